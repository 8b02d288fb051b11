import { expect, it } from 'vitest';
import { PLAIN_INKS } from '../../../fixtures/plain-inks.ts';
import type { Eye, FaceFeatures } from './face-features.ts';
import { openEyes } from './open-eyes.ts';

const lid = (middle: number, bow: number) =>
  Array.from({ length: 9 }, (_, index) => {
    const t = index / 4 - 1;
    return { x: middle + t * 0.25, y: bow * (1 - t * t) };
  });
const shutEye = (middle: number): Eye => ({ upper: lid(middle, 0.02), lower: lid(middle, 0.06) });
const FEATURES: FaceFeatures = {
  eyes: [shutEye(-0.5), shutEye(0.5)],
  brows: [[], []],
  lips: [],
  mouth: [],
  oval: [],
  nose: [],
};

it('shut eyes are opened between their own corners, and look straight ahead', () => {
  const { features, inks } = openEyes(FEATURES, { ...PLAIN_INKS, shut: [true, true] });
  for (const [side, middle] of [-0.5, 0.5].entries()) {
    const { upper, lower } = features.eyes[side === 0 ? 0 : 1];
    expect((lower[4]?.y ?? 0) - (upper[4]?.y ?? 0)).toBeGreaterThan(0.13);
    expect(upper[0]?.x).toBeCloseTo(middle - 0.25);
    expect(inks.irises[side === 0 ? 0 : 1].x).toBeCloseTo(middle);
  }
});

it('eyes that are open stay as they are', () => {
  expect(openEyes(FEATURES, PLAIN_INKS)).toEqual({ features: FEATURES, inks: PLAIN_INKS });
});
