import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';
import { readTeeth } from './read-teeth.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const SKIN: Rgb = [220, 170, 140];
const TOOTH: Rgb = [200, 185, 165];
const DARK: Rgb = [60, 20, 20];
const TONGUE: Rgb = [230, 130, 130];
/** An opening 0.6 wide and 0.2 high, as the mesh goes around it. */
const MOUTH = [
  ...Array.from({ length: 10 }, (_, index) => ({ x: -0.3 + index * 0.06, y: 1 })),
  ...Array.from({ length: 10 }, (_, index) => ({ x: 0.3 - index * 0.06, y: 1.2 })),
];

function draw(colourAt: (x: number, y: number) => Rgb): Float32Array {
  const cut = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      cut.set(colourAt(column / perUnit - halfWidth, row / perUnit + top), (row * width + column) * 3);
  return cut;
}

it('tells how far down teeth reach, across a gap between two of them', () => {
  const half = draw((x, y) => (y < 1.1 && Math.abs(x) > 0.03 ? TOOTH : DARK));
  expect(readTeeth(half, MOUTH, SKIN)).toBeCloseTo(0.5, 1);
  expect(
    readTeeth(
      draw(() => TOOTH),
      MOUTH,
      SKIN,
    ),
  ).toBeGreaterThan(0.95);
});

it('takes no dark and no tongue for teeth', () => {
  expect(
    readTeeth(
      draw(() => DARK),
      MOUTH,
      SKIN,
    ),
  ).toBe(0);
  expect(
    readTeeth(
      draw(() => TONGUE),
      MOUTH,
      SKIN,
    ),
  ).toBe(0);
  expect(
    readTeeth(
      draw(() => TOOTH),
      [],
      SKIN,
    ),
  ).toBe(0);
});
