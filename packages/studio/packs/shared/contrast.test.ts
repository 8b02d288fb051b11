import { describe, expect, it } from 'vitest';
import { hex, lighten } from '../../colour.ts';
import { createRandom } from '../../random.ts';
import { contrast, readableBeside } from './contrast.ts';
import { choosePalette, PALETTES, plateInk, readableOn, wordGround } from './palettes.ts';

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
  it('leaves alone what reads', () => {
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
