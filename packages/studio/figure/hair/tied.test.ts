import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { measure } from '../../fixtures/measure.ts';
import { createRandom } from '../../random.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { sculptHair } from './sculpt-hair.ts';

const DRAWN = ['tied-back', 'high-bun', 'low-bun', 'ponytail', 'pigtails'] as const;
const WIDE = LOOKS.shape.cheek * 1.1;
const hair = (changes: Partial<Looks>) =>
  measure(sculptHair({ ...LOOKS, ...changes }, createRandom(1), 0.8, undefined));

describe('drawn hair', () => {
  it('covers the temple, and leaves the skin before the ear bare: it has no sideburns', () => {
    for (const hairStyle of DRAWN) {
      const distance = hair({ hairStyle });
      for (const side of [-1, 1]) {
        expect([hairStyle, distance(side * (WIDE + 0.03), 0.75, 0.1) < 0]).toEqual([hairStyle, true]);
        for (const y of [0.05, -0.2, -0.45])
          expect([hairStyle, y, distance(side * (WIDE - 0.06), y, 0.5) > 0]).toEqual([hairStyle, y, true]);
      }
    }
  });

  it('leaves no corner before the ear: seen from the front its edge runs outwards to it', () => {
    for (const hairStyle of DRAWN) {
      const distance = hair({ hairStyle });
      const isHair = [0.3, 0.7].map((y) => distance(WIDE - 0.06, y, 0.36) < 0);
      expect([hairStyle, ...isHair]).toEqual([hairStyle, false, true]);
    }
  });

  it('ends over the forehead in an even arch, however its edge goes in the photo', () => {
    const ragged = [0.7, 1.3, 0.9, 1.4, 1, 1.4, 0.9, 1.3, 0.7];
    const even = hair({ hairStyle: 'tied-back', hairline: 1.2 });
    const seen = hair({ hairStyle: 'tied-back', hairline: 1.2, hairCourse: ragged });
    for (const x of [-0.6, -0.3, 0, 0.3, 0.6])
      for (const y of [0.9, 1.2, 1.4]) expect(seen(x, y, 1.1)).toBeCloseTo(even(x, y, 1.1), 6);
  });

  it('hangs in loose strands before the ears where the photo shows some there', () => {
    const isBefore = (hairEnd: number) => {
      const distance = hair({ hairStyle: 'low-bun', hairEnd });
      return [0, -0.2, -0.4].some((y) => distance(WIDE - 0.02, y, 0.74) < 0);
    };
    expect([0.45, 0.7, 1.45].map(isBefore)).toEqual([false, true, false]);
  });
});

describe('hair tied low', () => {
  const shows = (looks: Partial<Looks>, side: -1 | 1) => {
    const distance = hair({ hairStyle: 'tied-back', parting: 1, hairEnd: 0.45, ...looks });
    return [-0.7, -0.9, -1.1].some((y) => distance(side * (WIDE - 0.1), y, -0.76) < 0);
  };

  it('shows half of its knot next to the neck, away from the parting: without any it looks cut', () => {
    expect([-1, 1].map((side) => shows({}, side as -1 | 1))).toEqual([true, false]);
    expect([-1, 1].map((side) => shows({ parting: -1 }, side as -1 | 1))).toEqual([false, true]);
  });

  it('hangs in a tail before the shoulder, where a head that looks aside hides none of it', () => {
    const distance = hair({ hairStyle: 'tied-back', parting: 1, hairEnd: 1.45 });
    expect([-1, 1].map((side) => distance(side * (LOOKS.shape.jaw + 0.2), -2, -0.2) < 0)).toEqual([
      true,
      false,
    ]);
    // It begins behind the head, which it hangs from.
    expect(distance(-(LOOKS.shape.jaw - 0.15), -0.72, -0.98)).toBeLessThan(0);
  });

  it('leaves the forehead free between two plaits, unless it has a fringe', () => {
    const fringed = Array.from({ length: 9 }, () => 0.5);
    const isCovered = (looks: Partial<Looks>) =>
      hair({ hairStyle: 'two-braids', hairline: 1.2, ...looks })(0.2, 0.8, 1.3) < 0;
    expect([isCovered({}), isCovered({ hairCourse: fringed })]).toEqual([false, true]);
  });
});

it('a knot on the crown is the thicker the higher the photo shows its upper edge', () => {
  const breadth = (top: number | undefined) => {
    const hairReach = top === undefined ? undefined : { top, left: [], right: [] };
    const distance = hair({ hairStyle: 'high-bun', ...(hairReach && { hairReach }) });
    const xs = Array.from({ length: 40 }, (_, at) => at * 0.03);
    return Math.max(0, ...xs.filter((x) => distance(x, 2.3, -0.2) < 0));
  };
  expect(breadth(2.7)).toBeGreaterThan(breadth(2.3) + 0.1);
  expect(breadth(2.3)).toBeCloseTo(breadth(undefined), 1);
});
