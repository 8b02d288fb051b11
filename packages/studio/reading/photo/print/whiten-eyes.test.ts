import { expect, it } from 'vitest';
import { luminance } from '../../../colour.ts';
import { PLAIN_INKS } from '../../../fixtures/plain-inks.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { whitenEyes } from './whiten-eyes.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const lid = (middle: number, y: number) =>
  Array.from({ length: 9 }, (_, index) => ({ x: middle - 0.2 + index * 0.05, y }));
const eye = (middle: number): Eye => ({ upper: lid(middle, -0.1), lower: lid(middle, 0.1) });
const EYES: [Eye, Eye] = [eye(-0.5), eye(0.5)];
const OPEN_EYES = { eyes: EYES };
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
  whitenEyes(cut, OPEN_EYES, PLAIN_INKS);
  expect(lightAt(cut, -0.36, 0)).toBeGreaterThan(200);
  expect(lightAt(cut, -0.5, 0)).toBeCloseTo(IRIS, 0);
  expect(lightAt(cut, -0.5, 0.2)).toBeCloseTo(GREY, 0);
});

it('leaves an eye that is shut', () => {
  const cut = drawEyes();
  whitenEyes(cut, OPEN_EYES, { ...PLAIN_INKS, shut: [true, true] });
  expect(cut).toEqual(drawEyes());
});
