import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { measure } from '../../fixtures/measure.ts';
import type { HairStyleId } from '../../look/vocabulary.ts';
import { createRandom } from '../../random.ts';
import { sculptHair } from './sculpt-hair.ts';

/** How far a head of hair reaches out to a side, from one height to the next. */
function outline(hairStyle: HairStyleId): number[] {
  const distance = measure(sculptHair({ ...LOOKS, hairStyle }, createRandom(1), 0.8, undefined));
  const heights = Array.from({ length: 40 }, (_, at) => 0.8 - at * 0.06);
  return heights.map((y) => {
    let x = 2.4;
    while (x > 1 && ![-0.4, -0.2, 0, 0.2, 0.4].some((z) => distance(x, y, z) < 0)) x -= 0.02;
    return x;
  });
}

/** How much an outline goes in and out, beyond its course. */
const unevenness = (reach: readonly number[]) =>
  reach
    .slice(2, -2)
    .reduce((sum, one, at) => sum + Math.abs(one - ((reach[at] ?? 0) + (reach[at + 4] ?? 0)) / 2), 0);

describe('curly hair that falls', () => {
  it('shows its curls in its outline, as straight hair does not', () => {
    const curly = unevenness(outline('shoulder-curly'));
    expect(curly).toBeGreaterThan(unevenness(outline('shoulder-straight')) * 1.5);
  });

  it('hangs on both sides, the lower the longer it is', () => {
    const low = (hairStyle: HairStyleId) => {
      const distance = measure(sculptHair({ ...LOOKS, hairStyle }, createRandom(1), 0.8, undefined));
      return [-1, 1].map((side) =>
        [-1, -1.5, -2, -2.5, -3].findLast((y) =>
          [0.8, 1, 1.2, 1.4].some((x) => [-0.2, 0.1, 0.4, 0.7].some((z) => distance(side * x, y, z) < 0)),
        ),
      );
    };
    expect(low('chin-curly')).toEqual([-1.5, -1.5]);
    expect(low('shoulder-curly')).toEqual([-2, -2]);
    expect(low('long-curly')).toEqual([-3, -3]);
  });
});
