import { expect, it } from 'vitest';
import { luminance, type Rgb } from '../../../colour.ts';
import { usualHairColour } from '../../../look/name-hair-colour.ts';
import type { Opinion } from '../opinion/read-opinion.ts';
import { settleHairColour } from './settle-hair-colour.ts';

/** Somebody who answers always the same. */
const saying = (answer: string): Opinion => ({
  skin: (rules) => rules,
  answer: (_question, rules) => answer as typeof rules,
});
const grey: Rgb = [140, 138, 136];
const colours = { hair: grey, hairTips: [200, 190, 160] as Rgb };

it('brings hair that haze made grey nearer to the usual colour of its name than to its own', () => {
  const { hair, ...rest } = settleHairColour(colours, saying('black'));
  const black = usualHairColour('black') ?? grey;
  expect(luminance(hair) - luminance(black)).toBeLessThan((luminance(grey) - luminance(hair)) * 0.9);
  expect(luminance(hair)).toBeGreaterThan(luminance(black));
  expect(rest).toEqual({});
});

it('takes red that looks blond for the lighter of the reds', () => {
  const [blond, copper]: Rgb[] = [
    [189, 140, 97],
    [180, 86, 42],
  ];
  expect(settleHairColour({ hair: blond }, saying('red'))).toEqual({ hair: copper });
});

it('keeps the measured colour where two people might call it either, and where it is red or dyed', () => {
  expect(settleHairColour(colours, saying('white'))).toBe(colours);
  expect(settleHairColour(colours, saying('grey'))).toBe(colours);
  for (const hair of [[228, 106, 157] as Rgb, [180, 86, 42] as Rgb]) {
    const own = { hair };
    expect(settleHairColour(own, saying('black'))).toBe(own);
  }
});
