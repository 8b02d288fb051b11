import { expect, test } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { toLab } from '../../../colour-lab.ts';
import { colourWithoutShine } from './hair-shine.ts';

/** Hair that has these colours in equal parts. */
const headOf = (...colours: Rgb[]) => colours.flatMap((colour) => Array.from({ length: 20 }, () => colour));
const lightnessOf = (colours: readonly Rgb[]) => toLab(colourWithoutShine(colours) ?? [0, 0, 0])[0];

test('shine on dark hair is not its colour, however much of it shines', () => {
  const dark: Rgb[] = [
    [30, 28, 28],
    [44, 42, 42],
    [60, 58, 58],
  ];
  const shining = headOf(...dark, [96, 94, 94], [128, 126, 126], [200, 198, 198]);
  expect(lightnessOf(shining)).toBeLessThan(24);
});

test('grey hair keeps its lights: nothing in it is dark', () => {
  const grey = headOf([110, 108, 106], [124, 122, 120], [138, 136, 134], [156, 154, 152], [190, 188, 186]);
  expect(lightnessOf(grey)).toBeGreaterThan(55);
});

test('hair whose lights alone are colourful has their colour', () => {
  const inShade: Rgb[] = [
    [24, 22, 22],
    [34, 32, 31],
    [44, 41, 39],
  ];
  const lit: Rgb[] = [
    [150, 112, 80],
    [170, 128, 92],
    [190, 144, 104],
  ];
  const [, red, yellow] = toLab(colourWithoutShine(headOf(...inShade, ...lit)) ?? [0, 0, 0]);
  expect(lightnessOf(headOf(...inShade, ...lit))).toBeGreaterThan(40);
  expect(Math.hypot(red, yellow)).toBeGreaterThan(14);
});

test('no hair has no colour', () => {
  expect(colourWithoutShine([])).toBeUndefined();
});
