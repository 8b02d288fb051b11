import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../catalogue/colours/colour-words.ts';
import type { Rgb } from '../colour.ts';
import { LOOKS } from '../fixtures/looks.ts';
import { lookChoices, wornTogether } from '../look/look-choices.ts';
import { BOTTOM_CHOICES, TOP_CHOICES } from '../look/vocabulary.ts';
import { actionFigureBuild } from '../packs/action-figure/build.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { sculptBody } from './body.ts';
import { chooseOutfit, type Outfit } from './outfit.ts';
import { POSES } from './pose.ts';
import type { ChosenClothes } from './put-on-clothes.ts';
import { solveSkeleton } from './skeleton.ts';

const IN_SUIT: Looks = {
  ...LOOKS,
  clothes: { kind: 'suit', colours: [LOOKS.clothing], tie: [120, 20, 30], necklace: [180, 180, 190] },
};
const dress = (chosen: ChosenClothes, words = 'A person', looks: Looks = IN_SUIT, seed = 3): Outfit =>
  chooseOutfit(readDescription(words), looks, createRandom(seed), chosen);

/** The shapes of a dressed body, without their paints. */
function shapesOf(outfit: Outfit): string {
  const skeleton = solveSkeleton(actionFigureBuild, POSES.standing[0]);
  const skin = { skin: { colour: [200, 160, 130] as Rgb, gloss: 0.4 }, handle: undefined };
  const { upper, lower } = sculptBody(outfit, skeleton, actionFigureBuild, skin);
  return JSON.stringify(
    [...upper, ...lower].map((group) => group.map(({ paint: _paint, ...solid }) => solid)),
  );
}

describe('clothes that the owner chooses', () => {
  it('give each top and each bottom a cut of its own', () => {
    const tops = TOP_CHOICES.map(({ id }) => dress({ top: id }));
    expect(tops.map(({ top }) => top)).toEqual(TOP_CHOICES.map(({ id }) => id));
    // A T-shirt and a sports shirt differ in their neck, a suit and a blazer in the tie.
    expect(new Set(tops.map(shapesOf)).size).toBe(16);
    const bottoms = BOTTOM_CHOICES.map(({ id }) => dress({ top: 'tee', bottom: id }));
    expect(new Set(bottoms.map(shapesOf)).size).toBe(10);
    expect(new Set(bottoms.map(({ bottomColour }) => bottomColour.join())).size).toBe(10);
  });

  it('win over the photo in their cut, and keep its colour and the necklace', () => {
    const worn = dress({ top: 'hoodie', bottom: 'joggers' });
    expect(worn).toMatchObject({ top: 'hoodie', bottom: 'trousers', trouserCut: 'joggers', plain: true });
    expect(worn).toMatchObject({ neckwear: undefined, topColour: dress({}).topColour });
    expect(worn.necklace).toBeUndefined();
    expect(dress({ top: 'tee' }).necklace).toEqual(dress({}).necklace);
    expect(dress({ top: 'suit' }).neckwear).toBe('tie');
    expect(dress({ top: 'suit' }).accent).toEqual([120, 20, 30]);
    expect(dress({ bottom: 'shorts' }).top).toBe('suit');
  });

  it('win over a costume and what words name, whose colours and other things stay', () => {
    expect(dress({ top: 'hoodie' }, 'An astronaut').top).toBe('hoodie');
    expect(dress({ bottom: 'jeans' }, 'An astronaut')).toMatchObject({
      top: 'spacesuit',
      trouserCut: 'jeans',
    });
    const red = COLOUR_WORDS.get('red');
    expect(dress({ top: 'hoodie' }, 'A person in a red jumper').topColour).toEqual(red);
    expect(dress({ top: 'denim-jacket' }, 'A person in a red hoodie').topColour).toEqual(red);
    expect(dress({ bottom: 'skirt' }, 'A person in red trousers')).toMatchObject({
      skirt: 'skirt',
      bottom: 'bare',
      bottomColour: red,
    });
    expect(dress({ top: 'tee' }, 'A superhero with a red cape').cape).toEqual(red);
    expect(dress({ top: 'hoodie' }, 'A person with a red tie').neckwear).toBeUndefined();
    expect(dress({ top: 'shirt' }, 'A person with a red tie').neckwear).toBe('tie');
    expect(dress({ top: 'denim-jacket' }, 'A person in a jumper and green overalls')).toMatchObject({
      overalls: undefined,
      bottom: 'trousers',
    });
  });

  it('take off a dress that would hide them, and are hidden by a chosen one', () => {
    const red = COLOUR_WORDS.get('red');
    expect(dress({ bottom: 'shorts' }, 'A person in a red dress')).toMatchObject({
      top: 'tee',
      topColour: red,
      bottom: 'shorts',
    });
    expect(dress({ bottom: 'leggings' }, 'A person in a red dress')).toMatchObject({
      top: 'dress',
      bottom: 'trousers',
      trouserCut: 'leggings',
    });
    expect(dress({ top: 'dress', bottom: 'skirt' })).toMatchObject({ skirt: undefined, bottom: 'bare' });
    expect(wornTogether({ skin: '3', top: 'dress', bottom: 'shorts' }, 'bottom')).toEqual({
      skin: '3',
      bottom: 'shorts',
    });
    expect(wornTogether({ top: 'dress', bottom: 'jeans' }, 'top')).toEqual({ top: 'dress', bottom: 'jeans' });
  });

  it('leave everything else as it was: shoes, accent and whim', () => {
    for (const seed of [1, 2, 3, 4]) {
      const [plain, chosen] = [{}, { top: 'cardigan', bottom: 'chinos' } as const].map((clothes) =>
        dress(clothes, 'A person', LOOKS, seed),
      );
      expect(chosen).toMatchObject({
        footwear: plain?.footwear,
        shoeColour: plain?.shoeColour,
        whim: plain?.whim,
      });
    }
  });

  it('are refused in words where nothing is called so', () => {
    for (const look of [{ top: 'toga' }, { bottom: 'none' }])
      expect(lookChoices.safeParse(look).error?.issues[0]?.message).toMatch(/offered/);
  });
});
