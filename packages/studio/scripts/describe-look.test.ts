import { expect, test } from 'vitest';
import { LOOKS } from '../fixtures/looks.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { describeLook } from './describe-look.ts';

const looks: Looks = {
  ...LOOKS,
  skinTone: 3.4,
  hair: [98, 64, 42],
  hairLength: 'medium',
  hairHeight: 0.2,
  hairWidth: 0.1,
  hairEnd: 0.9,
};

test('measures become the words of a person', () => {
  expect(describeLook(looks)).toEqual({
    skin: 3,
    hairColour: 'brown',
    hairLength: 'chin',
    hairForm: 'side parting',
    glasses: 'none',
    facialHair: 'none',
    headwear: 'none',
  });
});

test('a recognised style or form goes before the measures', () => {
  const frames = { colour: [20, 20, 20], dark: false, form: 'square' } as const;
  const beard = { kind: 'full', colour: [60, 40, 30], form: 'handlebar' } as const;
  expect(describeLook({ ...looks, hairStyle: 'high-bun', glasses: frames, beard })).toMatchObject({
    hairLength: 'up',
    hairForm: 'bun',
    glasses: 'rectangular',
    facialHair: 'moustache',
  });
});

test('a bald head has no hair to colour, a hat hides what hair does, and headphones do not', () => {
  expect(describeLook({ ...looks, hairLength: 'bald' })).toMatchObject({
    hairColour: 'none',
    hairForm: 'none',
  });
  const colour = [30, 60, 120] as const;
  expect(describeLook({ ...looks, headwear: { kind: 'bucket-hat', colour } })).toMatchObject({
    hairForm: 'hidden',
    headwear: 'bucket hat',
  });
  expect(describeLook({ ...looks, headwear: { kind: 'headphones', colour } })).toMatchObject({
    hairForm: 'side parting',
    headwear: 'headphones',
  });
});

test.each([
  ['black', [26, 22, 23]],
  ['grey', [140, 138, 136]],
  ['white', [235, 233, 229]],
  ['blond', [180, 140, 90]],
  ['red', [125, 50, 30]],
  ['blue', [50, 100, 200]],
] as const)('%s hair', (name, hair) => {
  expect(describeLook({ ...looks, hair }).hairColour).toBe(name);
});
