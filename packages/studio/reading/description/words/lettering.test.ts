import { describe, expect, it } from 'vitest';
import { mouldThing } from '../../../catalogue/things/catalogue.ts';
import { readDescription } from '../read-description.ts';

const lettered = (text: string) => {
  const { accessories, headwear, slogan } = readDescription(text);
  const things = accessories.filter(({ words }) => words).map(({ kind, words }) => `${kind}: ${words}`);
  return {
    slogan,
    on: [...things, ...(headwear?.words ? [`${headwear.kind}: ${headwear.words}`] : [])],
  };
};

describe('takeLettering', () => {
  it.each([
    ["my boss with a big mug that says World's Okayest Boss", "mug: World's Okayest Boss"],
    ['teacher mug "BEST TEACHER"', 'mug: BEST TEACHER'],
    ['grandpa holding a mug saying Grandpa of the Year and a dog', 'mug: Grandpa of the Year'],
    ["a coffee mug that says 'Boss Lady', in a red dress", 'mug: Boss Lady'],
    ['"No. 1 Nurse" on her white mug', 'mug: No. 1 Nurse'],
    ['bride with a sign “Just Married”', 'sign: Just Married'],
    ['a red cap "DAD"', 'cap: DAD'],
    ['black hat that says CREW', 'cap: CREW'],
    ['holding a balloon that says "30 and fabulous"', 'balloon: 30 and fabulous'],
    ['a birthday cake saying Happy 40th', 'cake: Happy 40th'],
    ['best dad ever, trophy that says "No. 1 Dad"', 'trophy: No. 1 Dad'],
    ['reading a book titled "War and Peace"', 'book: War and Peace'],
    ['graduate with a banner "Class of 2026"', 'flag: Class of 2026'],
    ['with a cat and a "Best Mum" mug', 'mug: Best Mum'],
    ['estate agent holding a SOLD sign', 'sign: SOLD'],
    ['a FREE HUGS sign and a RED cap', 'sign: FREE HUGS'],
    ['cake with "40" candles', 'cake: 40'],
    ['Happy 60th birthday mum!', 'cake: 60'],
    ['Alles Gute zum 50. Geburtstag, mit Geburtstagstorte', 'cake: 50'],
    ['grandma, mug "NANA" in big red letters', 'mug: NANA'],
    ['Lehrerin mit einer Tasse mit der Aufschrift Beste Lehrerin', 'mug: Beste Lehrerin'],
  ])('takes the words of %s', (text, words) => {
    expect(lettered(text)).toEqual({ slogan: undefined, on: [words] });
  });

  it.each([
    ['a NASA hoodie and a RED cap', 'NASA'],
    ['black t-shirt with text DAD MODE ON, jeans', 'DAD MODE ON'],
    ['white T-shirt with "NO MONDAYS" in red letters', 'NO MONDAYS'],
    ['a BIG BLACK hoodie, NO cap, an XXL t-shirt', undefined],
  ])('leaves clothes their words without quotation marks: %s', (text, slogan) => {
    expect(lettered(text)).toEqual({ slogan, on: [] });
    expect(readDescription(text).accessories).toEqual([]);
  });

  it('puts words on the nearest thing', () => {
    const text = 'dad in a t-shirt "GRILL BOSS", a mug "NO. 1 DAD" and a cap "BBQ"';
    expect(lettered(text)).toEqual({ slogan: 'GRILL BOSS', on: ['mug: NO. 1 DAD', 'cap: BBQ'] });
    expect(lettered('a mug and a tee "HI"')).toEqual({ slogan: 'HI', on: [] });
    expect(lettered('a cake and a "Meat is murder" t-shirt')).toEqual({ slogan: 'Meat is murder', on: [] });
    expect(lettered('a shirt that says World Traveller and a mug')).toEqual({
      slogan: 'World Traveller',
      on: [],
    });
  });

  it('makes no character of the words, and prints no speech', () => {
    expect(readDescription('a mug "Best Dog Mum"').accessories.map(({ kind }) => kind)).toEqual(['mug']);
    expect(lettered('my dad, who says hello to every dog').on).toEqual([]);
    expect(lettered('John "Cat" Smith with a mug').on).toEqual([]);
  });

  it.each(['mug', 'sign', 'balloon', 'cake', 'trophy', 'book', 'flag'] as const)(
    'are printed on a %s once, and none are where none are told',
    (kind) => {
      const decals = (words?: string) =>
        mouldThing(kind, undefined, words)
          .groups.flat()
          .filter(({ paint }) => paint.decal).length;
      expect([decals(), decals('BOSS')]).toEqual([0, 1]);
    },
  );
});
