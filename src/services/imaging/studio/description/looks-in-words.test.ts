import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from './colour-words.ts';
import { readDescription } from './read-description.ts';

const named = (name: string) => COLOUR_WORDS.get(name);

describe('hair in words', () => {
  it.each([
    ['with long hair', { length: 'long' }],
    ['long, curly dark brown hair', { length: 'long', curly: true }],
    ['a woman with short blonde hair', { length: 'short' }],
    ['straight hair', { curly: false }],
    ['wears an afro', { curly: true }],
    ['crew cut', { length: 'cropped', curly: false }],
    ['shoulder-length hair', { length: 'medium' }],
    ['pink hair in a bun', { bun: true }],
    ['mit langen Haaren', { length: 'long' }],
  ])('%s', (words, style) => {
    expect(readDescription(words).hair).toMatchObject(style);
  });

  it.each([
    'a long sword and brown hair',
    'a short coat. Hair as it is',
    'no long hair',
    'the hair dryer is long',
    'a cinnamon bun',
  ])('says nothing of the cut: %s', (words) => {
    const { length, bun } = readDescription(words).hair ?? {};
    expect({ length, bun }).toEqual({});
  });
});

describe('beard and glasses in words', () => {
  it.each([
    ['a man with a beard', { kind: 'full' }],
    ['bearded viking', { kind: 'full' }],
    ['long white beard', { kind: 'full', colour: named('white') }],
    ['handlebar mustache', { kind: 'moustache' }],
    ['a black goatee', { kind: 'goatee', colour: named('black') }],
    ['moustache but no beard', { kind: 'moustache' }],
    ['clean-shaven', 'none'],
    ['without a beard', 'none'],
    ['beads', undefined],
  ])('%s', (words, beard) => {
    const found = readDescription(words).beard;
    if (typeof beard === 'object') expect(found).toMatchObject(beard);
    else expect(found).toBe(beard);
  });

  it.each([
    ['reads a book with glasses', { colour: undefined }],
    ['red glasses and a blue shirt', { colour: named('red') }],
    ['no glasses', 'none'],
    ['two glasses of wine', undefined],
    ['wine glasses', undefined],
    ['magnifying glasses', undefined],
    ['sunglasses', undefined],
    ['dark glasses', undefined],
  ])('%s', (words, glasses) => {
    expect(readDescription(words).glasses).toEqual(glasses);
  });

  it('leaves the colours of the clothes to the clothes', () => {
    const { garments, beard } = readDescription('a bearded chef in a green shirt');
    expect(garments.get('shirt')).toEqual(named('green'));
    expect(beard).toEqual({ kind: 'full', colour: undefined });
  });
});
