import { expect, it } from 'vitest';
import { IMPRESSION } from '../regions/head-model.ts';
import { POOLED, poolImpression } from './pool-impression.ts';

const { edge, depth } = IMPRESSION;

it('tells each zone of the head by the mean of its squares', () => {
  // Each square holds its row: what is further down is larger.
  const rows = Float32Array.from({ length: edge ** 2 * depth }, (_, at) => Math.floor(at / depth / edge));
  const pooled = poolImpression(rows);
  expect(pooled).toHaveLength(POOLED);
  const [crown = 0, beside = 0, besideNeck = 0, neck = 0, cheeks = 0, brow = 0, mouth = 0, chin = 0] =
    Array.from({ length: POOLED / depth }, (_, zone) => pooled[zone * depth]);
  const downwards = [crown, brow, cheeks, mouth, chin, neck];
  expect(downwards.toSorted((a, b) => a - b)).toEqual(downwards);
  expect(new Set(downwards).size).toBe(6);
  expect(beside).toBeLessThan(besideNeck);
});

it('looks at both sides alike', () => {
  const fill = (place: (column: number) => number) =>
    Float32Array.from({ length: edge ** 2 * depth }, (_, at) => place(Math.floor(at / depth) % edge));
  const [one, other] = [(column: number) => column, (column: number) => edge - 1 - column].map((place) =>
    poolImpression(fill(place)),
  );
  expect([...(one ?? [])]).toEqual([...(other ?? [])].map((value) => expect.closeTo(value, 4)));
});
