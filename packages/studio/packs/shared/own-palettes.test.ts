import { describe, expect, it } from 'vitest';
import { hex, lighten } from '../../colour.ts';
import { BOX_PALETTES } from '../../look/box-choices.ts';
import { createRandom } from '../../random.ts';
import { chooseInks } from '../retro-card/retro-inks.ts';
import { contrast, readableBeside } from './contrast.ts';
import { choosePalette, choosePlainPalette, plateInk, readableOn, wordGround } from './palettes.ts';

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

  it('draws the same numbers as none', () => {
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
