import { expect, it } from 'vitest';
import { HEADWEAR_ENTRIES } from '../catalogue/headwear/headwear.ts';
import { USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import { fitWidth } from './fit-width.ts';

const { cheek } = USUAL_SHAPE;
const cap = HEADWEAR_ENTRIES.cap.mould([40, 60, 120]);
const widthOf = (groups: ReturnType<typeof fitWidth>) =>
  Math.max(...groups.flat().map(({ at, size, cutOut }) => (cutOut ? 0 : Math.abs(at[0]) + size[0])));

it('leaves a hat on a usual head as it is moulded', () => {
  expect(fitWidth(cap, cheek)).toEqual(cap);
});

it('makes a hat as narrow or wide as the head, within limits', () => {
  expect(widthOf(fitWidth(cap, cheek * 0.95))).toBeCloseTo(widthOf(cap) * 0.95);
  expect(widthOf(fitWidth(cap, cheek * 1.05))).toBeCloseTo(widthOf(cap) * 1.05);
  expect(widthOf(fitWidth(cap, cheek * 0.5))).toBeCloseTo(widthOf(cap) * 0.9);
});
