import { expect, it } from 'vitest';
import { LAYERS } from '../regions/head-model.ts';
import { POOLED, poolImpression } from './pool-impression.ts';

/** An impression; each square has the value for its column and row, as shares of the picture. */
function filled(value: (column: number, row: number) => number) {
  const layer = ({ edge, depth }: (typeof LAYERS)['wide']) =>
    Float32Array.from({ length: edge ** 2 * depth }, (_, at) => {
      const square = Math.floor(at / depth);
      return value(((square % edge) + 0.5) / edge, (Math.floor(square / edge) + 0.5) / edge);
    });
  return { wide: layer(LAYERS.wide), fine: layer(LAYERS.fine) };
}
const ZONES = 8;
const firstOfEach = (pooled: Float32Array, start: number, step: number) =>
  Array.from({ length: ZONES }, (_, zone) => pooled[start + zone * step]);
const FINE = ZONES * LAYERS.wide.depth;
const { depth } = LAYERS.fine;

it('describes each zone of the head by the mean of its squares, in both layers', () => {
  const pooled = poolImpression(filled((_column, row) => row));
  expect(pooled).toHaveLength(POOLED);
  for (const means of [firstOfEach(pooled, 0, LAYERS.wide.depth), firstOfEach(pooled, FINE, 2 * depth)]) {
    const [crown, beside = 0, besideNeck = 0, neck, cheeks, brow, mouth, chin] = means;
    const downwards = [crown, brow, cheeks, mouth, chin, neck];
    expect(downwards.toSorted()).toEqual(downwards);
    expect(new Set(downwards).size).toBe(6);
    expect(beside).toBeLessThan(besideNeck);
  }
});

it('describes texture by the differences within a zone', () => {
  const deviations = (value: Parameters<typeof filled>[0]) =>
    firstOfEach(poolImpression(filled(value)), FINE + depth, 2 * depth);
  expect(Math.max(...deviations(() => 3))).toBeCloseTo(0, 5);
  const [all = []] = [deviations((column, row) => Math.sign(Math.sin((column + row) * 300)))];
  expect(Math.min(...all)).toBeGreaterThan(0.5);
});

it('looks at both sides alike', () => {
  const [one, other] = [filled((column) => column), filled((column) => 1 - column)].map(poolImpression);
  expect([...(one ?? [])]).toEqual([...(other ?? [])].map((value) => expect.closeTo(value, 4)));
});
