import { expect, it } from 'vitest';
import type { HairStyleId } from '../look/vocabulary.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import { USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { applyToLooks, chooseHeadwear } from './apply-to-looks.ts';
import { sculptBeard } from './beard.ts';
import { sculptHair } from './hair/sculpt-hair.ts';

const BROWN = [92, 62, 44] as const;
const looks = {
  skin: [226, 180, 150],
  hair: BROWN,
  hairLength: 'short',
  parting: 0,
  hairHeight: 0.2,
  hairWidth: 0.2,
  hairline: 1,
  hairEnd: 1.45,
  shape: USUAL_SHAPE,
} as unknown as Looks;
const colourOf = (words: string, seen = looks) =>
  sculptHair(applyToLooks(seen, readDescription(words)), createRandom(1), 0.5, undefined)[0]?.[0]?.paint
    .colour;

it('dyes the hair as the words say', () => {
  expect(colourOf('a kind person')).toEqual(BROWN);
  const [red = 0, green = 0, blue = 0] = colourOf('with pink hair') ?? [];
  expect(red).toBeGreaterThan(blue);
  expect(blue).toBeGreaterThan(green);
});

it('shaves the head of the bald', () => {
  expect(colourOf('bald chef')).toBeUndefined();
});

it('gives a bald head hair to dye', () => {
  expect(colourOf('with blue hair', { ...looks, hairLength: 'bald' })).toEqual(
    readDescription('blue hair').hair?.colour,
  );
});

const apply = (words: string, seen = looks) => applyToLooks(seen, readDescription(words));

it('cuts and curls the hair as the words say, and leaves the rest to the photo', () => {
  const style = (words: string, hairStyle: HairStyleId) => apply(words, { ...looks, hairStyle }).hairStyle;
  expect(apply('long hair')).toEqual({ ...looks, hairStyle: 'long-straight' });
  expect(style('long hair', 'short-curly')).toBe('long-curly');
  expect(style('curly hair', 'buzz-cut')).toBe('short-curly');
  expect(style('straight hair', 'long-wavy')).toBe('long-straight');
  expect(style('long curly hair', 'bald')).toBe('long-curly');
  expect(style('short hair', 'pixie')).toBe('pixie');
  expect(style('hair in a bun', 'long-straight')).toBe('high-bun');
  expect(style('pink hair', 'locs')).toBe('locs');
  expect(apply('curly hair').hairHeight).toBeGreaterThan(looks.hairHeight);
  expect(apply('a kind person')).toEqual(looks);
});

it('dyes the whole hair, tips and temples too', () => {
  const tipped: Looks = { ...looks, hairTips: [200, 180, 90], hairTemples: [150, 150, 150] };
  expect(apply('blue hair', tipped)).toMatchObject({ hairTips: undefined, hairTemples: undefined });
  expect(apply('long hair', tipped).hairTips).toEqual([200, 180, 90]);
});

it('ties the hair as the words say', () => {
  for (const [words, hairStyle] of [
    ['a ponytail', 'ponytail'],
    ['long hair in a ponytail', 'ponytail'],
    ['pigtails', 'pigtails'],
    ['red braids', 'two-braids'],
  ] as const)
    expect(apply(words, { ...looks, hairStyle: 'long-straight' })).toMatchObject({ hairStyle });
  expect(apply('no ponytail').hairStyle).toBeUndefined();
});

it('grows a beard in the colour of the hair or of the words, and shaves it', () => {
  expect(apply('with a beard').beard).toEqual({ kind: 'full', colour: BROWN });
  const [group] = sculptBeard(apply('a white beard'), 0.5);
  expect(group?.[0]?.paint.colour).toEqual(readDescription('white').colour);
  const bearded: Looks = { ...looks, beard: { kind: 'full', colour: [60, 40, 30] } };
  expect(apply('a moustache', bearded).beard).toEqual({ kind: 'moustache', colour: [60, 40, 30] });
  expect(apply('clean shaven', bearded).beard).toBeUndefined();
});

it('puts glasses on and takes them off, but not the dark ones that hide the eyes', () => {
  expect(apply('glasses').glasses).toMatchObject({ dark: false });
  const worn: Looks = { ...looks, glasses: { colour: [1, 2, 3], dark: false } };
  expect(apply('glasses', worn).glasses).toEqual(worn.glasses);
  expect(apply('without glasses', worn).glasses).toBeUndefined();
  const dark: Looks = { ...looks, glasses: { colour: [1, 2, 3], dark: true } };
  expect(apply('without glasses', dark).glasses).toEqual(dark.glasses);
});

it('keeps the hat of the photo unless the words name another, deny it or say what the hair is like', () => {
  const seen = { ...looks, headwear: { kind: 'cap', colour: [30, 40, 90] } } as unknown as Looks;
  const hat = (words: string, wearer = seen) => chooseHeadwear(wearer, readDescription(words))?.kind;
  expect(hat('a kind person')).toBe('cap');
  expect(hat('a kind person', looks)).toBeUndefined();
  expect(hat('with a top hat')).toBe('top-hat');
  expect(hat('firefighter')).toBe('fire-helmet');
  const inBeanie = { ...looks, headwear: { kind: 'beanie', colour: [30, 40, 90] } } as unknown as Looks;
  expect(hat('with a beanie and a scarf', inBeanie)).toBe('beanie');
  expect(hat('no beanie', inBeanie)).toBeUndefined();
  for (const words of ['no hat', 'without a cap', 'long hair']) expect(hat(words)).toBeUndefined();
});

it.each(['headscarf', 'headwrap', 'turban', 'kippah'])(
  'keeps a %s in every role and under every hat',
  (kind) => {
    const seen = { ...looks, headwear: { kind, colour: [20, 20, 20] } } as unknown as Looks;
    const hat = (words: string) => chooseHeadwear(seen, readDescription(words))?.kind;
    for (const words of ['firefighter', 'with a yellow hard hat', 'long pink hair', 'no hat'])
      expect(hat(words), words).toBe(kind);
    expect(hat(`without a ${kind}`)).toBeUndefined();
  },
);
