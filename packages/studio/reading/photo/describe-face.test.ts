import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { describeFace } from './describe-face.ts';

it('describes the colour of clothes that a photo shows, and of no others', () => {
  const describe = (colours: readonly (readonly [number, number, number])[]) =>
    describeFace({
      looks: { ...LOOKS, clothing: [190, 40, 40], clothes: { kind: undefined, colours } },
      eyeDistance: 0.2,
    });
  expect(describe([[190, 40, 40]])).toContain('mainly red');
  expect(describe([])).toContain('ends above the clothing');
  expect(describe([])).not.toContain('red');
});
