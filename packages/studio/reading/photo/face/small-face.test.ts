import { expect, it } from 'vitest';
import type { FaceMeasures } from './caricature.ts';
import { smallnessOf } from './small-face.ts';

const MEAN: FaceMeasures = {
  chin: 1.72,
  mouth: 1.03,
  noseTip: 0.565,
  noseBase: 0.69,
  cheek: 1.08,
  jaw: 0.86,
  chinWidth: 0.475,
  noseWidth: 0.297,
  mouthWidth: 0.362,
  gap: 0.03,
  smile: 0,
  noseDepth: 0.49,
};
const FOREHEAD = 0.86;
const SMALL = { ...MEAN, chin: 1.48, noseBase: 0.61, chinWidth: 0.42 };

it('smallness is hardly any on a mean face and none on a long one', () => {
  expect(smallnessOf(MEAN, FOREHEAD)).toBeLessThan(0.02);
  expect(smallnessOf({ ...MEAN, chin: 1.95, noseBase: 0.78 }, FOREHEAD)).toBe(0);
});

it('smallness is large where nose and chin are short below a high forehead', () => {
  expect(smallnessOf(SMALL, 0.9)).toBeGreaterThan(0.5);
});

it('smallness rises without a step', () => {
  const at = (share: number) =>
    smallnessOf({ ...MEAN, chin: MEAN.chin + (SMALL.chin - MEAN.chin) * share }, FOREHEAD);
  const steps = Array.from({ length: 20 }, (_, step) => at((step + 1) / 20) - at(step / 20));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(0.06);
});

it('smallness of a broad round face is hardly any', () => {
  expect(smallnessOf({ ...MEAN, cheek: 1.2, jaw: 1, chinWidth: 0.56 }, FOREHEAD)).toBeLessThan(0.1);
});

it('smallness of a face stays when its mouth opens', () => {
  const opened = { ...SMALL, chin: SMALL.chin + 0.18, gap: SMALL.gap + 0.3 };
  expect(Math.abs(smallnessOf(opened, 0.9) - smallnessOf(SMALL, 0.9))).toBeLessThan(0.03);
});
