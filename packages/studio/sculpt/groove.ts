import { type Solid, turnVector, type Vector } from './solid.ts';

const PATTERNS = ['comb', 'strands', 'curls', 'plait'] as const;
/** Numbers per solid: pattern, twist, wave, pole, and the direction in which angles around the pole begin. */
export const GROOVE_NUMBERS = 9;
/** Where the pole and that direction stand among them. */
export const POLE = 3;
const START = 6;

const UP: Vector = [0, 1, 0];
const FRONT: Vector = [0, 0, 1];
const SIDE: Vector = [1, 0, 0];

/** How much comb and strands sway unless they say otherwise, radians. */
const SWAY = 1.6;

/** The numbers of a solid's grooves in the field: a limb measures in the world, all others in their own coordinates. */
export function layOutGroove(solid: Solid, frame: { matrix: readonly number[]; scale: number }): number[] {
  const { groove, at, to } = solid;
  if (!groove) return Array.from<number>({ length: GROOVE_NUMBERS }).fill(0);
  const limb = solid.shape === 'capsule' && to !== undefined;
  const pole = unit(limb ? [to[0] - at[0], to[1] - at[1], to[2] - at[2]] : (groove.pole ?? UP));
  const start = across(Math.abs(pole[2]) < 0.95 ? FRONT : SIDE, pole);
  const place = (direction: Vector) => (limb ? turnVector(frame.matrix, direction) : direction);
  const pattern = groove.pattern ?? 'comb';
  return [
    PATTERNS.indexOf(pattern),
    // Curls are told by their waves per unit of the object.
    pattern === 'curls' ? 1 / frame.scale : (groove.twist ?? 0),
    groove.wave ?? SWAY,
    ...place(pole),
    ...place(start),
  ];
}

/**
 * How deep the surface is carved at a place x, y, z around the solid's middle (of a limb, around its axis). `groove` is where depth, density and
 * phase stand, `g` where the numbers of `layOutGroove` do; `along` runs from -1 to 1 along the pole.
 */
export function carve(
  n: Float64Array,
  groove: number,
  g: number,
  x: number,
  y: number,
  z: number,
  along: number,
): number {
  const depth = n[groove];
  const density = n[groove + 1];
  const phase = n[groove + 2];
  if (n[g] === 2) return depth * curl(density * n[g + 1], phase, x, y, z);
  const [px, py, pz] = [n[g + POLE], n[g + POLE + 1], n[g + POLE + 2]];
  const [sx, sy, sz] = [n[g + START], n[g + START + 1], n[g + START + 2]];
  const ahead = x * sx + y * sy + z * sz;
  const aside = x * (py * sz - pz * sy) + y * (pz * sx - px * sz) + z * (px * sy - py * sx);
  const angle = Math.atan2(aside, ahead) * density;
  if (n[g] === 3) return depth * plait(angle + phase, along * n[g + 1]);
  const wave = angle + phase + Math.sin(along * 2.4) * n[g + 2];
  if (n[g] === 0) return depth * (0.6 - 0.9 * Math.abs(Math.sin(wave)));
  const turn = wave + along * n[g + 1] * Math.PI;
  return depth * (0.7 - 0.8 * Math.abs(Math.sin(turn)) - 0.3 * Math.abs(Math.sin(turn * 2 + 1.3)));
}

/** Coils, side by side and never in rows: the sheets of a gyroid, bent. */
function curl(density: number, phase: number, x: number, y: number, z: number): number {
  const [a, b, c] = [x * density + phase, y * density, z * density];
  const [u, v, w] = [a + Math.sin(b * 0.7), b + Math.sin(c * 0.6 + 1), c + Math.sin(a * 0.65 + 2)];
  const sheet = Math.sin(u) * Math.cos(v) + Math.sin(v) * Math.cos(w) + Math.sin(w) * Math.cos(u);
  return 0.7 - Math.abs(sheet);
}

/** Links that meet in a V along the middle of each row. */
function plait(angle: number, links: number): number {
  const row = Math.abs(Math.sin(angle));
  const link = Math.abs(Math.sin((links + row * 0.55) * Math.PI));
  return 0.7 - Math.min(1, row * 1.6, 0.15 + link * 1.2);
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** What of a direction stands square to the pole. */
function across([x, y, z]: Vector, [px, py, pz]: Vector): Vector {
  const along = x * px + y * py + z * pz;
  return unit([x - px * along, y - py * along, z - pz * along]);
}
