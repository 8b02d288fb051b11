import { expect, test } from 'vitest';
import { HEADWEAR_ENTRIES } from '../catalogue/headwear/headwear.ts';
import { OPEN_HEADWEAR } from './vocabulary.ts';

/** Above this height, in the head's units, headwear that presses the hair flat sits on its very top. */
const TOP = 1.2;

test.each(Object.entries(HEADWEAR_ENTRIES))('it is known whether hair is seen with a %s', (id, entry) => {
  // A headband presses hair flat where it lies, and leaves the rest in view.
  const isOpen = entry.overHair || (entry.pressesFrom ?? 0) > TOP || id === 'headband';
  expect(OPEN_HEADWEAR.has(id)).toBe(Boolean(isOpen));
});
