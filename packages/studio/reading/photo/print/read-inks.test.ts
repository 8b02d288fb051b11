import { expect, it } from 'vitest';
import { luminance } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { readInks } from './read-inks.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;

const box = (left: number, right: number, upper: number, lower: number): Point[] => [
  { x: left, y: upper },
  { x: right, y: upper },
  { x: right, y: lower },
  { x: left, y: lower },
];
const lids = (left: number) => ({
  upper: [left, left + 0.15, left + 0.3].map((x) => ({ x, y: -0.05 })),
  lower: [left + 0.3, left + 0.15, left].map((x) => ({ x, y: 0.05 })),
});
const features: FaceFeatures = {
  eyes: [lids(-0.65), lids(0.35)],
  brows: [box(-0.8, -0.25, -0.6, -0.4), box(0.25, 0.8, -0.6, -0.4)],
  lips: box(-0.4, 0.4, 0.95, 1.15),
  mouth: box(-0.3, 0.3, 1.05, 1.05),
  oval: box(-1.2, 1.2, -1.3, 1.7),
  nose: [{ x: 0, y: 0.75 }],
};

/** A grey face with level brows, whose left side lies in shade. */
function faceInShade(shade: number): Float32Array {
  const cut = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [(pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top];
    const light = (y > -0.55 && y < -0.45 ? 70 : 200) * (x < 0 ? shade : 1);
    cut.fill(light, pixel * 3, pixel * 3 + 3);
  }
  return cut;
}

it('a brow in shade has the colour that it has in the light', () => {
  const cut = faceInShade(0.6);
  const { brows } = readInks(
    features,
    { cut, taken: cut },
    { skin: [200, 200, 200], hair: [60, 60, 60], glasses: undefined, monochrome: false },
    true,
  );
  const [left, right] = brows.map((ink) => luminance(ink ?? [0, 0, 0]));
  expect(right).toBeCloseTo(70, 0);
  expect(left).toBeGreaterThan(65);
});

it('a black and white photo tells no colour of lips', () => {
  const cut = faceInShade(1);
  const lipsOf = (monochrome: boolean) =>
    readInks(
      features,
      { cut, taken: cut },
      { skin: [200, 200, 200], hair: [60, 60, 60], glasses: undefined, monochrome },
      true,
    ).lips;
  expect(lipsOf(false)).toBeDefined();
  expect(lipsOf(true)).toBeUndefined();
});
