import { expect, it } from 'vitest';
import { smallnessOf } from './small-face.ts';

const MEAN = { chin: 1.72, noseBase: 0.69, cheek: 1.08, chinWidth: 0.475, gap: 0.03 };
const RECEDES = 0.016;
const SMALL = { ...MEAN, chin: 1.48, noseBase: 0.59, chinWidth: 0.44 };

it('smallness is hardly any on a mean face and none on a long one', () => {
  expect(smallnessOf(MEAN, RECEDES)).toBeLessThan(0.02);
  expect(smallnessOf({ ...MEAN, chin: 1.95, noseBase: 0.78 }, RECEDES)).toBe(0);
});

it('smallness is large where nose and chin are short below full cheeks, more so where the chin lies back', () => {
  expect(smallnessOf(SMALL, RECEDES)).toBeGreaterThan(0.5);
  expect(smallnessOf(SMALL, RECEDES + 0.03)).toBeGreaterThan(smallnessOf(SMALL, RECEDES) + 0.03);
});

it('smallness rises without a step', () => {
  const at = (share: number) =>
    smallnessOf(
      {
        ...MEAN,
        chin: MEAN.chin + (SMALL.chin - MEAN.chin) * share,
        noseBase: MEAN.noseBase + (SMALL.noseBase - MEAN.noseBase) * share,
      },
      RECEDES,
    );
  const steps = Array.from({ length: 20 }, (_, step) => at((step + 1) / 20) - at(step / 20));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(0.12);
});

it('smallness of a broad face with a long nose is hardly any', () => {
  expect(
    smallnessOf({ ...MEAN, chin: 1.85, cheek: 1.17, chinWidth: 0.54, noseBase: 0.74 }, RECEDES),
  ).toBeLessThan(0.1);
});

it('smallness of a face stays when its mouth opens', () => {
  const opened = { ...SMALL, chin: SMALL.chin + 0.18, gap: SMALL.gap + 0.3 };
  const swung = RECEDES + 0.03;
  expect(Math.abs(smallnessOf(opened, swung) - smallnessOf(SMALL, RECEDES))).toBeLessThan(0.03);
});
