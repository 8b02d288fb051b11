import { expect, it } from 'vitest';
import { luminance } from '../../../colour.ts';
import { PLAIN_INKS } from '../../../fixtures/plain-inks.ts';
import type { Eye, FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import type { FaceInks } from './read-inks.ts';
import { whitenOpenings } from './whiten-openings.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const rectangle = (left: number, right: number, up: number, down: number) => [
  { x: left, y: up },
  { x: right, y: up },
  { x: right, y: down },
  { x: left, y: down },
];
const UNSEEN: Eye = { upper: [], lower: [] };
const FEATURES: FaceFeatures = {
  eyes: [UNSEEN, UNSEEN],
  brows: [[], []],
  lips: [],
  mouth: rectangle(-0.4, 0.4, 1, 1.2),
  oval: [],
  nose: [],
};
const INKS: FaceInks = { ...PLAIN_INKS, mouth: 'teeth' };
const TEETH = 150;
const GAP = 60;

/** Grey teeth with a dark gap between two, above the dark of the mouth. */
function drawMouth(): Float32Array {
  const cut = new Float32Array(width * height * 3).fill(TEETH);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / perUnit - halfWidth, row / perUnit + top];
      if (y > 1.15 || Math.abs(x) < 0.015)
        cut.fill(GAP, (row * width + column) * 3, (row * width + column) * 3 + 3);
    }
  return cut;
}

const at = (cut: Float32Array, x: number, y: number) =>
  cut[(Math.round((y - top) * perUnit) * width + Math.round((x + halfWidth) * perUnit)) * 3];

it('makes grey teeth one white band over the dark of the mouth', () => {
  const cut = drawMouth();
  whitenOpenings(cut, FEATURES, INKS);
  expect(at(cut, 0.2, 1.07)).toBeGreaterThan(220);
  expect(at(cut, 0, 1.07)).toBeGreaterThan(220);
  expect(at(cut, 0.2, 1.18)).toBe(GAP);
  expect(at(cut, 0.2, 0.9)).toBe(TEETH);
});

it('takes the hue out of teeth, and brings none in between two of them', () => {
  const cut = drawMouth();
  for (let pixel = 0; pixel < width * height; pixel++)
    if (cut[pixel * 3] === TEETH) cut.set(pixel % 2 ? [140, 165, 130] : [165, 150, 120], pixel * 3);
  whitenOpenings(cut, FEATURES, INKS);
  const start = (Math.round((1.07 - top) * perUnit) * width + Math.round(halfWidth * perUnit)) * 3;
  const [red = 0, green = 0, blue = 0] = cut.subarray(start, start + 3);
  expect(Math.max(red, green, blue) / Math.min(red, green, blue)).toBeLessThan(1.12);
});

it('leaves the lip that an outline drawn too wide takes in', () => {
  const cut = new Float32Array(width * height * 3).fill(TEETH);
  for (let row = 0; row < height; row++)
    for (let column = 0; column / perUnit - halfWidth < -0.38; column++)
      cut.fill(GAP, (row * width + column) * 3, (row * width + column) * 3 + 3);
  whitenOpenings(cut, FEATURES, INKS);
  expect(at(cut, -0.39, 1.07)).toBe(GAP);
  expect(at(cut, -0.37, 1.07)).toBeGreaterThan(220);
});

it('leaves a mouth without teeth as it is', () => {
  const cut = drawMouth();
  whitenOpenings(cut, FEATURES, { ...INKS, mouth: 'open' });
  expect(cut).toEqual(drawMouth());
});

const lid = (middle: number, y: number) =>
  Array.from({ length: 9 }, (_, index) => ({ x: middle - 0.2 + index * 0.05, y }));
const eye = (middle: number): Eye => ({ upper: lid(middle, -0.1), lower: lid(middle, 0.1) });
const EYES: [Eye, Eye] = [eye(-0.5), eye(0.5)];
const OPEN_EYES: FaceFeatures = { ...FEATURES, eyes: EYES };
const GREY = 150;
const IRIS = 60;

/** Grey eyes with dark irises on grey skin. */
function drawEyes(): Float32Array {
  const cut = new Float32Array(width * height * 3).fill(GREY);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / perUnit - halfWidth, row / perUnit + top];
      if (Math.hypot(Math.abs(x) - 0.5, y) < 0.07)
        cut.fill(IRIS, (row * width + column) * 3, (row * width + column) * 3 + 3);
    }
  return cut;
}

const lightAt = (cut: Float32Array, x: number, y: number) => {
  const at = (Math.round((y - top) * perUnit) * width + Math.round((x + halfWidth) * perUnit)) * 3;
  return luminance([cut[at], cut[at + 1], cut[at + 2]]);
};

it('brightens the white of an open eye, and leaves its iris and the skin', () => {
  const cut = drawEyes();
  whitenOpenings(cut, OPEN_EYES, PLAIN_INKS);
  expect(lightAt(cut, -0.36, 0)).toBeGreaterThan(200);
  expect(lightAt(cut, -0.5, 0)).toBeCloseTo(IRIS, 0);
  expect(lightAt(cut, -0.5, 0.2)).toBeCloseTo(GREY, 0);
});

it('leaves an eye that is shut', () => {
  const cut = drawEyes();
  whitenOpenings(cut, OPEN_EYES, { ...PLAIN_INKS, shut: [true, true] });
  expect(cut).toEqual(drawEyes());
});
