import { expect, test } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { USUAL_SHAPE } from '../face/frontal-face.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';
import { readTeethLight } from './teeth-light.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const box = (right: number, above: number, below: number) => [
  { x: -right, y: above },
  { x: right, y: above },
  { x: right, y: below },
  { x: -right, y: below },
];
const features: FaceStudy['features'] = {
  eyes: [
    { upper: [], lower: [] },
    { upper: [], lower: [] },
  ],
  brows: [[], []],
  lips: box(0.4, 0.95, 1.25),
  mouth: box(0.3, 1, 1.2),
  oval: [],
  nose: [],
};
const REDNESS = 0.7;
const TOOTH: Rgb = [232, 224, 208];
const GUM: Rgb = [170, 80, 80];

/** A face of one skin with this between its lips, all in a light that multiplies what they show. */
function mouthOf(skin: Rgb, between: Rgb, light = 1): FaceStudy {
  const cut = new Float32Array(width * height * 3);
  const skinZone = new Float32Array(width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [(pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top];
    const isMouth = Math.abs(x) < 0.3 && y > 1 && y < 1.2;
    const isLips = !isMouth && Math.abs(x) < 0.4 && y > 0.95 && y < 1.25;
    const colour: Rgb = isMouth ? between : isLips ? [168, 84, 80] : skin;
    for (const channel of [0, 1, 2] as const) cut[pixel * 3 + channel] = colour[channel] * light;
    skinZone[pixel] = isLips || isMouth ? 0 : 1;
  }
  return { cut, skinZone, features, shape: USUAL_SHAPE, yaw: 0, pitch: 0 };
}

test('teeth are the lighter compared with skin, the darker it is, in any exposure', () => {
  const lighter = (skin: Rgb, light?: number) => readTeethLight(mouthOf(skin, TOOTH, light), REDNESS).lighter;
  expect(lighter([112, 74, 56])).toBeGreaterThan(lighter([224, 180, 158]) + 1.5);
  expect(lighter([112, 74, 56], 0.6)).toBeCloseTo(lighter([112, 74, 56]), 0);
});

test('teeth are seen for certain in a smile, and not where tongue or gums fill the mouth', () => {
  expect(readTeethLight(mouthOf([150, 104, 82], TOOTH), REDNESS).seen).toBe(1);
  expect(readTeethLight(mouthOf([150, 104, 82], GUM), REDNESS).seen).toBe(0);
});

test('teeth of a closed mouth say nothing', () => {
  const smile = mouthOf([150, 104, 82], TOOTH);
  const closed = { ...smile, features: { ...features, mouth: box(0.3, 1.1, 1.1) } };
  expect(readTeethLight(closed, REDNESS)).toEqual({ lighter: 0, seen: 0 });
});
