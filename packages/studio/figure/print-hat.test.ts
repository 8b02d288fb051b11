import { expect, it } from 'vitest';
import { HEADWEAR_ENTRIES } from '../catalogue/headwear/headwear.ts';
import type { Rgb } from '../colour.ts';
import { printHat } from './print-hat.ts';

const CLOTH: Rgb = [120, 60, 90];

it('prints all of a hat that is of its cloth, from the side of the photo to the other', () => {
  const pixels = Uint8ClampedArray.from([255, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 255]);
  const hat = printHat(HEADWEAR_ENTRIES.kufi.mould(CLOTH), CLOTH, { pixels, width: 2, height: 2 });
  const decals = hat.map((group) => group.map(({ paint }) => paint.decal));
  expect(decals[0].every((decal) => decal)).toBe(true);
  expect(decals[1].some((decal) => decal)).toBe(false);
  const decal = decals[0][0];
  const at = (column: number) => [...(decal?.pixels.slice(column * 4, column * 4 + 4) ?? [])];
  expect(at(0)).toEqual([255, 0, 0, 255]);
  expect(at((decal?.width ?? 0) - 1)).toEqual([0, 0, 255, 255]);
});
