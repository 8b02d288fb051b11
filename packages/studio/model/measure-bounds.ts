import { type Field, SLOT, STRIDE } from '../sculpt/field.ts';
import type { Vector } from '../sculpt/solid.ts';

/** The corners of a box that holds every solid of a field, world units. */
export function measureBounds(field: Field): { low: Vector; high: Vector } {
  const low = [1e3, 1e3, 1e3];
  const high = [-1e3, -1e3, -1e3];
  for (let index = 0; index < field.count; index++) {
    if (field.solids[index]?.cutOut) continue;
    for (let axis = 0; axis < 3; axis++) {
      const middle = field.numbers[index * STRIDE + SLOT.middleX + axis];
      const half = halfExtent(field, index, axis);
      low[axis] = Math.min(low[axis], middle - half);
      high[axis] = Math.max(high[axis], middle + half);
    }
  }
  const corner = ([x = 0, y = 0, z = 0]: number[]): Vector => [x, y, z];
  return { low: corner(low), high: corner(high) };
}

/** How far a solid reaches from its middle along an axis; combed grooves and soft seams may add to it. */
function halfExtent({ numbers: n, solids }: Field, index: number, axis: number): number {
  const o = index * STRIDE;
  const [a, b, c] = [n[o + SLOT.a], n[o + SLOT.b], n[o + SLOT.c]];
  const more = n[o + SLOT.groove] + n[o + SLOT.blend] / 4;
  const shape = solids[index]?.shape;
  if (shape === 'capsule') return Math.abs(n[o + SLOT.matrix + axis]) / 2 + Math.max(a, b) + more;
  if (shape === 'arc') return n[o + SLOT.reach] + more;
  const row = [0, 1, 2].map((column) => Math.abs(n[o + SLOT.matrix + axis * 3 + column]));
  const along = (x: number, y: number, z: number) => row[0] * x + row[1] * y + row[2] * z;
  if (shape === 'cylinder') return along(a, b, a) + more;
  if (shape === 'torus') return along(a + b, b, a + b) + more;
  return along(a, b, c) + more;
}
