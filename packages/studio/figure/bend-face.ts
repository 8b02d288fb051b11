import type { ExpressionId } from '../look/vocabulary.ts';
import { clamp } from '../math.ts';
import { MESH } from '../reading/photo/face/mesh-places.ts';
import type { Landmark } from '../reading/photo/face/read-landmarks.ts';
import { middleOf, type Point } from '../reading/photo/point.ts';
import { CELLS, GRID, indexOf, xOf, yOf } from '../reading/photo/relief/head-grid.ts';
import type { PaintedHead } from '../reading/photo/relief/read-head-relief.ts';
import { readBetween } from '../reading/photo/relief/see-from-front.ts';

/** How far an expression moves parts of a face, in the head's units; y runs down. */
type Expression = {
  /** Corners of the mouth, outwards and down. */
  corners: readonly [out: number, down: number];
  /** How far lips that are closed open. */
  open: number;
  /** What is left of the opening of lips. */
  closes?: number;
  lowerLids: number;
  brows: number;
  /** Inner ends of the brows beyond that. */
  innerBrows: number;
  winks?: true;
};

const EXPRESSIONS: Readonly<Record<ExpressionId, Expression>> = {
  smile: { corners: [0.06, -0.1], open: 0, lowerLids: -0.025, brows: -0.02, innerBrows: 0 },
  laugh: { corners: [0.08, -0.12], open: 0.2, lowerLids: -0.04, brows: -0.05, innerBrows: 0 },
  serious: { corners: [-0.02, 0.04], open: 0, closes: 0.15, lowerLids: 0, brows: 0.02, innerBrows: 0.05 },
  wink: { corners: [0.06, -0.09], open: 0, lowerLids: -0.015, brows: -0.02, innerBrows: 0, winks: true },
};

/** Answers where to take what is seen at a place from. */
export type Bend = (place: Point) => Point;

/** Gives a face another expression: the same face, its surface and paint bent together. */
export function bendFace(painted: PaintedHead, mesh: readonly Landmark[], chosen: ExpressionId): PaintedHead {
  const bent = bendBy(painted, bendsOf(EXPRESSIONS[chosen], mesh));
  const opened = openingOf(EXPRESSIONS[chosen], mesh);
  if (opened) paintOpening(bent.face, opened);
  return bent;
}

/** Bends a face, its surface and paint together, by one bend after the other. */
export function bendBy({ head, face }: PaintedHead, bends: readonly Bend[]): PaintedHead {
  const columns = new Float32Array(CELLS);
  const rows = new Float32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const from = bends.reduce((place, bend) => bend(place), { x: xOf(cell), y: yOf(cell) });
    columns[cell] = clamp(indexOf(from.x), 0, GRID.edge - 1.001);
    rows[cell] = clamp(indexOf(from.y), 0, GRID.edge - 1.001);
  }
  const bent = new Uint8ClampedArray(face.length);
  for (let cell = 0; cell < CELLS; cell++)
    for (let channel = 0; channel < 4; channel++)
      bent[cell * 4 + channel] = readBetween(face, GRID.edge, 4, channel, columns[cell], rows[cell]);
  const front = head.front.map((_, cell) =>
    readBetween(head.front, GRID.edge, 1, 0, columns[cell], rows[cell]),
  );
  return { head: { ...head, front }, face: bent };
}

/** How far around a part its skin moves with it, in the head's units. */
const REACH = { corners: 0.42, lids: 0.22, brows: 0.4, innerBrows: 0.3 };

function bendsOf(wish: Expression, mesh: readonly Landmark[]): Bend[] {
  const at = (index: number): Point => mesh[index] ?? { x: 0, y: 0 };
  const sides = [-1, 1] as const;
  const corners = sides.map((side, index) =>
    move(at(MESH.mouthCorners[index] ?? 0), side * wish.corners[0], wish.corners[1], REACH.corners),
  );
  const lids = MESH.eyes.map(({ lower }) => move(at(lower[4] ?? 0), 0, wish.lowerLids, REACH.lids));
  const brows = MESH.brows.flatMap((places) => [
    move(middleOfMesh(places, mesh), 0, wish.brows, REACH.brows),
    move(at(places[4] ?? 0), 0, wish.innerBrows, REACH.innerBrows),
  ]);
  const mouth = mouthOf(mesh);
  const opening =
    wish.open > 0 && mouth.gap < CLOSED
      ? [stretch(mouth, mouth.half * 1.1, Math.max(mouth.gap / 2, 0.012), wish.open / 2)]
      : wish.closes !== undefined && mouth.gap > CLOSED
        ? [stretch(mouth, mouth.half * 1.3, mouth.gap / 2, (mouth.gap / 2) * wish.closes)]
        : [];
  return [...corners, ...lids, ...brows, ...opening, ...(wish.winks ? [closeEye(mesh)] : [])];
}

/** Moves what is around a place, less the further away it is. */
function move(middle: Point, right: number, down: number, reach: number): Bend {
  return ({ x, y }) => {
    const near = Math.max(0, 1 - ((x - middle.x) ** 2 + (y - middle.y) ** 2) / reach ** 2) ** 2;
    return { x: x - right * near, y: y - down * near };
  };
}

/** How much skin around an opening gives way, as a share of the opening's height. */
const GIVES_WAY = 0.34;

/** Makes an opening of half a height `from` as high as `to`. */
function stretch(middle: Point, half: number, from: number, to: number, upwards = false): Bend {
  const reach = Math.max(from, to) + GIVES_WAY;
  return ({ x, y }) => {
    const aside = Math.abs(x - middle.x) / half;
    const away = Math.abs(y - middle.y);
    if (aside >= 1 || away >= reach || (upwards && y > middle.y)) return { x, y };
    const source = away < to ? (away * from) / to : from + ((away - to) * (reach - from)) / (reach - to);
    const share = (1 - aside ** 2) ** 0.7;
    return { x, y: y + Math.sign(y - middle.y) * (source - away) * share };
  };
}

/** The eye on the right of the picture closes down to its lower lid. */
function closeEye(mesh: readonly Landmark[]): Bend {
  const [upper, lower] = [MESH.eyes[1].upper, MESH.eyes[1].lower].map((places) => middleOfMesh(places, mesh));
  const ring = [...MESH.eyes[1].upper, ...MESH.eyes[1].lower].flatMap((index) => mesh[index] ?? []);
  const xs = ring.map(({ x }) => x);
  const [top, bottom] = [Math.min(...ring.map(({ y }) => y)), Math.max(...ring.map(({ y }) => y))];
  const middle = { x: ((upper?.x ?? 0) + (lower?.x ?? 0)) / 2, y: bottom };
  const half = ((Math.max(...xs) - Math.min(...xs)) / 2) * 1.25;
  return stretch(middle, half, (bottom - top) * 1.1, (bottom - top) * 0.2, true);
}

/** Lips that are nearer to each other than this are closed, in the head's units. */
const CLOSED = 0.06;

type Mouth = Point & { half: number; gap: number };

function mouthOf(mesh: readonly Landmark[]): Mouth {
  const [left, right] = MESH.mouthCorners.map((index) => mesh[index]);
  const [upper, lower] = MESH.lipMiddles.map((index) => mesh[index]);
  return {
    x: ((left?.x ?? 0) + (right?.x ?? 0)) / 2,
    y: ((upper?.y ?? 1) + (lower?.y ?? 1)) / 2,
    half: ((right?.x ?? 0.36) - (left?.x ?? -0.36)) / 2,
    gap: Math.max(0, (lower?.y ?? 1) - (upper?.y ?? 1)),
  };
}

function openingOf(wish: Expression, mesh: readonly Landmark[]): (Mouth & { height: number }) | undefined {
  const mouth = mouthOf(mesh);
  return wish.open > 0 && mouth.gap < CLOSED ? { ...mouth, height: wish.open } : undefined;
}

const INSIDE = [72, 26, 26] as const;
const TEETH = [238, 233, 225] as const;
/** How much of an opening the upper teeth fill. */
const UPPER_TEETH = 0.62;

/** What is seen between lips that were closed: one clean band of teeth over a dark mouth. */
function paintOpening(paint: Uint8ClampedArray, { x, y, half, height }: Mouth & { height: number }): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const aside = Math.abs(xOf(cell) - x) / half;
    if (aside >= 1) continue;
    const tall = (height / 2) * (1 - aside ** 2) ** 0.7;
    // Corners of a laughing mouth are lifted.
    const lifted = yOf(cell) - y + 0.09 * aside ** 2;
    const inside = clamp((tall - Math.abs(lifted)) * GRID.perUnit * 0.5, 0, 1);
    const colour = lifted < tall * (2 * UPPER_TEETH - 1) && aside < 0.9 ? TEETH : INSIDE;
    for (let channel = 0; channel < 3; channel++) {
      const at = cell * 4 + channel;
      paint[at] += (colour[channel] - paint[at]) * inside;
    }
  }
}

/** The middle of places of a mesh. */
export const middleOfMesh = (places: readonly number[], mesh: readonly Landmark[]): Point =>
  middleOf(places.flatMap((index) => mesh[index] ?? []));
