import { expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { readOpening } from './neck-opening.ts';
import { followNeckline } from './neckline.ts';

const EYES: HeadRegions['eyes'] = [
  { x: -0.5, y: 0 },
  { x: 0.5, y: 0 },
];
const CHIN = 1.5;
const NECK = 0.7;
const SHOULDER = 2.4;

type Shape = { half?: (y: number) => number; end?: number; strap?: (x: number) => boolean };

/** A person in a garment whose opening is `half` as wide at a height, in a photo that ends somewhere. */
function read({ half = () => 0, end = 4, strap = () => true }: Shape) {
  const at = (x: number, y: number): Region | undefined => {
    if (y > end) return undefined;
    if (y < CHIN && Math.abs(x) < 0.8) return 'face';
    if (y < SHOULDER - 0.4) return Math.abs(x) < NECK ? 'body' : 'background';
    if (Math.abs(x) > 2.3) return 'background';
    return Math.abs(x) < half(y) || !strap(x) ? 'body' : 'clothes';
  };
  const regions: HeadRegions = { at, eyes: EYES };
  const opening = readOpening(regions, followNeckline(regions));
  if (!opening) throw new Error('No opening');
  return opening;
}

const pointed = (end: number) => (y: number) => Math.max(0, end - y);
const round = (end: number) => (y: number) => Math.sqrt(Math.max(0, 1 - (1 - (end - y)) ** 2));

it('measures how deep and how wide an opening is, and its form', () => {
  const [v, circle] = [read({ half: pointed(3) }), read({ half: round(3) })];
  for (const { deep, wide } of [v, circle]) {
    expect(deep).toBeGreaterThan(1.35);
    expect(deep).toBeLessThan(1.65);
    expect(wide).toBeCloseTo(1, 0);
  }
  expect(v.half).toBeLessThan(0.65);
  expect(circle.half).toBeGreaterThan(0.75);
});

it('continues below a photo as the opening does above', () => {
  const cut = read({ half: pointed(3), end: 2.75 });
  expect(cut.deep).toBeGreaterThan(1.35);
  expect(cut.deep).toBeLessThan(1.8);
});

it('sees whether cloth goes over the shoulders', () => {
  expect(read({ half: pointed(3.4) }).straps).toBe(true);
  expect(read({ half: () => 2, strap: (x) => Math.abs(x) > 1.5 }).straps).toBe(true);
  expect(read({ half: (y) => (y < 3.5 ? 2.4 : 0) }).straps).toBe(false);
});
