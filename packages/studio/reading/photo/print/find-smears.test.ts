import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';
import { findSmears } from './find-smears.ts';

const { width, height } = FACE_PRINT;
const SKIN: Rgb = [220, 170, 140];

/** Skin with a blot of a `share` of its light, 20 pixels wide, whose border is half as deep. */
function draw(share: number): Float32Array {
  const cut = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const away = Math.hypot(column - 100, row - 200);
      const light = away < 10 ? share : away < 13 ? (1 + share) / 2 : 1;
      cut.set([SKIN[0] * light, SKIN[1] * light, SKIN[2] * light], (row * width + column) * 3);
    }
  return cut;
}

const at = (map: Float32Array, x: number, y: number) => map[y * width + x];

it('a blot is a smear together with its border, and the skin beside it is none', () => {
  const smears = findSmears(draw(0.3), SKIN);
  expect(at(smears, 100, 200)).toBeGreaterThan(0.95);
  expect(at(smears, 112, 200)).toBeGreaterThan(0.8);
  expect(at(smears, 140, 200)).toBe(0);
});

it('a soft shade is none', () => {
  expect(at(findSmears(draw(0.75), SKIN), 100, 200)).toBe(0);
});
