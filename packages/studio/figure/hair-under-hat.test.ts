import { describe, expect, it } from 'vitest';
import { HEADWEAR_ENTRIES } from '../catalogue/headwear/headwear.ts';
import { LOOKS } from '../fixtures/looks.ts';
import { measure } from '../fixtures/measure.ts';
import { HAIR_STYLES } from '../look/vocabulary.ts';
import { createRandom } from '../random.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { sculptHair } from './hair/sculpt-hair.ts';
import { hairUnderHat } from './hair-under-hat.ts';
import { sculptSkull } from './head.ts';

const HAIRY = HAIR_STYLES.map(({ id }) => id).filter((id) => id !== 'bald');
const hair = (changes: Partial<Looks>) => sculptHair({ ...LOOKS, ...changes }, createRandom(1), 0.8, 0.95);

describe('hair under a hat', () => {
  it.each(HAIRY)('lets nothing of %s stand above the skull', (hairStyle) => {
    const distance = measure(hair({ hairStyle, hairHeight: 1, hairWidth: 1 }));
    const head = measure([sculptSkull(LOOKS.shape, { colour: LOOKS.skin, gloss: 0.5 })]);
    for (let turn = 0; turn < 24; turn++) {
      for (const y of [1.3, 1.6, 1.9, 2.2, 2.6]) {
        for (const out of [0, 0.6, 1, 1.3, 1.7]) {
          const [x, z] = [Math.sin((turn * Math.PI) / 12) * out, Math.cos((turn * Math.PI) / 12) * out];
          if (head(x, y, z) > 0.2) expect(distance(x, y, z)).toBeGreaterThan(0);
        }
      }
    }
  });

  it('is pressed from where the hat sits', () => {
    const under = (pressedFrom: number) =>
      measure(sculptHair({ ...LOOKS, hairStyle: 'afro' }, createRandom(1), 0.8, pressedFrom))(1.6, 1.2, -0.3);
    expect(under(1.6)).toBeLessThan(0);
    expect(under(0.95)).toBeGreaterThan(0);
  });

  it('stays as long as it is', () => {
    for (const hat of ['cap', 'fedora', 'beanie'] as const) {
      expect(HEADWEAR_ENTRIES[hat].overHair).toBeUndefined();
      const worn = measure(hairUnderHat(hair({ hairStyle: 'long-straight' }), hat));
      expect(Math.min(...[0.9, 1, 1.1, 1.2].map((x) => worn(x, -2.4, 0.6)))).toBeLessThan(0);
    }
  });
});
