import { GROOVE_NUMBERS, layOutGroove } from './groove.ts';
import { layOutRelief, reliefLength } from './relief.ts';
import { multiply, rotation, type Sculpture, type Solid, turnVector, type Vector } from './solid.ts';

const SHAPES = ['ellipsoid', 'box', 'cylinder', 'torus', 'capsule', 'arc', 'relief'] as const;
const PLAIN: Vector = [0, 0, 0];

/** Numbers per solid in the flat array: the inner loop of the studio reads nothing else. */
export const STRIDE = 33 + GROOVE_NUMBERS;
/** Places inside those numbers. */
export const SLOT = {
  shape: 0,
  group: 1,
  blend: 2,
  cut: 3,
  x: 4,
  y: 5,
  z: 6,
  a: 7,
  b: 8,
  c: 9,
  round: 10,
  reach: 11,
  groove: 12,
  density: 13,
  phase: 14,
  turned: 15,
  matrix: 16,
  middleX: 25,
  middleY: 26,
  middleZ: 27,
  thin: 28,
  /** One over a, b and c: an ellipsoid is measured without dividing. */
  inverseA: 29,
  inverseB: 30,
  inverseC: 31,
  pad: 32,
  /** What `layOutGroove` lays out. */
  carving: 33,
} as const;

/** All solids of a scene in world coordinates, with what is needed to paint them. */
export type Field = {
  count: number;
  numbers: Float64Array;
  solids: Solid[];
  /** Per solid: the matrix, place and scale of its sculpture, to go back to the object's coordinates. */
  frames: { matrix: readonly number[]; at: Vector; scale: number }[];
};

/** Brings all sculptures into one field, turned as a whole by `view` (degrees around x, y, z). */
export function buildField(sculptures: readonly Sculpture[], view: Vector): Field {
  return layOutField(sculptures, rotation(view));
}

/** Brings all sculptures into one field, turned as a whole by a row-major matrix. */
export function layOutField(sculptures: readonly Sculpture[], viewMatrix: readonly number[]): Field {
  const rows: number[] = [];
  const solids: Solid[] = [];
  const frames: Field['frames'] = [];
  let lumpIndex = 0;
  for (const sculpture of sculptures) {
    const matrix = multiply(viewMatrix, rotation(sculpture.turn ?? PLAIN));
    const frame = { matrix, at: turnVector(viewMatrix, sculpture.at ?? PLAIN), scale: sculpture.scale ?? 1 };
    for (const group of sculpture.groups) {
      // A soft seam pulls at every solid of its group, so none may be left out where the seam still reaches.
      const pad = Math.max(...group.map((solid) => solid.blend ?? 0)) * frame.scale;
      for (const solid of group) {
        rows.push(...flatten(solid, frame, lumpIndex), pad, ...layOutGroove(solid, frame));
        solids.push(solid);
        frames.push(frame);
      }
      lumpIndex++;
    }
  }
  return { count: solids.length, numbers: withReliefs(rows, solids), solids, frames };
}

/** Puts the maps of reliefs behind the numbers of all solids, and where each begins into its own. */
function withReliefs(rows: readonly number[], solids: readonly Solid[]): Float64Array {
  const maps = solids.reduce((sum, { relief }) => sum + (relief ? reliefLength(relief) : 0), 0);
  const numbers = new Float64Array(rows.length + maps);
  numbers.set(rows);
  let base = rows.length;
  for (const [index, { relief }] of solids.entries()) {
    if (!relief) continue;
    numbers[index * STRIDE + SLOT.round] = base;
    layOutRelief(relief, numbers, base);
    base += reliefLength(relief);
  }
  return numbers;
}

function flatten(solid: Solid, frame: Field['frames'][number], group: number): number[] {
  const { matrix, scale } = frame;
  const place = (point: Vector): Vector => {
    const [x, y, z] = turnVector(matrix, point);
    return [x * scale + frame.at[0], y * scale + frame.at[1], z * scale + frame.at[2]];
  };
  const at = place(solid.at);
  const [a, b, c] = solid.size;
  const round = (solid.round ?? 0) * scale;
  const to = solid.to ? place(solid.to) : at;
  const limb = solid.shape === 'capsule';
  const arc = solid.shape === 'arc';
  const world = multiply(matrix, rotation(solid.turn ?? PLAIN));
  // A limb keeps its vector in place of the matrix: start to end, and one over the squared length.
  const [dx, dy, dz] = [to[0] - at[0], to[1] - at[1], to[2] - at[2]];
  const via = solid.via ? place(solid.via) : at;
  const tail = arc
    ? layOutArc(at, via, to)
    : limb
      ? [dx, dy, dz, 1 / Math.max(1e-9, dx * dx + dy * dy + dz * dz), 0, 0, 0, 0, 0]
      : world;
  const groove = solid.groove;
  const half = (i: 0 | 1 | 2) => (arc ? (at[i] + 2 * via[i] + to[i]) / 4 : (at[i] + to[i]) / 2);
  const middle: Vector = [half(0), half(1), half(2)];
  return [
    SHAPES.indexOf(solid.shape),
    group,
    (solid.blend ?? 0) * scale,
    solid.cutOut ? 1 : 0,
    at[0],
    at[1],
    at[2],
    a * scale,
    b * scale,
    c * scale,
    round,
    reachOf(solid) * scale +
      (arc ? farthest(middle, at, via, to) : limb ? Math.sqrt(dx * dx + dy * dy + dz * dz) / 2 : 0),
    (groove?.depth ?? 0) * scale,
    groove?.density ?? 0,
    groove?.phase ?? 0,
    limb || arc || isIdentity(world) ? 0 : 1,
    ...tail,
    ...middle,
    // Deep inside a flat ellipsoid its distance is overstated; no point can lie deeper than this.
    solid.shape === 'ellipsoid' || solid.shape === 'relief'
      ? Math.min(a, b, c) * scale
      : Number.POSITIVE_INFINITY,
    1 / (a * scale),
    1 / (b * scale),
    1 / (c * scale),
  ];
}

function isIdentity(matrix: readonly number[]): boolean {
  return [1, 0, 0, 0, 1, 0, 0, 0, 1].every((value, index) => Math.abs(matrix[index] - value) < 1e-9);
}

/** Radius of a ball around the solid's middle that contains all of it. */
function reachOf({ shape, size: [a, b, c], groove }: Solid): number {
  const extra = groove?.depth ?? 0;
  if (shape === 'ellipsoid') return Math.max(a, b, c) + extra;
  if (shape === 'box' || shape === 'relief') return Math.hypot(a, b, c) + extra;
  if (shape === 'cylinder') return Math.hypot(a, b) + extra;
  if (shape === 'torus') return a + b + extra;
  return (shape === 'arc' ? Math.max(a, b, c) : Math.max(a, b)) + extra;
}

/** What `nearestOnArc` reads in place of a matrix. */
function layOutArc(at: Vector, via: Vector, to: Vector): number[] {
  const b = [0, 1, 2].map((i) => (via[i] ?? 0) - (at[i] ?? 0));
  const c = [0, 1, 2].map((i) => (at[i] ?? 0) - 2 * (via[i] ?? 0) + (to[i] ?? 0));
  const square = [0, 1, 2].reduce((sum, i) => sum + ((to[i] ?? 0) - (at[i] ?? 0)) ** 2, 0);
  // A parabola bends most at its vertex: there the radius is half of this where both arms are of one length.
  const bend = square / Math.max(1e-9, 4 * Math.hypot(...c));
  return [...b, ...c, 1 / Math.max(1e-9, square), bend, 0];
}

/** A ball around the first place that contains the others. */
const farthest = (middle: Vector, ...places: Vector[]): number =>
  Math.max(...places.map(([x, y, z]) => Math.hypot(x - middle[0], y - middle[1], z - middle[2])));

/** The box around all solids that add something, world units: lowest and highest x, y, z. */
export function boundsOf({ count, numbers: n }: Field): { low: number[]; high: number[] } {
  const low = [1e3, 1e3, 1e3];
  const high = [-1e3, -1e3, -1e3];
  for (let o = 0; o < count * STRIDE; o += STRIDE) {
    if (n[o + SLOT.cut] === 1) continue;
    const reach = n[o + SLOT.reach];
    for (let axis = 0; axis < 3; axis++) {
      const middle = n[o + SLOT.middleX + axis];
      low[axis] = Math.min(low[axis], middle - reach);
      high[axis] = Math.max(high[axis], middle + reach);
    }
  }
  return { low, high };
}
