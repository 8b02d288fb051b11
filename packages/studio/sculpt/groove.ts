import { type Solid, turnVector, type Vector } from './solid.ts';
import { unit } from './vector.ts';

const PATTERNS = ['comb', 'strands', 'curls', 'plait', 'layers'] as const;
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
  const arc = solid.shape === 'arc';
  // An arc's own direction changes along it; only the side that is seen stays the same.
  const start = arc ? pole : across(Math.abs(pole[2]) < 0.95 ? FRONT : SIDE, pole);
  const place = (direction: Vector) => (limb || arc ? turnVector(frame.matrix, direction) : direction);
  const pattern = groove.pattern ?? 'comb';
  return [
    PATTERNS.indexOf(pattern),
    // Curls and layers are told by their waves per unit of the object.
    pattern === 'curls' || pattern === 'layers' ? 1 / frame.scale : (groove.twist ?? 0),
    groove.wave ?? SWAY,
    ...place(pole),
    ...place(start),
  ];
}

/**
 * Where `carve` measures: x, y, z from the solid's middle (of a limb, from its axis), how far along the pole, -1 to 1,
 * and the direction of the pole there.
 * An array spares the engine the allocation of each number.
 */
export const place = new Float64Array(7);

/**
 * How deep the surface is carved at `place`. `groove` is where depth, density and phase stand in the numbers, `g` where
 * those of `layOutGroove` do.
 */
export function carve(n: Float64Array, groove: number, g: number): number {
  const depth = n[groove];
  const density = n[groove + 1];
  const phase = n[groove + 2];
  if (n[g] === 2) return depth * curl(density * n[g + 1], phase);
  const x = place[0];
  const y = place[1];
  const z = place[2];
  const px = place[4];
  const py = place[5];
  const pz = place[6];
  if (n[g] === 4) {
    const layer = (x * px + y * py + z * pz) * n[g + 1];
    return depth * locks(density * uneven(layer, phase) + phase + sine(place[3] * 2.4) * n[g + 2]);
  }
  const sx = n[g + START];
  const sy = n[g + START + 1];
  const sz = n[g + START + 2];
  const ahead = x * sx + y * sy + z * sz;
  const aside = x * (py * sz - pz * sy) + y * (pz * sx - px * sz) + z * (px * sy - py * sx);
  const around = Math.atan2(aside, ahead);
  const angle = around * density;
  if (n[g] === 3) return depth * plait(angle + phase, place[3] * n[g + 1]);
  const sway = phase + sine(place[3] * 2.4) * n[g + 2];
  if (n[g] === 0) return depth * (0.6 - 0.9 * Math.abs(sine(angle + sway)));
  return depth * locks(density * uneven(around, phase) + sway + place[3] * n[g + 1] * Math.PI);
}

/** Locks side by side: a valley with a soft bottom between two, and two long shallow grooves on each. */
function locks(turn: number): number {
  const main = sine(turn);
  const fine = sine(turn * 3);
  return 0.7 - 0.85 * Math.sqrt(main * main + VALLEY) - SHALLOW * Math.sqrt(fine * fine + VALLEY);
}

/** How round the bottom of a groove is, and how shallow the fine ones are. */
const VALLEY = 0.02;
const SHALLOW = 0.13;

/** No two locks are equally broad: a coordinate is drawn out in one place and pressed together in another. */
const uneven = (place: number, phase: number) => place + 0.1 * sine(place * 3 + phase * 1.7);

/** Coils, side by side and never in rows: the sheets of a gyroid, bent. */
function curl(density: number, phase: number): number {
  const a = place[0] * density + phase;
  const b = place[1] * density;
  const c = place[2] * density;
  const u = a + sine(b * 0.7);
  const v = b + sine(c * 0.6 + 1);
  const w = c + sine(a * 0.65 + 2);
  const sheet = sine(u) * sine(v + QUARTER) + sine(v) * sine(w + QUARTER) + sine(w) * sine(u + QUARTER);
  return 0.7 - Math.abs(sheet);
}

/** Links that meet in a V along the middle of each row. */
function plait(angle: number, links: number): number {
  const row = Math.abs(sine(angle));
  const link = Math.abs(sine((links + row * 0.55) * Math.PI));
  return 0.7 - Math.min(1, row * 1.6, 0.15 + link * 1.2);
}

const QUARTER = Math.PI / 2;
const ROUND = Math.PI * 2;

/** A sine to a thousandth, several times as fast as the engine's: grooves take most of the time that hair costs. */
function sine(angle: number): number {
  const x = angle - Math.round(angle / ROUND) * ROUND;
  const arch = (4 / Math.PI) * x - (4 / (Math.PI * Math.PI)) * x * Math.abs(x);
  return 0.225 * (arch * Math.abs(arch) - arch) + arch;
}

/** The part of a direction that is square to the pole. */
function across([x, y, z]: Vector, [px, py, pz]: Vector): Vector {
  const along = x * px + y * py + z * pz;
  return unit([x - px * along, y - py * along, z - pz * along]);
}
