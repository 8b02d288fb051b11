import type { Surface } from './printed-toy.ts';
import { type CellGrid, sortIntoCells } from './sort-into-cells.ts';

/** The cosine from which on two sides are those of a wall, not of a point or an edge. */
const OPPOSITE = 0.7;
const NEAR = 1e-6;

/** Measures walls by rays from the middle of triangles inwards. */
export type Probe = {
  /** Unit normals, three numbers for every triangle. */
  normals: Float64Array;
  /** Square millimetres, for every triangle. */
  areas: Float64Array;
  /** How thick the wall under a triangle is, millimetres; `Infinity` from `limit` on, and where there is no wall. */
  thicknessAt(triangle: number, limit: number): number;
};

/** Prepares the measuring of one surface. */
export function createProbe(surface: Surface): Probe {
  const { positions, triangles } = surface;
  const { normals, areas } = measureSides(surface);
  const cells = sortIntoCells(surface);
  return {
    normals,
    areas,
    thicknessAt(triangle, limit) {
      const at = triangle * 3;
      const [a, b, c] = [triangles[at] * 3, triangles[at + 1] * 3, triangles[at + 2] * 3];
      const ray: Ray = {
        x: (positions[a] + positions[b] + positions[c]) / 3,
        y: (positions[a + 1] + positions[b + 1] + positions[c + 1]) / 3,
        z: (positions[a + 2] + positions[b + 2] + positions[c + 2]) / 3,
        dx: -normals[at],
        dy: -normals[at + 1],
        dz: -normals[at + 2],
      };
      return follow(ray, limit, { surface, normals, cells, own: triangle });
    },
  };
}

type Ray = { x: number; y: number; z: number; dx: number; dy: number; dz: number };
type Walls = { surface: Surface; normals: Float64Array; cells: CellGrid; own: number };

/** How far a ray goes to the opposite side; `Infinity` if there is none within `limit`. */
function follow(ray: Ray, limit: number, { surface, normals, cells, own }: Walls): number {
  const { starts, members, nx, ny } = cells;
  const [i0, i1] = cells.between(0, ray.x, ray.x + ray.dx * limit);
  const [j0, j1] = cells.between(1, ray.y, ray.y + ray.dy * limit);
  const [k0, k1] = cells.between(2, ray.z, ray.z + ray.dz * limit);
  let nearest = limit;
  let opposite = false;
  for (let k = k0; k <= k1; k++)
    for (let j = j0; j <= j1; j++) {
      const row = (k * ny + j) * nx;
      for (let at = starts[row + i0]; at < starts[row + i1 + 1]; at++) {
        const other = members[at];
        if (other === own) continue;
        const facing =
          ray.dx * normals[other * 3] + ray.dy * normals[other * 3 + 1] + ray.dz * normals[other * 3 + 2];
        if (facing <= 0) continue;
        const distance = hit(surface, other, ray);
        if (distance >= nearest) continue;
        nearest = distance;
        opposite = facing >= OPPOSITE;
      }
    }
  return opposite ? nearest : Number.POSITIVE_INFINITY;
}

function measureSides({ positions, triangles }: Surface): Pick<Probe, 'normals' | 'areas'> {
  const normals = new Float64Array(triangles.length);
  const areas = new Float64Array(triangles.length / 3);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] * 3, triangles[at + 1] * 3, triangles[at + 2] * 3];
    const [ux, uy, uz] = [
      positions[b] - positions[a],
      positions[b + 1] - positions[a + 1],
      positions[b + 2] - positions[a + 2],
    ];
    const [vx, vy, vz] = [
      positions[c] - positions[a],
      positions[c + 1] - positions[a + 1],
      positions[c + 2] - positions[a + 2],
    ];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    areas[at / 3] = length / 2;
    normals[at] = x / length;
    normals[at + 1] = y / length;
    normals[at + 2] = z / length;
  }
  return { normals, areas };
}

/** How far away a ray meets a triangle (Möller and Trumbore 1997); `Infinity` if it does not. */
function hit({ positions, triangles }: Surface, triangle: number, ray: Ray): number {
  const a = triangles[triangle * 3] * 3;
  const b = triangles[triangle * 3 + 1] * 3;
  const c = triangles[triangle * 3 + 2] * 3;
  const [ax, ay, az] = [positions[a], positions[a + 1], positions[a + 2]];
  const [ux, uy, uz] = [positions[b] - ax, positions[b + 1] - ay, positions[b + 2] - az];
  const [vx, vy, vz] = [positions[c] - ax, positions[c + 1] - ay, positions[c + 2] - az];
  const { dx, dy, dz } = ray;
  const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
  const determinant = ux * px + uy * py + uz * pz;
  if (Math.abs(determinant) < 1e-12) return Number.POSITIVE_INFINITY;
  const [sx, sy, sz] = [ray.x - ax, ray.y - ay, ray.z - az];
  const u = (sx * px + sy * py + sz * pz) / determinant;
  if (u < 0 || u > 1) return Number.POSITIVE_INFINITY;
  const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
  const v = (dx * qx + dy * qy + dz * qz) / determinant;
  if (v < 0 || u + v > 1) return Number.POSITIVE_INFINITY;
  const distance = (vx * qx + vy * qy + vz * qz) / determinant;
  return distance > NEAR ? distance : Number.POSITIVE_INFINITY;
}
