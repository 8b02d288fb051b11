import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import type { HairStyleId } from '../../look/vocabulary.ts';
import { createRandom } from '../../random.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import { buildField } from '../../sculpt/field.ts';
import { distanceTo } from '../../sculpt/sdf.ts';
import { sculptHair } from './sculpt-hair.ts';

const UNSEEN: HairReach = { top: undefined, left: [], right: [] };
const all = (reach: number) => [reach, reach, reach, reach, reach];

/** How far hair is from a place. */
function measure(hairStyle: HairStyleId, reach: Partial<HairReach>, pressedFrom?: number) {
  const looks = { ...LOOKS, hairStyle, hairReach: { ...UNSEEN, ...reach } };
  const field = buildField([{ groups: sculptHair(looks, createRandom(1), 0.8, pressedFrom) }], [0, 0, 0]);
  const every = Int32Array.from({ length: field.count }, (_, index) => index);
  return (x: number, y: number, z: number) => distanceTo(field, every, field.count, x, y, z, false);
}

const topOf = (distance: ReturnType<typeof measure>) =>
  Array.from({ length: 120 }, (_, step) => 3 - step * 0.02).find((y) =>
    [-0.4, 0, 0.4].some((x) => [-0.2, 0.2, 0.5, 0.8].some((z) => distance(x, y, z) < 0)),
  ) ?? 0;

describe('hair bent to the outline in the photo', () => {
  it('stands as high as in the photo, within bounds', () => {
    const [low, high, wild] = [1.95, 2.35, 4].map((top) => topOf(measure('swept-back', { top })));
    expect(high).toBeGreaterThan((low ?? 0) + 0.2);
    expect(wild).toBeLessThan(3);
  });

  it('reaches as far to each side as in the photo', () => {
    const distance = measure('long-straight', { left: all(1.35), right: all(1.95) });
    const widest = (side: -1 | 1) =>
      Array.from({ length: 60 }, (_, step) => 2.4 - step * 0.02).find((x) =>
        [-0.6, -0.3, 0, 0.3].some((z) => distance(side * x, -1.2, z) < 0),
      ) ?? 0;
    expect(widest(1)).toBeGreaterThan(widest(-1) + 0.2);
  });

  it('keeps the face free, whatever the outline', () => {
    for (const hairStyle of ['long-fringe', 'bob', 'long-curly', 'swept-back', 'short-wavy'] as const) {
      for (const reach of [
        { top: 1.6, left: all(0.9), right: all(0.9) },
        { top: 2.6, left: all(2.3), right: all(2.3) },
      ]) {
        const distance = measure(hairStyle, reach);
        for (const x of [-0.5, 0.5])
          expect([hairStyle, distance(x, 0.08, 1.2) > 0]).toEqual([hairStyle, true]);
      }
    }
  });

  it('keeps the form of its mould where the photo shows no edge, and under a hat', () => {
    const places = [
      [0, 2.1, 0.3],
      [1.4, 0.6, 0.2],
      [1.3, -1, 0.4],
    ] as const;
    const hatted = measure('bob', { top: 2.6, right: all(2) }, 0.95);
    const under = measure('bob', {}, 0.95);
    const plain = measure('bob', {});
    const moulded = sculptHair({ ...LOOKS, hairStyle: 'bob' }, createRandom(1), 0.8, undefined);
    const mould = buildField([{ groups: moulded }], [0, 0, 0]);
    const every = Int32Array.from({ length: mould.count }, (_, index) => index);
    for (const [x, y, z] of places) {
      expect(hatted(x, y, z)).toBeCloseTo(under(x, y, z));
      expect(plain(x, y, z)).toBeCloseTo(distanceTo(mould, every, mould.count, x, y, z, false));
    }
  });
});
