import type { Point } from './point.ts';
import type { Bitmap } from './read-photo.ts';

/** Steps of the search across one eye region. */
const STEPS = 21;

/** The eyes' places may be corrected twice, because the first correction shows better where to look. */
const ROUNDS = 2;

/**
 * Moves both eyes from their coarse places to the darkest blob nearby, which is where pupil and lashes are,
 * and gives up on a pair that would come out crooked (a brow, hair or a shadow).
 */
export function refineEyes(
  bitmap: Bitmap,
  coarse: { x: number; y: number; eyes: number },
): { leftEye: Point; rightEye: Point } {
  const half = coarse.eyes / 2;
  let leftEye: Point = { x: coarse.x - half, y: coarse.y };
  let rightEye: Point = { x: coarse.x + half, y: coarse.y };
  for (let round = 0; round < ROUNDS; round++) {
    const apart = rightEye.x - leftEye.x;
    const left = darkestNear(bitmap, leftEye, apart);
    const right = darkestNear(bitmap, rightEye, apart);
    const tilt = Math.abs(left.y - right.y) / Math.max(1, right.x - left.x);
    const stretch = (right.x - left.x) / apart;
    if (tilt > 0.28 || stretch < 0.75 || stretch > 1.45) break;
    [leftEye, rightEye] = [left, right];
  }
  return { leftEye, rightEye };
}

function darkestNear(bitmap: Bitmap, centre: Point, eyes: number): Point {
  let total = 0;
  let x = 0;
  let y = 0;
  const samples: { x: number; y: number; light: number }[] = [];
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      const dx = ((column / (STEPS - 1)) * 2 - 1) * eyes * 0.24;
      const dy = ((row / (STEPS - 1)) * 2 - 1) * eyes * 0.15;
      samples.push({
        x: centre.x + dx,
        y: centre.y + dy,
        light: blurredLight(bitmap, centre.x + dx, centre.y + dy, eyes * 0.05),
      });
    }
  }
  const lights = samples.map((sample) => sample.light).sort((a, b) => a - b);
  const darkest = lights[0] ?? 0;
  const limit = darkest + ((lights[Math.floor(lights.length / 2)] ?? 0) - darkest) * 0.45;
  for (const sample of samples) {
    const weight = Math.max(0, limit - sample.light);
    total += weight;
    x += sample.x * weight;
    y += sample.y * weight;
  }
  return total > 0 ? { x: x / total, y: y / total } : centre;
}

function blurredLight(bitmap: Bitmap, x: number, y: number, radius: number): number {
  let sum = 0;
  for (const [dx, dy] of [
    [0, 0],
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const) {
    const column = Math.max(0, Math.min(bitmap.width - 1, Math.round(x + dx * radius)));
    const row = Math.max(0, Math.min(bitmap.height - 1, Math.round(y + dy * radius)));
    const at = (row * bitmap.width + column) * 3;
    sum += (bitmap.data[at] ?? 0) + (bitmap.data[at + 1] ?? 0) + (bitmap.data[at + 2] ?? 0);
  }
  return sum;
}
