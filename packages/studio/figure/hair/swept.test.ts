import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { sculptHair } from './sculpt-hair.ts';
import { isLock } from './spine.ts';

const sides = [1.3, 1.3, undefined, undefined, undefined];
/** Hair combed back that the photo shows up to a height above the eyes. */
const lockCount = (top: number | undefined) => {
  const looks: Looks = {
    ...LOOKS,
    shape: { ...LOOKS.shape, crown: 1.85 },
    hairStyle: 'swept-back',
    ...(top !== undefined && { hairReach: { top, left: sides, right: sides } }),
  };
  return sculptHair(looks, createRandom(1), 0.8, undefined).flat().filter(isLock).length;
};

it('hair combed back is one whole, however high it stands: locks would look like a roll over the brow', () => {
  for (const top of [1.9, 2.2, undefined]) expect(lockCount(top)).toBe(0);
});
