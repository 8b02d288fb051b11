import { expect, it } from 'vitest';
import type { Region } from '../regions/head-regions.ts';
import { followOutline } from './hair-outline.ts';

/** Hair to the chin next to a face, before a wall. */
const isHair = (x: number, y: number) => Math.abs(x) > 0.9 && Math.abs(x) < 1.5 && y < 1.2 && y > -1.7;
const around = (x: number, y: number): Region | undefined =>
  isHair(x, y) ? 'hair' : Math.abs(x) < 0.9 ? 'face' : 'background';

it('the end of hair is lost where the wall below it has its colours, and is seen before another wall', () => {
  const endsOf = (isLike: (x: number, y: number) => boolean) =>
    followOutline({ isHair }, around, { isHair }, isLike).falls.map(({ runsOut }) => runsOut);
  expect(endsOf((x) => x > 0)).toEqual([undefined, 'wall']);
  expect(endsOf(isHair)).toEqual([undefined, undefined]);
});
