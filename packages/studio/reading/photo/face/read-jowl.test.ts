import { expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { readJowl } from './read-jowl.ts';

const SHAPE = { chin: 1.7, jaw: 0.9 };

/** A face that is as wide as `widthAt` tells and ends at 1.7 below the eyes, before `behind`. */
const faceOf = (widthAt: (y: number) => number, behind: Region = 'background'): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at: (x, y) => (y < SHAPE.chin && Math.abs(x) < widthAt(y) ? 'face' : behind),
});

it('tells a square face from a pointed one of the same jaw', () => {
  const square = readJowl(
    faceOf(() => 0.95),
    SHAPE,
    0,
  );
  const pointed = readJowl(
    faceOf((y) => 0.95 - Math.max(0, y - 0.9) * 0.9),
    SHAPE,
    0,
  );
  expect(square).toBeGreaterThan(pointed + 0.2);
  expect(square).toBeLessThan(SHAPE.jaw * 1.04);
});

it('follows the jaw where hair covers both sides, and in a turned face where it covers one', () => {
  const usual = readJowl(undefined, SHAPE, 0);
  const narrow = (behind: Region) => faceOf(() => 0.6, behind);
  expect(readJowl(narrow('hair'), SHAPE, 0)).toBe(usual);
  const half: HeadRegions = {
    ...narrow('background'),
    at: (x, y) => narrow(x < 0 ? 'hair' : 'background').at(x, y),
  };
  expect(readJowl(half, SHAPE, 0.4)).toBe(usual);
  expect(readJowl(half, SHAPE, 0)).toBeLessThan(usual - 0.05);
});

it('is as wide as the face shows between hair on both sides, or on one', () => {
  const round = (y: number) => 0.98 - Math.max(0, y - 1.2) * 0.1;
  const bare = readJowl(faceOf(round), SHAPE, 0);
  expect(bare).toBeGreaterThan(readJowl(undefined, SHAPE, 0) + 0.05);
  expect(readJowl(faceOf(round, 'hair'), SHAPE, 0)).toBe(bare);
});
