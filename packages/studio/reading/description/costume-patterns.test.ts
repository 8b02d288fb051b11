import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { readDescription } from './read-description.ts';

describe('rainbows and bones', () => {
  it('a rainbow sweater is striped in all colours, other rainbow things make no such clothes', () => {
    expect(readDescription('a rainbow sweater and pink leg warmers')).toMatchObject({
      pattern: 'rainbow',
      colour: undefined,
    });
    expect(readDescription('rainbow hair and a black tee').pattern).toBeUndefined();
    expect(readDescription('with a rainbow flag').pattern).toBeUndefined();
  });

  it('a skeleton costume has bones on black', () => {
    const { pattern, garments, accessories } = readDescription('skeleton costume');
    expect(pattern).toBe('bones');
    expect(garments.get('onesie')).toEqual(COLOUR_WORDS.get('black'));
    expect(accessories).toEqual([]);
  });
});
