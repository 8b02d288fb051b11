import { expect, it } from 'vitest';
import type { Point } from '../point.ts';
import { FACE_PRINT } from './face-print.ts';
import { narrowBrow } from './narrow-brow.ts';

const { width, height, perUnit, top } = FACE_PRINT;

/** As the mesh draws brows: along the upper border outwards, and back along the lower one. */
const xs = [0.25, 0.4, 0.55, 0.7, 0.85];
const outline: Point[] = [
  ...xs.map((x) => ({ x, y: -0.6 })),
  ...xs.toReversed().map((x) => ({ x, y: -0.4 })),
];

/** A face of one colour with a level brow. */
function faceWithBrow({ from, to, light }: { from: number; to: number; light: number }): Float32Array {
  const cut = new Float32Array(width * height * 3).fill(200);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const y = Math.floor(pixel / width) / perUnit + top;
    if (y > from && y < to) cut.fill(light, pixel * 3, pixel * 3 + 3);
  }
  return cut;
}

function spanOf(points: readonly Point[]): [number, number] {
  const ys = points.map(({ y }) => y);
  return [Math.min(...ys), Math.max(...ys)];
}

it('a brow is drawn as thin as it is, where it is', () => {
  const [from, to] = spanOf(narrowBrow(faceWithBrow({ from: -0.5, to: -0.42, light: 50 }), outline));
  expect(to - from).toBeLessThan(0.12);
  expect((from + to) / 2).toBeGreaterThan(-0.49);
});

it('a brow that fills its outline stays as thick', () => {
  const [from, to] = spanOf(narrowBrow(faceWithBrow({ from: -0.7, to: -0.42, light: 50 }), outline));
  expect(to - from).toBeGreaterThan(0.185);
});

it('a brow as pale as the skin keeps the outline of the mesh', () => {
  const narrowed = narrowBrow(faceWithBrow({ from: -0.5, to: -0.42, light: 190 }), outline);
  for (const [index, { y }] of narrowed.entries()) expect(y).toBeCloseTo(outline[index]?.y ?? 0, 5);
});

it('a brow that hair hides is drawn no thinner than most', () => {
  const face = faceWithBrow({ from: -0.5, to: -0.45, light: 50 });
  const thick = (unseen: number) => {
    const [from, to] = spanOf(narrowBrow(face, outline, unseen));
    return to - from;
  };
  expect(thick(0)).toBeLessThan(0.1);
  expect(thick(1)).toBeCloseTo(0.15, 2);
});
