import { expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { measureBeardLength } from './beard-length.ts';

const CHIN = 1.6;
const regions = (at: (x: number, y: number) => Region | undefined): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at,
});
const length = (at: (x: number, y: number) => Region | undefined) => measureBeardLength(regions(at), CHIN);

it('the length of a beard is how far it hangs below the chin, whether it is taken for hair or for the face', () => {
  expect(length((_, y) => (y < CHIN + 0.6 ? 'face' : 'clothes'))).toBeCloseTo(0.4, 1);
  expect(length((_, y) => (y < CHIN ? 'face' : y < CHIN + 0.6 ? 'hair' : 'body'))).toBeCloseTo(0.4, 1);
});

it('a short beard, and one that the photo cuts off at the chin, has none', () => {
  expect(length((_, y) => (y < CHIN + 0.12 ? 'face' : 'body'))).toBe(0);
  expect(length((_, y) => (y < CHIN + 0.1 ? 'hair' : undefined))).toBe(0);
});

it('strands of the head next to a neck are no beard', () => {
  expect(length((x, y) => (x > 0.05 || y < CHIN ? 'hair' : 'body'))).toBe(0);
});
