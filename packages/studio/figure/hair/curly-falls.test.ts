import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import { sculptHair } from './sculpt-hair.ts';

const REACH: HairReach = {
  top: 1.9,
  left: [1.5, 1.6, 1.7, 1.7, 1.6],
  right: [1.5, 1.6, 1.7, 1.7, 1.6],
};
const curls = (reach: Partial<HairReach> = {}, more = {}) =>
  sculptHair(
    { ...LOOKS, hairStyle: 'long-curly', hairReach: { ...REACH, ...reach }, ...more },
    createRandom(1),
    0.8,
    undefined,
  )
    .flat()
    .filter(({ cutOut }) => !cutOut);

/** How far curls reach to a side about a height. */
const reachAt = (solids: ReturnType<typeof curls>, side: -1 | 1, height: number) =>
  Math.max(
    ...solids
      .filter(({ at }) => Math.abs(at[1] - height) < 0.15)
      .map(({ at, size }) => side * at[0] + size[0]),
  );

it('long curls reach as far to each side at each height as in the photo', () => {
  const narrow = curls();
  const wide = curls({ right: [1.5, 1.9, 2.2, 2.2, 1.6] });
  expect(reachAt(wide, 1, -0.5)).toBeGreaterThan(reachAt(narrow, 1, -0.5) + 0.35);
  expect(reachAt(wide, -1, -0.5)).toBeCloseTo(reachAt(narrow, -1, -0.5), 1);
  expect(Math.abs(reachAt(narrow, 1, -0.5) - 1.7)).toBeLessThan(0.22);
});

it('long curls have a broken edge: no two heights end alike', () => {
  const edge = Array.from({ length: 14 }, (_, index) => reachAt(curls(), 1, 0.5 - index * 0.15));
  const turns = edge.slice(1).map((out, index) => Math.sign(out - (edge[index] ?? 0)));
  expect(turns.filter((turn, index) => turn !== turns[index - 1]).length).toBeGreaterThan(4);
});

it('long curls hang over the brow one by one, the forehead between them, where the photo shows a fringe', () => {
  const hairCourse = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5];
  const low = (solids: ReturnType<typeof curls>) =>
    solids.filter(
      ({ to = [0, 9, 0], size }) =>
        Math.abs(to[0]) < 0.75 && to[2] > 0.7 && to[1] < 0.9 && Math.max(...size) < 0.2,
    );
  expect(low(curls({}, { hairCourse })).length).toBeGreaterThan(4);
  expect(low(curls())).toEqual([]);
});
