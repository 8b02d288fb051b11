import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import { sculptHair } from './sculpt-hair.ts';

/** Where the limbs next to the neck on the right end, each lock from above to below, across. */
function locksBeside(): number[][] {
  const limbs = sculptHair({ ...LOOKS, hairStyle: 'long-wavy' }, createRandom(1), 0.8, undefined)
    .flat()
    .filter(({ at, to }) => to && at[0] > 0.8 && at[2] > -0.6 && at[1] < 0.4 && to[1] < at[1]);
  const locks: number[][] = [];
  for (const { at, to } of limbs) {
    const y = at[1];
    if (locks.length === 0 || y > -0.3) locks.push([]);
    locks.at(-1)?.push((to?.[0] ?? 0) - at[0]);
  }
  return locks.filter((lock) => lock.length > 1);
}

it('wavy locks of a side swing together: one by one they would look like ropes', () => {
  const locks = locksBeside();
  expect(locks.length).toBeGreaterThan(1);
  const ways = locks.map((lock) => lock.slice(0, 3).map(Math.sign).join());
  expect(new Set(ways).size).toBe(1);
});

it('hair that is worn behind one ear hangs in front of both shoulders', () => {
  const looks = { ...LOOKS, hairStyle: 'long-straight', hairTucked: [1] } as const;
  const ends = sculptHair(looks, createRandom(1), 0.8, undefined)
    .flat()
    .flatMap(({ to }) => (to && to[1] < -2.8 && to[2] > 0.2 ? [to] : []));
  const foremost = (side: number) => Math.max(...ends.filter(([x]) => x * side > 0).map(([, , z]) => z));
  expect(foremost(1)).toBeCloseTo(foremost(-1), 1);
});
