import { describe, expect, it } from 'vitest';
import { readDescription } from './read-description.ts';

const things = (words: string) => readDescription(words).accessories.map(({ kind }) => kind);

describe('what a trade adds', () => {
  it.each([
    ['jazz trumpeter in a black suit with a gold trumpet', ['trumpet']],
    ['trumpeter', ['trumpet']],
    ['violinist with a piano', ['piano']],
    ['rock drummer with tattoos', ['drum']],
    ['painter with a red brush', ['paintbrush']],
    ['chef with a knife', ['knife']],
    ['baker with a loaf of bread', ['bread', 'rolling-pin']],
    ['barista with a cup of tea', ['mug']],
    ['viking with a sword', ['sword', 'shield']],
    ['carpenter with a drill', ['drill']],
    ['swimmer with a gold medal and a trophy', ['medal', 'trophy', 'stopwatch']],
    ['farmer with a cow', ['cow', 'shovel']],
    ['zookeeper with a lion', ['lion']],
    ['policeman with a car', ['car', 'police-badge', 'handcuffs']],
    ['bbq king, beer in hand', ['beer', 'hot-dog', 'cutlery']],
    ['lawyer with a handbag', ['handbag', 'book']],
  ])('is of another kind than what is named: %s', (words, expected) => {
    expect(things(words)).toEqual(expected);
  });

  it('is all of it where the words name none', () => {
    expect(things('a viking')).toEqual(['axe', 'shield']);
    expect(things('a knight who loves rock')).toContain('electric-guitar');
  });
});
