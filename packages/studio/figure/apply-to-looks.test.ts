import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import { USUAL_SHAPE } from '../reading/photo/frontal-face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { applyToLooks, chooseHeadwear } from './apply-to-looks.ts';
import { sculptBeard } from './beard.ts';
import { sculptHair } from './hair.ts';

const BROWN = [92, 62, 44] as const;
const looks = {
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
  sculptHair(applyToLooks(seen, readDescription(words)), createRandom(1), 0.5, false)[0]?.[0]?.paint.colour;

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
  expect(apply('long hair')).toEqual({ ...looks, hairLength: 'long', bun: false, curly: undefined });
  expect(apply('curly hair', { ...looks, hairLength: 'cropped' })).toMatchObject({
    hairLength: 'short',
    curly: true,
  });
  expect(apply('a kind person')).toEqual(looks);
});

it('ties the hair as the words say, off the ears', () => {
  for (const [words, tail] of [
    ['a ponytail', 'ponytail'],
    ['long hair in a ponytail', 'ponytail'],
    ['pigtails', 'pigtails'],
  ] as const)
    expect(apply(words, { ...looks, hairLength: 'long' })).toMatchObject({ tail, hairLength: 'short' });
  expect(apply('no ponytail').tail).toBeUndefined();
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

it('keeps a headscarf in every role', () => {
  const seen = { ...looks, headwear: { kind: 'headscarf', colour: [20, 20, 20] } } as unknown as Looks;
  const hat = (words: string) => chooseHeadwear(seen, readDescription(words))?.kind;
  expect(hat('firefighter')).toBe('headscarf');
  expect(hat('with a yellow hard hat')).toBe('hard-hat');
});
