import { expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { readNeck } from './read-neck.ts';

const CHIN = 1.7;
const USUAL = { chin: CHIN, jowl: 0.84, smallness: 0 };

/** A neck of half a width below a chin, next to it `beside`. */
const neckOf = (half: number, beside: Region = 'background'): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at: (x, y) => (y > CHIN && Math.abs(x) < half ? 'body' : beside),
});

it('is broad where the photo shows a broad one', () => {
  const [slim, broad] = [0.6, 1].map((half) => readNeck(neckOf(half), USUAL));
  expect(broad).toBeGreaterThan((slim ?? 0) + 0.1);
});

it('is the usual one behind hair, and where shoulders are bare', () => {
  const unseen = readNeck(undefined, USUAL);
  expect(readNeck(neckOf(0.6, 'hair'), USUAL)).toBe(unseen);
  expect(readNeck(neckOf(1.5), USUAL)).toBe(unseen);
});

it('is thinner below a small face and below a pointed one', () => {
  const usual = readNeck(undefined, USUAL);
  expect(readNeck(undefined, { ...USUAL, smallness: 1 })).toBeLessThan(usual - 0.04);
  expect(readNeck(neckOf(1.1), { ...USUAL, jowl: 0.67 })).toBeLessThan(0.48);
});
