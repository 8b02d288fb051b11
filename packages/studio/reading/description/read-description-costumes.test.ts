import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { readDescription } from './read-description.ts';

describe('readDescription, costumes', () => {
  it('stripes a rainbow sweater in all colours, and no clothes when other rainbow things are named', () => {
    expect(readDescription('a rainbow sweater and pink leg warmers')).toMatchObject({
      pattern: 'rainbow',
      colour: undefined,
    });
    expect(readDescription('rainbow hair and a black tee').pattern).toBeUndefined();
    expect(readDescription('with a rainbow flag').pattern).toBeUndefined();
  });

  it('prints bones on a black skeleton costume', () => {
    const { pattern, garments, accessories } = readDescription('skeleton costume');
    expect(pattern).toBe('bones');
    expect(garments.get('onesie')).toEqual(COLOUR_WORDS.get('black'));
    expect(accessories).toEqual([]);
  });
});
