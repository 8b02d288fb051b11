import { expect, it } from 'vitest';
import { PLAIN_INKS } from '../../../fixtures/plain-inks.ts';
import type { FaceFeatures } from './face-features.ts';
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
const eye = { upper: [], lower: [] };
const FEATURES: FaceFeatures = {
  eyes: [eye, eye],
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
