import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../catalogue/colours/colour-words.ts';
import { GARMENTS, type Garment } from '../catalogue/garments/garments.ts';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Sculpture } from '../sculpt/solid.ts';
import { sculptBody } from './body.ts';
import { chooseOutfit } from './outfit.ts';
import { POSES } from './pose.ts';
import { solveSkeleton } from './skeleton.ts';

const looks = { clothing: [40, 90, 160], skin: [200, 160, 130] } as unknown as Looks;
const dress = (words: string, seed = 3) => chooseOutfit(readDescription(words), looks, createRandom(seed));

function sculpt(garments: readonly Garment[], build = PACKS['action-figure'].build): Sculpture['groups'] {
  const character = { ...readDescription('x'), garments: new Map(garments.map((kind) => [kind, undefined])) };
  const [pose] = POSES.standing;
  if (!pose) throw new Error('No pose');
  const body = sculptBody(
    chooseOutfit(character, looks, createRandom(3)),
    solveSkeleton(build, pose),
    build,
    {
      skin: { colour: [200, 160, 130], gloss: 0.5 },
      handle: undefined,
    },
  );
  return [...body.upper, ...body.lower];
}

function bodyOf(words: string, build = PACKS['action-figure'].build) {
  const [pose] = POSES.standing;
  if (!pose) throw new Error('No pose');
  const skin = { colour: [200, 160, 130], gloss: 0.5 } as const;
  return sculptBody(dress(words), solveSkeleton(build, pose), build, { skin, handle: undefined });
}

/** Everything but the prints. */
const outline = (garments: readonly Garment[]) =>
  JSON.stringify(sculpt(garments), (key, value: unknown) => (key === 'decal' ? undefined : value));

describe('belts', () => {
  const belt = (words: string) => dress(words).belt;

  it('have the colour that the words give them, on a suit and over a coat', () => {
    expect(belt('superhero with a yellow belt')).toEqual(COLOUR_WORDS.get('yellow'));
    expect(belt('Santa')).toEqual(COLOUR_WORDS.get('black'));
    expect(belt('Santa with a brown belt')).toEqual(COLOUR_WORDS.get('brown'));
  });

  it('are the sash of a gi, and otherwise none if the words name none', () => {
    expect(belt('karate master with a green belt')).toBeUndefined();
    expect(belt('superhero')).toBeUndefined();
  });
});

describe('leg warmers', () => {
  it('have the colour that the words give them, and leave the clothes theirs', () => {
    const { legWarmers, topColour } = dress('80s aerobics teacher in a pink leotard and yellow leg warmers');
    expect(legWarmers).toEqual(COLOUR_WORDS.get('yellow'));
    expect(topColour).toEqual(COLOUR_WORDS.get('pink'));
    expect(dress('80s aerobics teacher').legWarmers).toBeUndefined();
  });

  it('sit on no prosthesis', () => {
    const pieces = (words: string) => bodyOf(words).lower.length;
    const added = pieces('in shorts with leg warmers') - pieces('in shorts');
    expect(added).toBeGreaterThan(0);
    const both = 'with two prosthetic legs in shorts';
    expect(pieces(`${both} and leg warmers`)).toBe(pieces(both));
  });
});

describe('necklaces', () => {
  const necklace = (words: string) => dress(words).necklace;

  it('are of pearls, or of the colour that the words give them', () => {
    expect(necklace('granny with a pearl necklace')).toBeDefined();
    expect(necklace('woman in a black dress and a gold necklace')).toEqual(COLOUR_WORDS.get('gold'));
    expect(dress('woman in a black dress and a gold necklace').topColour).toEqual(COLOUR_WORDS.get('black'));
  });

  it('are none under a scarf, and where the words name none', () => {
    expect(necklace('granny with pearls and a scarf')).toBeUndefined();
    expect(necklace('granny without a necklace')).toBeUndefined();
    expect(necklace('granny')).toBeUndefined();
  });
});

describe('outfit', () => {
  it('takes the photo’s colour unless the words name one', () => {
    const [r, g, b] = dress('a person in a jumper').topColour;
    expect(b).toBeGreaterThan(g);
    expect(g).toBeGreaterThan(r);
    expect(dress('a person in a red jumper').topColour).toEqual(
      readDescription('red jumper').garments.get('jumper'),
    );
  });

  it('wears the named garments', () => {
    expect(dress('a knight in armour with a red cape')).toMatchObject({ top: 'armour', footwear: 'boots' });
    expect(dress('a knight in armour with a red cape').cape).toBeDefined();
    expect(dress('a waiter in a tuxedo')).toMatchObject({ top: 'tuxedo', neckwear: 'bow-tie' });
    expect(dress('a dancer in a tutu')).toMatchObject({ skirt: 'tutu', bottom: 'bare' });
    expect(dress('a diver in a wetsuit')).toMatchObject({ top: 'wetsuit', bottom: 'trousers' });
    expect(dress('a swimmer').footwear).toBe('none');
    expect(dress('a surfer').footwear).toBe('none');
    expect(dress('a barefoot pirate').footwear).toBe('none');
    expect(dress('a hobbit without shoes, in a suit').footwear).toBe('none');
    expect(dress('a racing driver').footwear).not.toBe('none');
    expect(dress('a swimsuit and boots').footwear).toBe('boots');
  });

  it('gives a scarf of two colours stripes', () => {
    const white = COLOUR_WORDS.get('white');
    expect(dress('a football fan with a red and white scarf')).toMatchObject({ scarfStripes: white });
    const bars = (words: string) =>
      bodyOf(words).upper.filter((group) => group.every(({ paint }) => `${paint.colour}` === `${white}`))
        .length;
    expect(bars('black suit with a red and white scarf') - bars('black suit with a red scarf')).toBe(4);
  });

  it('wears something of another colour under a vest, unless the words name its colour', () => {
    expect(dress('a brown vest').innerColour).not.toEqual(dress('a brown vest').topColour);
    expect(dress('a brown vest over a red tee').innerColour).toEqual(COLOUR_WORDS.get('red'));
  });

  it('ties a white gown with a white sash, unless the words name another', () => {
    expect(Math.min(...dress('a bride').accent)).toBeGreaterThan(190);
    expect(dress('a bride with a red belt').accent).toEqual(readDescription('red').colour);
    expect(Math.min(...dress('a green ball gown').accent)).toBeLessThan(190);
  });

  it('wears a red tartan kilt under any jacket, unless the words name its colour, and pinstripes down to the feet', () => {
    expect(dress('a suit and a kilt')).toMatchObject({
      lowerPattern: 'checked',
      bottomColour: [140, 47, 47],
    });
    expect(dress('a suit and a green kilt').bottomColour).toEqual(readDescription('green').colour);
    expect(dress('a navy pinstripe suit')).toMatchObject({
      pattern: 'pinstriped',
      lowerPattern: 'pinstriped',
    });
    expect(dress('a pinstripe suit, grey trousers').lowerPattern).toBeUndefined();
  });

  it('wears trunks with nothing above them, unless the words name it', () => {
    const photo = { clothing: [20, 22, 30], skin: [226, 180, 150] } as unknown as Looks;
    const bathe = (words: string) => chooseOutfit(readDescription(words), photo, createRandom(3));
    for (const words of ['red swimming trunks', 'on the beach in red swim shorts', 'red floral trunks'])
      expect(bathe(words)).toMatchObject({
        top: 'trunks',
        topColour: [226, 180, 150],
        bottom: 'shorts',
        bottomColour: readDescription(words).garments.get('trunks'),
        footwear: 'none',
        pattern: undefined,
      });
    expect(bathe('a yellow tee and swim shorts')).toMatchObject({ top: 'tee', bottom: 'shorts' });
  });

  it('dresses for the mat, for the ward, for the gym and for the ballet', () => {
    const white = dress('a karate master').topColour;
    expect(dress('judo black belt')).toMatchObject({
      top: 'gi',
      topColour: white,
      accent: readDescription('black belt').garments.get('belt'),
      bottom: 'trousers',
      bottomColour: white,
      skirt: undefined,
      footwear: 'none',
    });
    const nurse = dress('a nurse in green scrubs');
    expect(nurse).toMatchObject({ top: 'scrubs', neckwear: undefined, bottomColour: nurse.topColour });
    expect(dress('a bodybuilder').top).toBe('tank');
    expect(dress('in a tank top').top).toBe('tank');
    const pink = readDescription('pink tutu').garments.get('tutu');
    expect(dress('a ballerina in a pink tutu')).toMatchObject({
      top: 'swimsuit',
      topColour: pink,
      footwear: 'leather',
      shoeColour: pink,
    });
    expect(dress('a salsa dancer').skirt).toBeUndefined();
    expect(dress('a red dress with a white belt').accent).toEqual(
      readDescription('white belt').garments.get('belt'),
    );
  });

  it('wears no unnamed suit because a photo is dark, and nothing warm over shorts', () => {
    const photo = { clothing: [22, 24, 30], skin: [226, 180, 150] } as unknown as Looks;
    const tops = (words: string) =>
      Array.from(
        { length: 30 },
        (_, seed) => chooseOutfit(readDescription(words), photo, createRandom(seed)).top,
      );
    expect(tops('a mother of three')).not.toContain('suit');
    expect(tops('in yellow shorts')).not.toContain('jacket');
  });

  it('dresses for the night in light blue, whatever the photo shows, and for the bath in a robe', () => {
    const [red, , blue] = dress('a mum in pyjamas').topColour;
    expect(blue).toBeGreaterThan(red + 50);
    expect(dress('a mum in pink pyjamas').topColour).toEqual(readDescription('pink').colour);
    expect(dress('a dad in a bathrobe')).toMatchObject({
      top: 'robe',
      topColour: readDescription('white').colour,
    });
  });

  it('wears braces over a closed front, brown ones with lederhosen', () => {
    const red = readDescription('red').colour;
    const strapped = (words: string) =>
      bodyOf(words).upper.some((group) => group[0]?.paint.colour.join() === dress(words).braces?.join());
    expect(dress('grandpa with red suspenders')).toMatchObject({ top: 'shirt', braces: red });
    expect(strapped('grandpa with red suspenders')).toBe(true);
    expect(strapped('red suspenders under a black suit')).toBe(false);
    expect(dress('a man in lederhosen')).toMatchObject({
      bottom: 'shorts',
      braces: readDescription('brown').colour,
      bottomColour: readDescription('brown').colour,
    });
  });

  it('leaves the neck bare where the words deny the tie', () => {
    expect(dress('an accountant in a grey suit').neckwear).toBe('tie');
    expect(dress('an accountant in a grey suit without a tie').neckwear).toBeUndefined();
    expect(dress('a groom in a tuxedo, no bow tie').neckwear).toBeUndefined();
    expect(dress('a pilot with no tie').neckwear).toBeUndefined();
    expect(dress('a suit with a bow tie and no tie').neckwear).toBe('bow-tie');
  });

  const plain = outline(['tee']);
  it.each(GARMENTS.filter((kind) => kind !== 'tee' && kind !== 'hair'))(
    '%s is seen on the figure',
    (kind) => {
      expect(outline([kind])).not.toBe(plain);
    },
  );
});
