import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { understandDescription } from '../../shelf/understand-description.ts';
import { readDescription } from './read-description.ts';

const things = (words: string) => readDescription(words).accessories.map(({ kind }) => kind);
const worn = (words: string) => Object.fromEntries(readDescription(words).garments);
const unread = (words: string) => understandDescription(words).notUnderstood;
const named = (colour: string) => COLOUR_WORDS.get(colour);

describe('one colour for a list', () => {
  it.each([
    ['cap, jacket, trainers, all red', 'red'],
    ['Cap, jacket and trainers. All red.', 'red'],
    ['everything in red: jacket, trainers, cap', 'red'],
    ['Kappe, Jacke, Turnschuhe, alles rot', 'red'],
    ['casquette, veste, baskets, tout en bleu', 'blue'],
    ['cappellino, giacca, scarpe, tutto nero', 'black'],
    ['boné, jaqueta e tênis, tudo branco', 'white'],
  ])('%s', (words, colour) => {
    expect(worn(words)).toMatchObject({ jacket: named(colour), shoes: named(colour) });
    expect(readDescription(words).headwear?.colour).toEqual(named(colour));
  });

  it('of two goes to the last two, and never to what has its own', () => {
    const clothes = worn('green scarf, boots and gloves, both brown');
    expect(clothes).toMatchObject({ scarf: named('green'), boots: named('brown'), gloves: named('brown') });
    expect(readDescription('yellow jumper, all red').second).toBeUndefined();
    expect(readDescription('a scarf, boots and gloves, both brown').garments.get('scarf')).toBeUndefined();
    expect(readDescription('yellow scarf, boots, all red').garments.get('scarf')).toEqual(named('yellow'));
  });

  it('goes to things only if nothing is worn', () => {
    const colours = (words: string) => readDescription(words).accessories.map(({ colour }) => colour);
    expect(colours('a guitar and a drum, both red')).toEqual([named('red'), named('red')]);
    expect(colours('a guitar, jacket and cap, all red')).toEqual([undefined]);
  });
});

describe('a colour', () => {
  it('goes over the number of a jersey', () => {
    expect(readDescription('jersey number 7 in purple').garments.get('jersey')).toEqual(named('purple'));
  });

  it('of a noun that is not made belongs to no thing before it', () => {
    expect(readDescription('a dog with a blue collar')).toMatchObject({
      colour: undefined,
      accessories: [{ kind: 'dog', colour: undefined }],
    });
    expect(readDescription('a dog with a blue collar and me in yellow').colour).toEqual(named('yellow'));
  });

  it('with "ones" goes to the thing that was named before', () => {
    expect(readDescription('Not red trousers, green ones').garments.get('trousers')).toEqual(named('green'));
  });
});

describe('names of colours', () => {
  it.each([
    ['Jacke in Oliv', 'olive'],
    ['eine weinrote Jacke', 'burgundy'],
    ['ein Mann mit Jacke, senffarben', 'mustard'],
    ['mon père, veste moutarde', 'mustard'],
    ['una chaqueta granate', 'burgundy'],
    ['mio padre con la giacca verde militare', 'khaki'],
    ['meu pai com jaqueta bege', 'beige'],
  ])('%s: %s', (words, colour) => {
    expect(readDescription(words).garments.get('jacket')).toEqual(named(colour));
  });
});

it('a carried helmet may have its colour behind it', () => {
  expect(things('un cuoco, casco nero sotto il braccio')).toContain('crash-helmet');
});

it('a number may have the French sign', () => {
  expect(readDescription('maillot n°10').number).toBe('10');
});

describe('more about colours', () => {
  it('leave a thing to the noun behind them, and go over a pattern', () => {
    expect(readDescription('white trainers, brown satchel').garments.get('shoes')).toEqual(named('white'));
    expect(readDescription('jacket, mustard yellow').garments.get('jacket')).toEqual(named('mustard'));
    expect(readDescription('jacket, red faded').garments.get('jacket')).toEqual(named('red'));
    expect(readDescription('trainers, brown satchel').garments.get('shoes')).toBeUndefined();
    expect(readDescription('occhiali rotondi, camicia a quadri rossa').garments.get('shirt')).toEqual(
      named('red'),
    );
    expect(readDescription('un astronauta con traje naranja').garments.get('spacesuit')).toEqual(
      named('orange'),
    );
  });
});

describe('words of two languages', () => {
  it('keep their English phrases', () => {
    expect(readDescription('Mein Opa ist Gärtner und trägt a green hat').headwear?.colour).toEqual(
      named('green'),
    );
    expect(things('Mein Bruder hat einen Hund')).toEqual(['dog']);
  });
});

describe('clothes of a pet', () => {
  it.each([
    'me with my corgi, he has a red bandana',
    'a cat with a tiny crown',
    'her dog wears a red hat',
    'mein Hund mit roter Mütze',
    'mi perro lleva un sombrero rojo',
    'a teddy bear with a striped scarf',
    'a rabbit in a blue blanket',
    'su perro con corbata',
  ])('%s: the figure wears none', (words) => {
    const { garments, headwear, accessories } = readDescription(words);
    expect([...garments.keys(), headwear?.kind]).toEqual([undefined]);
    expect(accessories).toHaveLength(1);
  });

  it('are said', () => {
    expect(unread('a cat with a tiny crown')).toEqual(['crown']);
  });

  it.each([
    ['walking her dog in a yellow raincoat', 'coat'],
    ['a man with a dog and a green scarf', 'scarf'],
    ['a girl with a cat, in a green scarf', 'scarf'],
    ['on a horse with a scarf', 'scarf'],
    ['my dad with his dog, he has a scarf', 'scarf'],
  ])('%s: the figure wears the %s', (words, kind) => {
    expect(Object.keys(worn(words))).toContain(kind);
  });
});

describe('what is not wanted', () => {
  it('may stand before its verb', () => {
    for (const words of [
      'mein Bruder, der Hüte hasst',
      'der Hüte und Mützen nicht mag',
      'Hüte kann er nicht leiden',
    ])
      expect(readDescription(words), words).toMatchObject({ headwear: undefined, unwantedHeadwear: 'all' });
    expect(readDescription('der Hüte liebt und Regen hasst').headwear).toBeDefined();
  });

  it('may be several words', () => {
    for (const words of [
      'a scarf rather than a hat',
      'bufanda en vez de sombrero',
      'écharpe au lieu de chapeau',
    ])
      expect(readDescription(words), words).toMatchObject({ headwear: undefined });
  });

  it('may stand behind "aber", and be what a role would wear on its legs', () => {
    const { garments, unwantedGarments } = readDescription('Papa liebt Fußball, hasst aber Trikots');
    expect([...garments.keys(), ...unwantedGarments]).toEqual(['jersey']);
    expect(readDescription('nicht Hut, aber Schal').garments.has('scarf')).toBe(true);
    expect(Object.keys(worn('a mechanic in a black suit'))).not.toContain('overalls');
    expect(Object.keys(worn('a tennis player in a white skirt'))).not.toContain('shorts');
    expect(Object.keys(worn('a mechanic in a black shirt'))).toContain('overalls');
  });

  it('may stand before a bare no', () => {
    expect([...readDescription('sombrero no, mejor bufanda').garments.keys()]).toEqual(['scarf']);
    expect(readDescription('sombrero no, mejor bufanda').headwear).toBeUndefined();
  });

  it('is not made for something that has no mould', () => {
    expect(things('not a guitar but a banjo')).toEqual([]);
    expect(unread('not a guitar but a banjo')).toEqual(['banjo']);
    expect(things('not a banjo but a guitar')).toEqual(['guitar']);
    expect(things('with a banjo')).toEqual(['guitar']);
  });

  it('is what "anyone but" and "niente" refuse', () => {
    expect(things('anyone but a clown')).toEqual([]);
    expect(readDescription('niente barba').beard).toBe('none');
  });

  it('is both of "ni … ni" and "weder … noch", and what somebody fears', () => {
    for (const words of ['ni gorra ni gafas, solo guitarra', 'weder Hut noch Brille, nur Gitarre'])
      expect(readDescription(words), words).toMatchObject({ headwear: undefined, glasses: 'none' });
    expect(things('ni gorra ni gafas, solo guitarra')).toEqual(['guitar']);
    expect(things('mein Bruder hat Angst vor Hunden')).toEqual([]);
    expect(things('il n’a pas peur des chiens')).toEqual(['dog']);
  });

  it('is not said, nor is the word that refuses it', () => {
    expect(unread('never wears socks')).toEqual([]);
    expect(unread('mi padre odia las corbatas')).toEqual([]);
  });
});

describe('sunglasses', () => {
  it.each(['sunglasses and a cap', 'a cap and sunglasses', 'pilot with sunglasses'])('%s: both', (words) => {
    expect(readDescription(words).headwear?.kind).toMatch(/cap/u);
    expect(readDescription(words).glasses).toEqual({ colour: undefined, dark: true });
    expect(understandDescription(words).parts.map(({ name }) => name)).toContain('Sunglasses');
    expect(unread(words)).toEqual([]);
  });

  it('are left out under a hat that covers the eyes', () => {
    expect(readDescription('goggles and sunglasses').glasses).toBeUndefined();
  });
});

describe('somebody else', () => {
  it('is no role if only compared with, and a pet has a name', () => {
    expect(things('a big moustache like my grandad')).toEqual([]);
    expect(things('drummer in a punk band, jeans')).toEqual(['drum']);
    expect(readDescription('chica punk con chaqueta de cuero').accessories).not.toEqual([]);
    expect(things('my cat Pumpkin and me')).toEqual(['cat']);
    expect(things('my dog and a Pumpkin')).toEqual(['dog', 'pumpkin']);
  });
});

describe('a hobby as a verb', () => {
  it.each([
    ['my aunt who sails and climbs', ['sailboat', 'rope']],
    ['Meine Tochter, die reitet und malt', ['horse', 'paintbrush']],
    ['mein Mann angelt', ['fishing-rod']],
    ['ma soeur fait de la voile et de l’escalade', ['sailboat', 'rope']],
    ['mi abuela cose y canta', ['microphone']],
    ['meu pai pesca e mergulha', ['fishing-rod', 'flippers']],
    ['two fish and a single malt', ['fish', 'fish', 'whisky']],
  ])('%s', (words, kinds) => {
    expect(things(words)).toEqual(expect.arrayContaining(kinds));
  });
});
