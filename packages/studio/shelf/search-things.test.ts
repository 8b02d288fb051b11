import { describe, expect, it } from 'vitest';
import { THINGS } from '../catalogue/things/catalogue.ts';
import { phrasesOf } from '../catalogue/words/words.ts';
import { editDistance } from './edit-distance.ts';
import { SHELF, searchThings } from './search-things.ts';

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
    ['saxophon', 'saxophone'],
    ['hot dogs', 'hot-dog'],
    ['le vélo', 'bicycle'],
    ['a guitar', 'guitar'],
    ['can', 'drink-can'],
  ])('answers %s with %s first', (search, first) => {
    expect(idsOf(search)[0]).toBe(first);
  });

  it.each([
    ['vélo', ['bicycle']],
    ['gato', ['cat']],
    ['chat', ['cat']],
    ['Rad', ['bicycle']],
    ['Ei', ['egg']],
    ['thé', ['mug', 'teapot']],
    ['hors', ['horse']],
    ['Schirm', ['umbrella']],
    ['watering', ['watering-can']],
  ])('answers %s with nothing but %j', (search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });

  it('knows everyday words of every language', () => {
    const everyday = {
      dog: 'Hund, chien, perro, cane, cachorro, hond',
      cat: 'Katze, chat, gato, gatto, kat',
      fish: 'Fisch, poisson, pez, pesce, peixe, vis',
      book: 'Buch, livre, libro, livro, boek',
      key: 'Schlüssel, clé, llave, chiave, chave, sleutel',
      bread: 'Brot, pain, pan, pane, pão, brood',
      flower: 'Blume, fleur, flor, fiore, bloem',
      egg: 'Ei, œuf, huevo, uovo, ovo',
      car: 'Auto, voiture, coche, macchina, carro',
    };
    for (const [id, words] of Object.entries(everyday))
      for (const word of words.split(', ')) expect(idsOf(word).slice(0, 2), word).toContain(id);
  });

  it('puts the whole word before the beginning of one', () => {
    const found = idsOf('car');
    expect(found[0]).toBe('car');
    expect(found.indexOf('carrot')).toBeGreaterThan(0);
    expect(idsOf('dog')).toEqual(['dog', 'hot-dog', 'sausage-dog']);
  });

  it.each(['velo', 'car', 'rot', 'ring', 'pan', 'ball', 'board'])(
    'answers %s without things that have it inside of a word',
    (search) => {
      const found = new Set(idsOf(search));
      for (const { phrases, id } of SHELF.filter((entry) => found.has(entry.id))) {
        const begun = phrases.some(({ text }) => ` ${text}`.includes(` ${search}`));
        expect(begun, id).toBe(true);
      }
    },
  );

  it('guesses nothing if something is found', () => {
    expect(searchThings('goat').didYouMean).toBeUndefined();
    expect(idsOf('goat')).not.toContain('boat');
  });

  it.each([
    ['robbot', 'robot', ['robot']],
    ['robbots', 'robot', ['robot']],
    ['skatebaord', 'skateboard', ['skateboard']],
    ['hedgehgo', 'hedgehog', ['hedgehog']],
    ['rabit', 'rabbit', ['rabbit']],
    ['parrrot', 'parrot', ['parrot']],
    ['sausge', 'sausage', ['hot-dog']],
    ['akkortionn', 'akkordeon', ['accordion']],
  ])('asks of %s whether %s was meant, and shows it alone', (search, didYouMean, ids) => {
    const { things, ...guess } = searchThings(search);
    expect(guess).toEqual({ didYouMean });
    expect(things.map(({ id }) => id)).toEqual(ids);
    expect(idsOf(didYouMean)).toEqual(expect.arrayContaining(ids));
  });

  it.each(['qwertzuiopasdf', 'montre', 'cocaine', 'zzq'])('has nothing near %s', (search) => {
    expect(searchThings(search)).toEqual({ things: [], didYouMean: undefined });
  });

  it('finds every thing by each of its words, first or together with things that share the word', () => {
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
