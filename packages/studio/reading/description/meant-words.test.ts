import { describe, expect, it } from 'vitest';
import { understandDescription } from '../../shelf/understand-description.ts';
import { readDescription, readInFull } from './read-description.ts';
import { mendTypo } from './words/word-forms.ts';

const things = (words: string) => readDescription(words).accessories.map(({ kind }) => kind);
const roles = (words: string) =>
  readInFull(words).requests.flatMap(({ meaning }) => meaning.roles.map(({ id }) => id));
const unread = (words: string) => understandDescription(words).notUnderstood;

describe('mendTypo', () => {
  it.each([
    ['astronuat', 'astronaut'],
    ['honney', 'honey'],
    ['beekeper', 'beekeeper'],
    ['wheelbarow', 'wheelbarrow'],
    ['sunfowers', 'sunflowers'],
    ['saxaphone', 'saxophone'],
    ['printer', undefined],
    ['bullet', undefined],
    ['gutar', undefined],
  ])('%s: %s', (typed, meant) => {
    expect(mendTypo(typed, [])).toBe(meant);
  });

  it('leaves names and known words alone', () => {
    expect(things('a teacher called Guitarr')).not.toContain('guitar');
    expect(things('with a guitarr')).toContain('guitar');
  });
});

describe('names that are words', () => {
  it.each(['my sister rose', 'Rose loves dancing', 'Hunter, 9', 'mi hermana Rosa', 'my son Archer, 7'])(
    '%s: nothing',
    (words) => {
      expect(things(words)).toEqual([]);
      expect(roles(words)).toEqual([]);
      expect(readDescription(words).colour).toBeUndefined();
    },
  );

  it.each([
    ['a rose in her hand', 'flower'],
    ['an archer, 9 years old', 'bow'],
    ['my sister, rose in hand', 'flower'],
    ['Saint Nicholas', 'gift'],
  ])('%s: %s', (words, kind) => {
    expect(things(words)).toContain(kind);
  });
});

describe('comparisons', () => {
  it.each([
    'swims like a fish',
    'she is busy as a bee and as strong as an elephant',
    'he is a real bear in the morning',
    'er schnarcht wie ein Elefant',
    'mon copain est un vrai ours',
    'the black sheep of the family',
    'total night owl, early bird, party animal',
    'the queen of spreadsheets',
    'spreadsheet queen',
    'father of the bride',
    'captain of the pub quiz team',
  ])('%s: nothing', (words) => {
    expect(things(words)).toEqual([]);
    expect(roles(words)).toEqual([]);
  });

  it.each([
    ['dressed like a pirate', 'pirate'],
    ['looks like a witch', 'witch'],
    ['queen of the fairies', 'queen'],
    ['an ice queen', 'queen'],
    ['captain of a ship', 'captain'],
  ])('%s: %s is worn', (words, role) => {
    expect(roles(words)).toContain(role);
  });

  it('are none with a real dog', () => {
    expect(things('a girl with a real dog')).toEqual(['dog']);
  });
});

describe('words with two meanings', () => {
  it.each([
    ['gamer with keyboard and mouse', ['laptop'], ['piano', 'mouse']],
    ['a cat and a mouse', ['cat', 'mouse'], []],
    ['cricket fan with a bat', ['cricket-bat'], ['baseball-bat']],
    ['vampire with a bat on the shoulder', [], ['baseball-bat']],
    ['kid with a baseball and a bat', ['baseball-bat'], []],
    ['boxer in the ring', [], ['rings']],
    ['she shows her ring', ['rings'], []],
    ['pianist with a keyboard', ['piano'], ['laptop']],
  ])('%s: %j', (words, found, not) => {
    expect(things(words)).toEqual(expect.arrayContaining(found));
    for (const kind of not) expect(things(words)).not.toContain(kind);
  });

  it('say what has no mould', () => {
    expect(unread('vampire with a bat on the shoulder')).toContain('bat');
  });
});

describe('negations', () => {
  it.each([
    "can't live without coffee",
    "can't go one weekend without a coffee",
    'never without coffee',
    'kann nicht ohne Kaffee leben',
    'jamais sans son café',
  ])('%s: asks for it', (words) => {
    expect(things(words).some((kind) => kind === 'coffee' || kind === 'mug')).toBe(true);
  });

  it.each([
    'a firefighter without a helmet',
    'Feuerwehrmann ohne Helm',
    'pompier sans casque',
    'cocinero sin gorro',
    'Imkerin, kein Hut',
    'fietser, geen helm',
  ])('%s: bareheaded', (words) => {
    expect(readDescription(words).headwear).toBeUndefined();
    expect(readDescription(words).unwantedHeadwear).toBe('all');
  });

  it('of a hat leave the sunglasses that the words name', () => {
    expect(readDescription('a chef with sunglasses and no hat').headwear?.kind).toBe('sunglasses');
  });

  it.each(['a dog instead of a cat', 'allergic to cats', 'keine Katzen', 'geen katten', 'sem gatos'])(
    '%s: no cat',
    (words) => {
      expect(things(words)).not.toContain('cat');
    },
  );

  it('do not take away what the words ask for', () => {
    const { garments, barefoot } = readDescription('a princess in trainers instead of heels');
    expect(garments.has('shoes')).toBe(true);
    expect(barefoot).toBe(false);
  });

  it('answer a question', () => {
    const { headwear, garments } = readDescription('Hat? No thanks. A red scarf');
    expect(headwear).toBeUndefined();
    expect(garments.has('scarf')).toBe(true);
  });

  it('of a crown mean the tiara too', () => {
    expect(readDescription('a princess without a crown').headwear).toBeUndefined();
  });

  it('are not listed as wishes that were not understood', () => {
    expect(unread('a guitar, no monocle')).toEqual([]);
    expect(unread('a guitar and a monocle')).toEqual(['monocle']);
  });
});

it('a second hat is said to be left out', () => {
  expect(unread('in a beanie and headphones')).toEqual(['headphones']);
});
