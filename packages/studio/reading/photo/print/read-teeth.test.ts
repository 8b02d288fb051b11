import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';
import { readTeeth } from './read-teeth.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const LIGHT = { skin: [220, 170, 140] as Rgb, lip: [190, 105, 95] as Rgb };
const DARK_ONE = { skin: [110, 72, 56] as Rgb, lip: [112, 78, 66] as Rgb };
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
  expect(readTeeth(half, MOUTH, LIGHT)).toBeCloseTo(0.5, 1);
  expect(
    readTeeth(
      draw(() => TOOTH),
      MOUTH,
      LIGHT,
    ),
  ).toBeGreaterThan(0.95);
});

it('takes no dark and no tongue for teeth', () => {
  expect(
    readTeeth(
      draw(() => DARK),
      MOUTH,
      LIGHT,
    ),
  ).toBe(0);
  expect(
    readTeeth(
      draw(() => TONGUE),
      MOUTH,
      LIGHT,
    ),
  ).toBe(0);
  expect(
    readTeeth(
      draw(() => TOOTH),
      [],
      LIGHT,
    ),
  ).toBe(0);
});

it('takes no lips of dark skin for teeth, and sees its teeth', () => {
  expect(
    readTeeth(
      draw(() => [122, 86, 74]),
      MOUTH,
      DARK_ONE,
    ),
  ).toBe(0);
  expect(
    readTeeth(
      draw(() => [150, 136, 120]),
      MOUTH,
      DARK_ONE,
    ),
  ).toBeGreaterThan(0.95);
});

it('tells the teeth of a photo in black and white by their light', () => {
  const grey = (share: number): Rgb => [220 * share, 170 * share, 140 * share];
  const around = { skin: grey(1), lip: grey(0.66) };
  expect(
    readTeeth(
      draw(() => grey(0.95)),
      MOUTH,
      around,
    ),
  ).toBeGreaterThan(0.95);
  expect(
    readTeeth(
      draw(() => grey(0.7)),
      MOUTH,
      around,
    ),
  ).toBe(0);
});
