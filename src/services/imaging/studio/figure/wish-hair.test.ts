import { expect, it } from 'vitest';
import { readDescription } from '../description/read-description.ts';
import { USUAL_SHAPE } from '../photo/frontal-face.ts';
import type { Looks } from '../photo/measure-colours.ts';
import { createRandom } from '../random.ts';
import { sculptHair } from './hair.ts';
import { wishHair } from './wish-hair.ts';

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
  sculptHair(wishHair(seen, readDescription(words)), createRandom(1), 0.5, false)[0]?.[0]?.paint.colour;

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
