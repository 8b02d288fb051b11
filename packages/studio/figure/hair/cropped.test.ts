import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { sculptHair } from './sculpt-hair.ts';

it('the sides of a crew cut are shorn where it is chosen, and in the photo as the photo shows them; its edge is thin', () => {
  const coloursOf = (changes: Partial<Looks>) => {
    const groups = sculptHair(
      { ...LOOKS, hairStyle: 'crew-cut', ...changes },
      createRandom(1),
      0.8,
      undefined,
    );
    return new Set(groups.flat().map(({ paint }) => paint.colour.join())).size;
  };
  expect(coloursOf({})).toBe(3);
  expect(coloursOf({ hairReach: { top: undefined, left: [], right: [] } })).toBe(2);
});
