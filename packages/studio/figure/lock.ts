import type { Paint, Solid, Vector } from '../sculpt/solid.ts';

/**
 * One moulded lock of hair: a long drop from `root` to `tip`, `thick` in the middle, its strands combed along
 * it.
 */
export function sculptLock(paint: Paint, root: Vector, tip: Vector, thick: number, blend: number): Solid {
  const [dx, dy, dz] = [tip[0] - root[0], tip[1] - root[1], tip[2] - root[2]];
  const length = Math.hypot(dx, dy, dz) || 1e-6;
  return {
    shape: 'ellipsoid',
    at: [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2, (root[2] + tip[2]) / 2],
    size: [thick, length / 2 + thick * 0.3, thick],
    turn: [(Math.asin(dz / length) * 180) / Math.PI, 0, (Math.atan2(-dx, dy) * 180) / Math.PI],
    paint,
    blend,
    groove: { depth: 0.035, density: 3.5, phase: root[0] * 3 + tip[1] },
  };
}
