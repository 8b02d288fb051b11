import { expect, it } from 'vitest';
import { PLAIN_INKS } from '../../../fixtures/plain-inks.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { express } from './express.ts';

/** A ring of 20 places from the left corner over the top, `thick` high to both sides, whose corners hang by `sag`. */
const ring = (thick: number, sag: number) =>
  Array.from({ length: 20 }, (_, index) => {
    const turn = (index / 20) * Math.PI * 2;
    const x = -0.35 * Math.cos(turn);
    return { x, y: 1 - thick * Math.sin(turn) + sag * (x / 0.35) ** 2 };
  });
const eye = { upper: [], lower: [] };
const FEATURES: FaceFeatures = {
  eyes: [eye, eye],
  brows: [[], []],
  lips: ring(0.02, 0.06),
  mouth: ring(0, 0.06),
  oval: [],
  nose: [],
};

const mouthAt = (mouthClarity: number) =>
  express(FEATURES, PLAIN_INKS, undefined, { mouthClarity, isMouthSeen: true }).features;

it('leaves a mouth that is seen clearly as it is', () => {
  expect(mouthAt(1)).toEqual(FEATURES);
});

it('draws a blurred mouth with full lips and corners that hang less', () => {
  const { lips, mouth } = mouthAt(0);
  expect((lips[15]?.y ?? 0) - (lips[5]?.y ?? 0)).toBeGreaterThan(0.12);
  const sag = (mouth[0]?.y ?? 0) - (mouth[5]?.y ?? 0);
  expect(sag).toBeGreaterThan(0);
  expect(sag).toBeLessThan(0.035);
});

it('draws a blurred grin with its corners where the photo has them, and as open', () => {
  const grin = { ...FEATURES, lips: ring(0.15, -0.1), mouth: ring(0.09, -0.1) };
  const inks = { ...PLAIN_INKS, mouth: 'teeth' as const };
  const { mouth } = express(grin, inks, undefined, { mouthClarity: 0, isMouthSeen: true }).features;
  const quarter = mouth.length / 4;
  expect(mouth[0]?.y).toBeCloseTo(grin.mouth[0]?.y ?? 0, 2);
  expect(mouth[0]?.x).toBeCloseTo(-0.35, 2);
  expect((mouth[quarter * 3]?.y ?? 0) - (mouth[quarter]?.y ?? 0)).toBeCloseTo(0.18, 2);
});
