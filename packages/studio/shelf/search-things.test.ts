import { describe, expect, it } from 'vitest';
import { THINGS } from '../catalogue/things/catalogue.ts';
import { phrasesOf } from '../catalogue/words/words.ts';
import { editDistance } from './edit-distance.ts';
import { searchThings } from './search-things.ts';

const idsOf = (search: string) => searchThings(search).things.map(({ id }) => id);

describe('the shelf', () => {
  it('has every thing, by name', () => {
    const { things, didYouMean } = searchThings(' ');
    expect(new Set(things.map(({ id }) => id))).toEqual(new Set(THINGS.keys()));
    const names = things.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(didYouMean).toBeUndefined();
  });

  it.each([
    ['guitar', 'guitar'],
    ['Guitars', 'guitar'],
    ['  électric  GUITAR ', 'electric-guitar'],
    ['Katze', 'cat'],
    ['perro', 'dog'],
    ['vélo', 'bicycle'],
    ['ombrello', 'umbrella'],
    ['🦒', 'giraffe'],
    ['telesc', 'telescope'],
    ['gui', 'guitar'],
    ['racket', 'tennis-racket'],
    ['skatebaord', 'skateboard'],
    ['hedgehgo', 'hedgehog'],
    ['saxophon', 'saxophone'],
  ])('answers %s with %s first', (search, first) => {
    expect(idsOf(search)[0]).toBe(first);
  });

  it('puts the whole word before its beginning, and both before the middle of one', () => {
    const found = idsOf('car');
    expect(found[0]).toBe('car');
    expect(found.indexOf('carrot')).toBeGreaterThan(0);
    expect(found.indexOf('carrot')).toBeLessThan(
      found.indexOf('scarf') < 0 ? found.length : found.indexOf('scarf'),
    );
  });

  it('guesses nothing where something is found', () => {
    expect(idsOf('goat')).not.toContain('boat');
  });

  it('asks whether another word was meant where nothing is found', () => {
    const { things, didYouMean } = searchThings('akkortionn');
    expect(things).toEqual([]);
    expect(idsOf(didYouMean ?? '')[0]).toBe('accordion');
    expect(searchThings('qwertzuiopasdf')).toEqual({ things: [], didYouMean: undefined });
  });

  it('finds every thing first, or beside those that share the word, by each of its words', () => {
    for (const [id, { words }] of THINGS)
      for (const phrase of phrasesOf(words)) expect(idsOf(phrase), phrase).toContain(id);
  });
});

it.each([
  ['', '', 0],
  ['guitar', 'guitar', 0],
  ['guitar', 'gitar', 1],
  ['guitar', 'giutar', 1],
  ['guitar', 'banjo', 6],
  ['', 'abc', 3],
])('%s is %s with %i changes', (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes);
  expect(editDistance(to, from)).toBe(changes);
});
