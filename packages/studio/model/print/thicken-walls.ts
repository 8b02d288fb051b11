import type { PrintedToy, Surface } from './printed-toy.ts';
import { createProbe, type Probe } from './probe-walls.ts';

/** The thinnest wall that printers of plaster and resin accept, millimetres. */
export const THINNEST = 0.8;
/** How thick a thin wall is made: corners of it share triangles with what is thicker. */
const WANTED = 0.92;
/** Less is a fold of the surface and not a wall: the lattice of a model finds nothing that is so thin. */
const FOLD = 0.2;
/** Making one wall thicker may show another one. */
const ROUNDS = 6;
/** How far one round moves a corner, millimetres, so that corners near each other stay in their order. */
const STRIDE = 0.12;

/**
 * Moves the two sides of every wall that is too thin apart. Corners and triangles stay the same. Of all rounds the one
 * counts that leaves the smallest thin surface.
 */
export function thickenWalls(toy: PrintedToy): PrintedToy {
  const { triangles } = toy;
  let best = { positions: toy.positions, thin: Number.POSITIVE_INFINITY };
  let positions = toy.positions;
  for (let round = 0; round <= ROUNDS; round++) {
    const walls = findThin({ positions, triangles });
    if (walls.area < best.thin) best = { positions, thin: walls.area };
    if (walls.area === 0 || round === ROUNDS) break;
    positions = pushApart({ positions, triangles }, walls);
  }
  return { ...toy, positions: best.positions };
}

type Walls = { probe: Probe; area: number; thin: { triangle: number; thickness: number }[] };

function findThin(surface: Surface): Walls {
  const probe = createProbe(surface);
  const walls: Walls = { probe, area: 0, thin: [] };
  for (let triangle = 0; triangle < surface.triangles.length / 3; triangle++) {
    const thickness = probe.thicknessAt(triangle, WANTED);
    if (thickness < FOLD || thickness >= THINNEST + 0.02) continue;
    walls.area += probe.areas[triangle];
    walls.thin.push({ triangle, thickness });
  }
  return walls;
}

/** Every corner of a thin wall goes outwards, as far as the thinnest of its triangles asks. */
function pushApart({ positions, triangles }: Surface, { probe, thin }: Walls): Float64Array {
  const ways = new Float64Array(positions.length);
  const lengths = new Float64Array(positions.length / 3);
  for (const { triangle, thickness } of thin) {
    for (let corner = 0; corner < 3; corner++) {
      const vertex = triangles[triangle * 3 + corner];
      lengths[vertex] = Math.max(lengths[vertex], Math.min(STRIDE, (WANTED - thickness) / 2));
      for (let axis = 0; axis < 3; axis++) ways[vertex * 3 + axis] += probe.normals[triangle * 3 + axis];
    }
  }
  return positions.map((value, at) => {
    const vertex = Math.floor(at / 3);
    if (lengths[vertex] === 0) return value;
    const long = Math.hypot(ways[vertex * 3], ways[vertex * 3 + 1], ways[vertex * 3 + 2]);
    return long < 1e-9 ? value : value + (ways[at] / long) * lengths[vertex];
  });
}
