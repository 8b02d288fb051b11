import { expect, it } from 'vitest';
import type { Region } from '../regions/head-regions.ts';
import { bareShoulders } from './bare-shoulders.ts';

const seen = (at: (x: number, y: number) => Region | undefined) =>
  bareShoulders({
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
    at,
  });
const isBody = (x: number, y: number) => Math.abs(x) < 2.2 && y > 2.2;

it('are bare above a dress that begins lower, below one strap, and next to one that leaves the arm free', () => {
  expect(seen((x, y) => (isBody(x, y) ? (y > 3.2 ? 'clothes' : 'body') : 'background'))).toBeGreaterThan(0.5);
  const strap = (x: number, y: number) => x > 0.5 && x < 1.6 && y > 2.3;
  expect(seen((x, y) => (strap(x, y) ? 'clothes' : isBody(x, y) ? 'body' : 'background'))).toBe(1);
});

it('are covered by sleeves, however wide and low the neckline is', () => {
  expect(
    seen((x, y) => (Math.abs(x) < 1.9 && isBody(x, y) ? 'body' : isBody(x, y) ? 'clothes' : 'background')),
  ).toBe(0);
  expect(seen((x, y) => (isBody(x, y) ? (x < 0 ? 'body' : 'clothes') : 'background'))).toBe(0);
});

it('are seen below hair, and not judged by a hand at the chin or in a photo that ends there', () => {
  expect(seen((x, y) => (isBody(x, y) ? 'body' : Math.abs(x) < 2.5 && y > 1 ? 'hair' : 'background'))).toBe(
    1,
  );
  expect(seen((x, y) => (y > 2.5 ? undefined : x > 1 && x < 1.6 && y > 2 ? 'body' : 'background'))).toBe(0);
});
