import { expect, it } from 'vitest';
import { THEMES } from '../../catalogue/themes/theme-words.ts';
import { luminance } from '../../colour.ts';
import { createRandom } from '../../random.ts';
import { choosePalette, plateInk } from './palettes.ts';

it.each(THEMES)('mixes inks for %s by the seed, dark enough under white words', (theme) => {
  const printings = Array.from({ length: 20 }, (_, seed) => choosePalette(theme, createRandom(seed)));
  expect(choosePalette(theme, createRandom(3))).toEqual(printings[3]);
  expect(new Set(printings.map(({ top }) => top.map(Math.round).join())).size).toBeGreaterThan(10);
  for (const palette of printings) expect(luminance(plateInk(palette))).toBeLessThan(100);
});
