import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { readDescription, readInFull } from './read-description.ts';
import { spokenLanguages } from './words/spoken-languages.ts';
import { tokenise } from './words/tokenise.ts';
import { formsIn } from './words/word-forms.ts';

const things = (words: string) => readDescription(words).accessories.map(({ kind }) => kind);
const roles = (words: string) =>
  readInFull(words).requests.flatMap(({ meaning }) => meaning.roles.map(({ id }) => id));

describe('spokenLanguages', () => {
  it.each([
    ['meine Schwester mit ihrem Hund', ['de']],
    ['ma soeur avec son chien', ['fr']],
    ['mi hermana con su perro', ['es']],
    ['mia sorella con il suo cane', ['it']],
    ['minha irmã com um cachorro', ['pt']],
    ['mijn zus met een hond', ['nl']],
    ['mein Papa mit coffee mug, working from home', ['de']],
    ['a girl in a garden with her pet dog', []],
    ['with a taco and a sombrero', []],
    ['', []],
  ])('%s: %j', (words, languages) => {
    expect(spokenLanguages(tokenise(words))).toEqual(languages);
  });
});

describe('formsIn', () => {
  it.each([
    ['de', 'katzen', 'katze'],
    ['de', 'hundchen', 'hund'],
    ['fr', 'danseuse', 'danseur'],
    ['es', 'flores', 'flor'],
    ['es', 'cocinera', 'cocinero'],
    ['it', 'gatti', 'gatto'],
    ['it', 'scrittrice', 'scrittore'],
    ['pt', 'leoes', 'leao'],
    ['pt', 'enfermeira', 'enfermeiro'],
    ['pt', 'fotografa', 'fotografo'],
    ['nl', 'katten', 'kat'],
    ['nl', 'bomen', 'boom'],
    ['nl', 'brieven', 'brief'],
    ['nl', 'hondjes', 'hond'],
  ] as const)('%s %s has %s', (language, word, form) => {
    expect(formsIn(language, word)).toContain(form);
  });
});

describe('plurals of other languages', () => {
  it.each([
    ['meine Tante und zwei Katzen', ['cat', 'cat']],
    ['mia zia con due gatti', ['cat', 'cat']],
    ['mijn tante met drie honden', ['dog', 'dog', 'dog']],
    ['minha tia com dois leões', ['lion', 'lion']],
    ['dos perros salchicha', ['sausage-dog', 'sausage-dog']],
  ])('%s: %j', (words, kinds) => {
    expect(things(words)).toEqual(kinds);
  });
});

describe('compounds', () => {
  it.each([
    ['Frau mit grüner Winterjacke', 'jacket', 'green'],
    ['Mann mit roter Arbeitshose', 'trousers', 'red'],
    ['man met blauwe werkbroek', 'trousers', 'blue'],
  ] as const)('%s: %s in %s', (words, garment, colour) => {
    expect(readDescription(words).garments.get(garment)).toEqual(COLOUR_WORDS.get(colour));
  });

  it('are no clothes in English', () => {
    expect([...readDescription('a girl on the hillskirt with a map').garments.keys()]).toEqual([]);
  });
});

describe('false friends', () => {
  it.each([
    ['mio fratello con un cane', ['dog']],
    ['my brother with a cane', ['cane']],
    ['meine Schwester hat eine Gitarre', ['guitar']],
    ['il nonno al mare con un gelato', ['ice-cream']],
    ['mijn vader met een beer', ['teddy-bear']],
    ['my father with a beer', ['beer']],
  ])('%s: %j', (words, kinds) => {
    for (const kind of kinds) expect(things(words)).toContain(kind);
    expect(readDescription(words).headwear?.kind).not.toBe('fedora');
    expect(things(words)).not.toContain('horse');
  });

  it('leave phrases of several words alone', () => {
    expect(things('une femme avec un verre de vin')).toEqual(['wine']);
    expect(readDescription('un pull bleu marine avec des gants').garments.get('jumper')).toEqual(
      COLOUR_WORDS.get('navy'),
    );
  });
});

describe('trades of other languages', () => {
  it.each([
    ['Schreinerin und Bergsteigerin', 'hiker'],
    ['une sorcière avec un balai', 'witch'],
    ['surfista con tabla', 'surfer'],
    ['mio nonno è un pescatore', 'fisherman'],
    ['meu pai é bombeiro', 'firefighter'],
    ['mijn zus is dierenarts', 'vet'],
    ['meine Tante ist Grundschullehrerin', 'teacher'],
  ])('%s: %s', (words, role) => {
    expect(roles(words)).toContain(role);
  });
});

it('hair has the adjectives behind it that Romance languages put there', () => {
  expect(readDescription('uma mulher com cabelo longo e cacheado').hair).toMatchObject({
    length: 'long',
    form: 'curly',
  });
  expect(readDescription('mujer con pelo corto').hair).toMatchObject({ length: 'short' });
});

it('a colour of a Romance language belongs to the thing before it', () => {
  const { garments } = readDescription('menina de vestido azul sem sapatos');
  expect(garments.get('dress')).toEqual(COLOUR_WORDS.get('blue'));
  expect(readDescription('une dame en robe longue rouge').garments.get('dress')).toEqual(
    COLOUR_WORDS.get('red'),
  );
  const red = readDescription('ragazza con giacca rossa scarpe').garments;
  expect(red.get('jacket')).toEqual(COLOUR_WORDS.get('red'));
  expect(red.get('shoes')).toBeUndefined();
});

it.each([
  'Bienenkostüm für meine Tochter',
  'Kind im Dinokostüm',
  'disfraz de abeja',
  'déguisement de lapin',
  'dressed up as a bee',
  'meisje in een konijnenpak',
])('%s is worn', (words) => {
  expect([...readDescription(words).garments.keys()]).toContain('onesie');
  expect(things(words)).toEqual([]);
});

it('a soft cap of a cook is his tall hat', () => {
  expect(readDescription('cocinero con gorro blanco').headwear?.kind).toBe('chef-hat');
  expect(readDescription('chica con gorro blanco').headwear?.kind).toBe('beanie');
});

it('a colour behind a word that no table has belongs to it', () => {
  const { garments, colour } = readDescription('chica con cresta verde y chaqueta');
  expect(garments.get('jacket')).toBeUndefined();
  expect(colour).toBeUndefined();
  expect(readDescription('chica con chaqueta verde').garments.get('jacket')).toEqual(
    COLOUR_WORDS.get('green'),
  );
});
