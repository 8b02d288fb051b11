import { expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { readEars } from './read-ears.ts';

const HEAD = { cheek: 1.085 };

/** A head whose ears reach this far aside; `behind` is what is behind them. */
const headOf = (reach: number, behind: Region = 'background'): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at: (x, y) => (Math.abs(x) < (y > -0.1 && y < 0.5 ? reach : 1.08) ? 'face' : behind),
});

it('distinguishes ears that stand out from close ones', () => {
  expect(readEars(headOf(1.42), HEAD, 0)).toBeGreaterThan(0.05);
  expect(readEars(headOf(1.2), HEAD, 0)).toBeLessThan(-0.03);
});

it('counts a broad head before its ears', () => {
  expect(readEars(headOf(1.4), { cheek: 1.2 }, 0)).toBeLessThan(readEars(headOf(1.4), HEAD, 0));
});

it('does not change ears that hair or a turned head hides', () => {
  expect(readEars(headOf(1.42, 'hair'), HEAD, 0)).toBe(0);
  expect(readEars(headOf(1.42), HEAD, 0.4)).toBe(0);
  expect(readEars(undefined, HEAD, 0)).toBe(0);
});

it('does not take a brim for ears, and looks through glasses', () => {
  const worn = (from: number, to: number): HeadRegions => {
    const bare = headOf(1.42);
    return { ...bare, at: (x, y) => (Math.abs(x) > from && Math.abs(x) < to ? 'thing' : bare.at(x, y)) };
  };
  expect(readEars(worn(1.02, 1.6), HEAD, 0)).toBe(0);
  expect(readEars(worn(0.3, 0.9), HEAD, 0)).toBe(readEars(headOf(1.42), HEAD, 0));
});
