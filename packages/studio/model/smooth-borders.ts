import { clamp } from '../math.ts';
import type { Surface } from './extract-surface.ts';

/** How often every vertex of a border moves towards the middle of its two neighbours, and how far. */
const ROUNDS = 4;
const SHARE = 0.5;
/** How far a vertex may move from its first place, cells: no quad may turn over. */
const FURTHEST = 0.45;
/** Length of the mean normal below which a vertex lies on a fold, which must stay where it is. */
const SMOOTH = 0.85;

/**
 * Straightens the borders between differently painted quads where they run over a smooth surface: a lattice gives them
 * teeth. Vertices slide on the surface; `paintOf` numbers the paint of a solid, `step` is the edge of a cell.
 */
export function smoothBorders(surface: Surface, paintOf: (solid: number) => number, step: number): void {
  const border = linkBorder(surface, paintOf);
  const normals = meanNormals(surface, border);
  const { positions } = surface;
  const first = positions.slice();
  for (let round = 0; round < ROUNDS; round++) {
    const before = positions.slice();
    for (const [vertex, neighbours] of border) {
      const normal = normals.get(vertex);
      const [one, two] = neighbours;
      if (neighbours.length !== 2 || one === undefined || two === undefined || !normal) continue;
      const move = [0, 1, 2].map(
        (c) => ((before[one * 3 + c] + before[two * 3 + c]) / 2 - before[vertex * 3 + c]) * SHARE,
      );
      const out = move.reduce((sum, value, c) => sum + value * normal[c], 0);
      for (let c = 0; c < 3; c++) {
        const at = vertex * 3 + c;
        const tint = before[at] + move[c] - out * normal[c];
        const away = clamp(tint - first[at], -FURTHEST * step, FURTHEST * step);
        positions[at] = first[at] + away;
      }
    }
  }
}

/** The vertices on borders, each with those that it shares an edge of the border with. */
function linkBorder({ quads, solids, positions }: Surface, paintOf: (solid: number) => number) {
  const paints = Int32Array.from(solids, paintOf);
  const paintAt = new Int32Array(positions.length / 3).fill(-1);
  const mixed = new Uint8Array(positions.length / 3);
  for (let at = 0; at < quads.length; at++) {
    const vertex = quads[at];
    const paint = paints[at >> 2];
    if (paintAt[vertex] === -1) paintAt[vertex] = paint;
    else if (paintAt[vertex] !== paint) mixed[vertex] = 1;
  }
  const seen = new Map<number, number>();
  const links = new Map<number, number[]>();
  for (let at = 0; at < quads.length; at++) {
    const a = quads[at];
    const b = quads[(at & ~3) | ((at + 1) & 3)];
    if (mixed[a] !== 1 || mixed[b] !== 1) continue;
    const edge = Math.min(a, b) * mixed.length + Math.max(a, b);
    const other = seen.get(edge);
    const paint = paints[at >> 2];
    if (other === undefined) seen.set(edge, paint);
    else if (other !== paint) {
      links.set(a, [...(links.get(a) ?? []), b]);
      links.set(b, [...(links.get(b) ?? []), a]);
    }
  }
  return links;
}

/** The unit normals of those vertices of a border that lie on a smooth surface. */
function meanNormals({ quads, normals }: Surface, border: ReadonlyMap<number, unknown>) {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < quads.length; at++) {
    const vertex = quads[at];
    if (!border.has(vertex)) continue;
    const sum = sums.get(vertex) ?? [0, 0, 0, 0];
    for (let c = 0; c < 3; c++) sum[c] = sum[c] + normals[(at >> 2) * 3 + c];
    sum[3]++;
    sums.set(vertex, sum);
  }
  const units = new Map<number, readonly number[]>();
  for (const [vertex, [x, y, z, count]] of sums) {
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length > SMOOTH * count) units.set(vertex, [x / length, y / length, z / length]);
  }
  return units;
}
