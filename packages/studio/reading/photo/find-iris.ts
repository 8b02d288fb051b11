import { luminance, type Rgb } from '../../colour.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Point } from './point.ts';

/** The middle of the dark in an eye, kept near the middle of the lids, for a steady look. */
export function findIris({ upper, lower }: Eye, cut: Float32Array): Point {
  const left = upper[0] ?? { x: 0, y: 0 };
  const right = upper.at(-1) ?? left;
  const middle = {
    x: (left.x + right.x) / 2,
    y: ((upper[Math.floor(upper.length / 2)]?.y ?? 0) + (lower[Math.floor(lower.length / 2)]?.y ?? 0)) / 2,
  };
  const reach = (right.x - left.x) * 0.32;
  let [sum, x] = [0, 0];
  for (let dx = -reach; dx <= reach; dx += reach / 12) {
    for (const dy of [-0.03, 0, 0.03]) {
      const weight = Math.max(0, 150 - luminance(colourIn(cut, middle.x + dx, middle.y + dy))) ** 2;
      sum += weight;
      x += (middle.x + dx) * weight;
    }
  }
  const found = sum > 0 ? x / sum : middle.x;
  return { x: middle.x + (found - middle.x) * 0.8, y: middle.y - 0.008 };
}

function colourIn(cut: Float32Array, x: number, y: number): Rgb {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const column = Math.max(0, Math.min(width - 1, Math.round((x + halfWidth) * perUnit)));
  const row = Math.max(0, Math.min(height - 1, Math.round((y - top) * perUnit)));
  const at = (row * width + column) * 3;
  return [cut[at], cut[at + 1], cut[at + 2]];
}
