import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { sculptHair } from './sculpt-hair.ts';
import { isCap } from './spine.ts';

const sides = [1.2, 1.2, undefined, undefined, undefined];
/** How round a cap of close coils is whose top is `top` above the eyes. */
const roundness = (top: number) => {
  const looks: Looks = {
    ...LOOKS,
    shape: { ...LOOKS.shape, crown: 1.85 },
    hairStyle: 'short-afro',
    hairReach: { top, left: sides, right: sides },
  };
  return sculptHair(looks, createRandom(1), 0.8, undefined).flat().find(isCap)?.round;
};

it('coils that stand on the crown and not at the sides are cut flat, with corners', () => {
  expect(roundness(2.4)).toBeLessThan(0.7);
  expect(roundness(2)).toBeGreaterThan(1);
});
