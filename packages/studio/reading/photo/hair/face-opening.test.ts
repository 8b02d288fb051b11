import { expect, it } from 'vitest';
import type { Region } from '../regions/head-regions.ts';
import { readOpening } from './face-opening.ts';

/** A face with hair next to it, which begins at `left` and `right` from the middle. */
const between =
  (left: number, right: number, beside: Region = 'hair') =>
  (x: number): Region =>
    x < -left || x > right ? beside : 'face';

it('measures how far a face shows between its hair, on each side separately', () => {
  const { left, right } = readOpening(between(1.12, 0.8), 0);
  expect(left).toBeCloseTo(1.12, 1);
  expect(right).toBeCloseTo(0.8, 1);
});

it('says nothing about a face that ends in no hair, nor about one that looks aside', () => {
  const unseen = { left: undefined, right: undefined };
  expect(readOpening(between(1.1, 1.1, 'background'), 0)).toEqual(unseen);
  expect(readOpening(between(1.1, 1.1), 0.5)).toEqual(unseen);
});

it('looks past glasses, and past a strand before the face', () => {
  const { right } = readOpening(
    (x, y) => (y === 0 ? 'hair' : Math.abs(x) > 0.8 && Math.abs(x) < 0.9 ? 'thing' : between(1.1, 1.1)(x)),
    0,
  );
  expect(right).toBeCloseTo(1.1, 1);
});

it('evens both sides of a face that is turned a little', () => {
  const { left, right } = readOpening(between(1.2, 1), 0.2);
  expect(left).toBeCloseTo(right ?? 0);
});
