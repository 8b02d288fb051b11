import { describe, expect, it } from 'vitest';
import { THEMES } from '../../catalogue/themes/theme-words.ts';
import { hex, lighten, luminance } from '../../colour.ts';
import { BOX_PALETTES } from '../../look/box-choices.ts';
import { createRandom } from '../../random.ts';
import { chooseInks } from '../retro-card/retro-inks.ts';
import {
  choosePalette,
  choosePlainPalette,
  contrast,
  PALETTES,
  plateInk,
  readableBeside,
  readableOn,
  wordGround,
} from './palettes.ts';

it.each(THEMES)('mixes inks for %s by the seed, dark enough under white words', (theme) => {
  const printings = Array.from({ length: 20 }, (_, seed) => choosePalette(theme, createRandom(seed)));
  expect(choosePalette(theme, createRandom(3))).toEqual(printings[3]);
  expect(new Set(printings.map(({ top }) => top.map(Math.round).join())).size).toBeGreaterThan(10);
  for (const palette of printings) expect(luminance(plateInk(palette))).toBeLessThan(100);
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast(hex('#000000'), hex('#ffffff'))).toBeCloseTo(21);
    expect(contrast(hex('#e4312b'), hex('#e4312b'))).toBe(1);
  });

  it('knows a grey that just passes', () => {
    expect(contrast(hex('#767676'), hex('#ffffff'))).toBeCloseTo(4.54, 2);
  });
});

describe('readableBeside', () => {
  it('leaves a readable colour unchanged', () => {
    expect(readableBeside(hex('#ffc72c'), hex('#101018'))).toEqual(hex('#ffc72c'));
  });

  it('makes every accent readable on its plate, whatever the seed', () => {
    for (const theme of Object.keys(PALETTES) as (keyof typeof PALETTES)[])
      for (let seed = 0; seed < 20; seed++) {
        const palette = choosePalette(theme, createRandom(seed));
        const ground = lighten(plateInk(palette), 0.06);
        expect(contrast(readableBeside(palette.accent, ground), ground), theme).toBeGreaterThanOrEqual(4.5);
        const ribbon = wordGround(palette.accent);
        expect(contrast(ribbon, hex(readableOn(palette.accent))), theme).toBeGreaterThanOrEqual(4.5);
      }
  });
});

/** The ratio that small words need. */
const SMALL_WORDS = 4.5;

describe.each(BOX_PALETTES)('the palette $name', ({ id, inks }) => {
  it('is printed as the owner chose it, whatever the seed and the theme', () => {
    const printed = [1, 2, 3].map((seed) => choosePalette('sea', createRandom(seed), id));
    for (const palette of [...printed, choosePlainPalette('music', createRandom(9), id)])
      expect(palette).toEqual(
        Object.fromEntries(Object.entries(inks).map(([ink, code]) => [ink, hex(code)])),
      );
    expect(chooseInks(createRandom(1), id)).toEqual(chooseInks(createRandom(2), id));
  });

  it('draws the same numbers as without a palette of the owner', () => {
    for (const choose of [
      (random: () => number, own?: typeof id) => choosePalette('sea', random, own),
      (random: () => number, own?: typeof id) => choosePlainPalette('sea', random, own),
      (random: () => number, own?: typeof id) => chooseInks(random, own),
    ]) {
      const [mine, planned] = [createRandom(5), createRandom(5)];
      choose(mine, id);
      choose(planned);
      expect(mine()).toBe(planned());
    }
  });

  it('has small words that read on its plates and ribbons', () => {
    const palette = choosePalette('sea', createRandom(1), id);
    const plate = lighten(plateInk(palette), 0.06);
    expect(contrast(plate, hex('#fffdf8'))).toBeGreaterThanOrEqual(SMALL_WORDS);
    expect(contrast(readableBeside(lighten(palette.accent, 0.3), plate), plate)).toBeGreaterThanOrEqual(
      SMALL_WORDS,
    );
    expect(contrast(wordGround(palette.accent), hex(readableOn(palette.accent)))).toBeGreaterThanOrEqual(
      SMALL_WORDS,
    );
  });

  it('has small words that read on the retro card', () => {
    const { ink } = chooseInks(createRandom(1), id);
    expect(contrast(ink.dark, ink.paper)).toBeGreaterThanOrEqual(SMALL_WORDS);
    expect(contrast(ink.dark, ink.sun)).toBeGreaterThanOrEqual(SMALL_WORDS);
    expect(contrast(readableBeside(ink.cool, ink.paper), ink.paper)).toBeGreaterThanOrEqual(SMALL_WORDS);
  });
});
