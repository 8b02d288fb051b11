import { distanceTo, solidAt } from './distance.ts';
import { type Field, SLOT, STRIDE } from './field.ts';
import { KEY } from './light.ts';
import type { SurfacePoint } from './shade.ts';

/** How far shadows reach, world units. */
const SHADOW_LENGTH = 1.1;
/** How far a corner's darkness reaches. */
const CORNER = 0.14;

/** The solids that matter to one tile of the picture: those a ray can hit, and those that can shade it. */
export type TileSolids = {
  seen: Int32Array;
  seenCount: number;
  near: Int32Array;
  nearCount: number;
  shading: Int32Array;
  shadingCount: number;
  front: number;
  back: number;
};

/** Room for `count` solids, used again for every tile. */
export function createTileSolids(count: number): TileSolids {
  return {
    seen: new Int32Array(count),
    seenCount: 0,
    near: new Int32Array(count),
    nearCount: 0,
    shading: new Int32Array(count),
    shadingCount: 0,
    front: 0,
    back: 0,
  };
}

/** Collects the solids for a tile around x, y of the given radius. */
export function collectSolids(field: Field, tile: TileSolids, x: number, y: number, radius: number): void {
  tile.seenCount = 0;
  tile.nearCount = 0;
  tile.shadingCount = 0;
  tile.front = -1e3;
  tile.back = 1e3;
  const n = field.numbers;
  for (let index = 0; index < field.count; index++) {
    const o = index * STRIDE;
    const dx = (n[o + SLOT.middleX] ?? 0) - x;
    const dy = (n[o + SLOT.middleY] ?? 0) - y;
    const reach = (n[o + SLOT.reach] ?? 0) + (n[o + SLOT.pad] ?? 0) + radius;
    const away = Math.hypot(dx, dy);
    if (away < reach + CORNER) tile.near[tile.nearCount++] = index;
    if (away < reach) {
      tile.seen[tile.seenCount++] = index;
      const z = n[o + SLOT.middleZ] ?? 0;
      const deep = n[o + SLOT.reach] ?? 0;
      tile.front = Math.max(tile.front, z + deep);
      tile.back = Math.min(tile.back, z - deep);
    }
    const along = Math.max(
      0,
      Math.min(SHADOW_LENGTH, (dx * KEY[0] + dy * KEY[1]) / (KEY[0] ** 2 + KEY[1] ** 2)),
    );
    if (Math.hypot(dx - KEY[0] * along, dy - KEY[1] * along) < reach)
      tile.shading[tile.shadingCount++] = index;
  }
}

/** Follows the ray through x, y from the front. Returns whether it hits, and fills `point` if so. */
export function tracePoint(
  field: Field,
  tile: TileSolids,
  x: number,
  y: number,
  pixel: number,
  point: SurfacePoint,
): boolean {
  let z = tile.front;
  for (let step = 0; step < 64 && z > tile.back; step++) {
    const d = distanceTo(field, tile.seen, tile.seenCount, x, y, z, false);
    if (d < pixel * 0.5) {
      fillPoint(field, tile, x, y, z, pixel, point);
      return true;
    }
    z -= d * 0.94;
  }
  return false;
}

function fillPoint(
  field: Field,
  tile: TileSolids,
  x: number,
  y: number,
  z: number,
  pixel: number,
  point: SurfacePoint,
): void {
  const e = pixel * 0.6;
  const { seen, seenCount } = tile;
  const a = distanceTo(field, seen, seenCount, x + e, y - e, z - e, true);
  const b = distanceTo(field, seen, seenCount, x - e, y - e, z + e, true);
  const c = distanceTo(field, seen, seenCount, x - e, y + e, z - e, true);
  const d = distanceTo(field, seen, seenCount, x + e, y + e, z + e, true);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  point.x = x;
  point.y = y;
  point.z = z;
  point.nx = nx / length;
  point.ny = ny / length;
  point.nz = nz / length;
  point.solid = solidAt(field, seen, seenCount, x, y, z);
}

/** Measures how much light reaches a point: the key light past other solids, and how open its corner is. */
export function lightPoint(field: Field, tile: TileSolids, point: SurfacePoint): void {
  point.open = openness(field, tile, point);
  const facing = point.nx * KEY[0] + point.ny * KEY[1] + point.nz * KEY[2];
  point.lit = facing < -0.25 ? 0 : keyLight(field, tile, point);
}

function openness(field: Field, tile: TileSolids, p: SurfacePoint): number {
  let closed = 0;
  let weight = 1;
  for (let step = 1; step <= 3; step++) {
    const h = (CORNER * step * step) / 9;
    const d = distanceTo(
      field,
      tile.near,
      tile.nearCount,
      p.x + p.nx * h,
      p.y + p.ny * h,
      p.z + p.nz * h,
      false,
    );
    closed += Math.max(0, h - d) * weight;
    weight *= 0.6;
  }
  return Math.max(0, 1 - closed * 9);
}

function keyLight(field: Field, tile: TileSolids, p: SurfacePoint): number {
  let lit = 1;
  let t = 0.02;
  const [x, y, z] = [p.x + p.nx * 0.012, p.y + p.ny * 0.012, p.z + p.nz * 0.012];
  for (let step = 0; step < 14 && t < SHADOW_LENGTH; step++) {
    const d = distanceTo(
      field,
      tile.shading,
      tile.shadingCount,
      x + KEY[0] * t,
      y + KEY[1] * t,
      z + KEY[2] * t,
      false,
    );
    lit = Math.min(lit, 0.5 + (9 * d) / (2 * t));
    if (lit <= 0) return 0;
    t += Math.max(0.024, Math.abs(d));
  }
  return lit * lit * (3 - 2 * lit);
}
