import { describe, expect, it } from 'vitest';
import { understandDescription } from './understand-description.ts';

const namesOf = (description: string) => understandDescription(description).parts.map(({ name }) => name);
/** Without random things. */
const idsOf = (description: string) =>
  understandDescription(description).parts.flatMap(({ id, byChance }) => (byChance ? [] : [id]));
const unread = (description: string) => understandDescription(description).notUnderstood;

describe('what is understood', () => {
  it('stands in the order of the words, with its colour', () => {
    expect(namesOf('A waving woman in a navy cape with a red guitar, a cat and a crown')).toEqual([
      'Waving',
      'Navy cape',
      'Red guitar',
      'Cat',
      'Crown',
      'Music',
    ]);
    expect(idsOf('on the beach with a dog')).toEqual(['theme:sea', 'thing:dog']);
  });

  it('lists what a role brings right behind it', () => {
    const { parts } = understandDescription('a chef with a cat');
    expect(parts.map(({ id, broughtBy }) => [id, broughtBy])).toEqual([
      ['role:chef', undefined],
      ['thing:pan', 'role:chef'],
      ['garment:apron', 'role:chef'],
      ['headwear:chef-hat', 'role:chef'],
      ['thing:cat', undefined],
      ['theme:kitchen', undefined],
    ]);
  });

  it('is English in every language', () => {
    expect(namesOf('Eine Frau mit roter Gitarre und Sonnenbrille')).toEqual([
      'Red guitar',
      'Sunglasses',
      'Music',
    ]);
    expect(namesOf('un perro y una guitarra azul')).toEqual(['Dog', 'Blue guitar', 'Garden']);
  });

  it.each([
    ['long pink hair', ['hair:hair']],
    ['bald with a full beard and glasses', ['hair:bald', 'face:full', 'face:glasses']],
    ['in a wheelchair, with a prosthetic leg', ['aid:wheelchair', 'aid:leg']],
    ['a striped shirt', ['pattern:striped', 'garment:shirt']],
    ['a dark red leather jacket', ['garment:leather-jacket']],
    ['a jersey without a cat', ['garment:jersey']],
    ['no hat, no dog', []],
    ['', []],
  ])('%s: %j', (description, ids) => {
    expect(idsOf(description)).toEqual(ids);
  });

  it('names the colour of a picture, and says for which parts there is one', () => {
    const [hair, cape] = understandDescription('pink hair and a red cape').parts;
    expect(hair).toMatchObject({ name: 'Pink hair', hasPicture: false });
    expect(cape).toMatchObject({ name: 'Red cape', hasPicture: true, colour: '#d92b2b' });
  });
});

describe('what is not understood', () => {
  it.each([
    ['a beekeeper juggling flaming torches on a unicycle', ['unicycle']],
    ['Unicyclist with a monocle', ['Unicyclist', 'monocle']],
    ['a fairy with a tattoo and a proton pack', ['tattoo', 'proton pack']],
    ['Mein Opa mit Rollator und Hut', ['Rollator']],
    ['un chef avec une louche', ['louche']],
    ['a bounty hunter', ['bounty hunter']],
    ['a guitar, a cat, a mug, a book and a kite', ['kite']],
  ])('%s: %j', (description, words) => {
    expect(unread(description)).toEqual(words);
  });

  it.each([
    'Captain Zara, a pilot',
    'a guitar but no dog',
    'two cats and a cat',
    'My boyfriend Tom, who spends all day with his guitar',
    'Tired but happy mum of three, always drinking coffee',
    'A red and blue striped shirt, number 7, and 2 dogs',
    'A tee that says "Flurble the Grommets"',
    'Maria Müller mit ihrem Hund',
    'Ma mère avec son chien et ses lunettes',
    'Mi hermano con su perro y una gorra verde',
    'Mia sorella con il suo cane',
    'Minha irmã com um cachorro',
    'Mijn broer met een hond',
    '日本の猫',
    '',
  ])('%s: everything', (description) => {
    expect(unread(description)).toEqual([]);
  });
});
