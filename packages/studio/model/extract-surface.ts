import { createCrossing, measureCrossing } from './measure-crossing.ts';
import { createCellPlanes, solveQef } from './qef.ts';
import type { Grid } from './sample-grid.ts';

/**
 * The surface of a grid in quads: one for every lattice edge that leaves the inside, with its corners in the
 * four cells around that edge. Quads run counter-clockwise seen from outside.
 */
export type Surface = {
  /** Three coordinates for every vertex, world units. */
  positions: Float32Array;
  /** Four vertices for every quad. */
  quads: Uint32Array;
  /** The outward normal where the quad's lattice edge passes the surface. */
  normals: Float32Array;
  /** The solid that the quad belongs to. */
  solids: Int16Array;
};

/**
 * Dual contouring (Ju et al. 2002): every cell that the surface passes gets one vertex where the planes of its
 * crossings meet best, so that creases between parts stay sharp. On a well-composed grid the result is a closed
 * 2-manifold.
 */
export function extractSurface(grid: Grid): Surface {
  const { nx, ny, nz, inside } = grid;
  const strides = [1, nx, nx * ny];
  const count = countCrossings(grid, strides);
  const planes = createCellPlanes(grid, count);
  const quads = new Uint32Array(count * 4);
  const normals = new Float32Array(count * 3);
  const solids = new Int16Array(count);
  const crossing = createCrossing();
  let quad = 0;
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      const row = (k * ny + j) * nx;
      for (let i = 1; i < nx - 1; i++) {
        const at = row + i;
        const here = inside[at];
        // Nearly all samples are surrounded by samples of the same side.
        if (here === inside[at + 1] && here === inside[at + nx] && here === inside[at + nx * ny]) continue;
        for (let axis = 0; axis < 3; axis++) {
          if (here === inside[at + (strides[axis] ?? 1)]) continue;
          measureCrossing(grid, i, j, k, axis, crossing);
          normals.set(crossing.normal, quad * 3);
          solids[quad] = crossing.solid;
          // The four cells around the edge, in the order that faces outwards.
          const u = strides[(axis + 1) % 3];
          const v = strides[(axis + 2) % 3];
          const first = quad * 4;
          const [second, last] = here === 1 ? [first + 1, first + 3] : [first + 3, first + 1];
          quads[first] = planes.add(at - u - v, crossing);
          quads[second] = planes.add(at - v, crossing);
          quads[first + 2] = planes.add(at, crossing);
          quads[last] = planes.add(at - u, crossing);
          quad++;
        }
      }
    }
  }
  return { positions: solveQef(grid, planes), quads, normals, solids };
}

function countCrossings({ nx, ny, nz, inside }: Grid, strides: readonly number[]): number {
  let count = 0;
  for (const stride of strides) {
    for (let k = 1; k < nz - 1; k++) {
      for (let j = 1; j < ny - 1; j++) {
        const row = (k * ny + j) * nx;
        for (let at = row + 1; at < row + nx - 1; at++) if (inside[at] !== inside[at + stride]) count++;
      }
    }
  }
  return count;
}
