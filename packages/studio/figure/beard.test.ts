import { expect, it } from 'vitest';
import { luminance } from '../colour.ts';
import { LOOKS } from '../fixtures/looks.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { inPlastic, sculptBeard } from './beard.ts';

const coverage = new Float32Array();
const mouldsOf = (beard: NonNullable<Looks['beard']>) => sculptBeard({ ...LOOKS, beard }, 0.8).length;

it('a moustache whose growth is known grows out of the face; one that words ask for is moulded', () => {
  expect(mouldsOf({ kind: 'moustache', colour: [50, 36, 28], coverage })).toBe(0);
  expect(mouldsOf({ kind: 'moustache', colour: [50, 36, 28] })).toBeGreaterThan(0);
});

const black = [28, 23, 24] as const;
const lightOf = (colour: Looks['skin'], skin: Looks['skin'], hair: Looks['hair'] = black) =>
  luminance(inPlastic(colour, { hairLength: 'short', hair, skin }));

it('next to black hair a beard is grey where no red of the skin is left in it, and dark where skin shines through', () => {
  const skin = [203, 152, 129] as const;
  expect(lightOf([177, 147, 141], skin)).toBeLessThan(90);
  expect(lightOf([150, 148, 146], skin)).toBeGreaterThan(125);
});

it('on dark skin grey hair is paler than the skin', () => {
  const skin = [97, 70, 62] as const;
  expect(lightOf([70, 68, 70], skin)).toBeLessThan(60);
  expect(lightOf([114, 111, 120], skin)).toBeGreaterThan(130);
});

it('on blue skin a white beard is white', () => {
  expect(lightOf([240, 238, 235], [70, 110, 190])).toBeGreaterThan(200);
});
