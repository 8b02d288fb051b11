import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { addFaintHair, likeCertainHair } from './faint-hair.ts';

const HAIR: Rgb = [30, 24, 22];
const GREEN: Rgb = [40, 90, 60];
/** Short hair above the eyes, and tails next to the neck of which the network is unsure. */
const isShort = (x: number, y: number) => y < 0 && y > -1.8 && Math.abs(x) < 1.3;
const isTail = (x: number, y: number) => y > 0.3 && y < 1.5 && Math.abs(x) > 1 && Math.abs(x) < 1.5;

function add({ tail = 0.2, colour = HAIR, below = 'background' as const }) {
  const regions: HeadRegions = {
    at: (x, y) => (isShort(x, y) ? 'hair' : below),
    hairAt: (x, y) => (isShort(x, y) ? 0.9 : isTail(x, y) ? tail : 0.01),
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  };
  const at: HeadPatch['at'] = (x, y) => (isShort(x, y) ? HAIR : isTail(x, y) ? colour : GREEN);
  const isLike = likeCertainHair({ at, yaw: 0, detail: 100 }, regions, { isHair: isShort });
  return addFaintHair(regions, { isHair: isShort }, isLike ?? (() => false));
}

it('faint hair of the colour of the hair is hair', () => {
  expect(add({}).isHair(1.2, 1)).toBe(true);
  expect(add({}).isHair(0, -1)).toBe(true);
});

it('faint hair of another colour, or that is hardly probable, is wall', () => {
  expect(add({ colour: GREEN }).isHair(1.2, 1)).toBe(false);
  expect(add({ tail: 0.05 }).isHair(1.2, 1)).toBe(false);
  expect(add({}).isHair(2, 1)).toBe(false);
});

it('hair is told by its colour only where enough of it is certain', () => {
  const patch: HeadPatch = { at: (_x, y) => (y < 0 ? HAIR : GREEN), yaw: 0, detail: 100 };
  const regions: HeadRegions = {
    at: () => 'hair',
    hairAt: () => 0.9,
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  };
  const isLike = likeCertainHair(patch, regions, { isHair: isShort });
  expect([isLike?.(0, -1), isLike?.(1.2, 1.2)]).toEqual([true, false]);
  expect(likeCertainHair(patch, regions, { isHair: () => false })).toBeUndefined();
});
