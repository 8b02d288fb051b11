import { expect, it } from 'vitest';
import type { Face } from '../face/find-face.ts';
import { lookClosely } from './head-patch.ts';

/** A head that leans to a side, in a photo that grows brighter to the right and greener downwards. */
const face: Face = {
  found: true,
  leftEye: { x: 300, y: 300 },
  rightEye: { x: 460, y: 420 },
  landmarks: [],
  size: 500,
  rivals: [],
  monochrome: false,
};
const SIDE = 800;
const photo = {
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    const place = at % 3 === 0 ? pixel % SIDE : Math.floor(pixel / SIDE);
    return at % 3 === 2 ? 0 : Math.floor(place / 4);
  }),
};

it('a close look at a head finds its places in the photo, upright and by the distance of its eyes', () => {
  const close = lookClosely(photo, face);
  expect(close.detail).toBeCloseTo(200);
  const [red = 0, green = 0] = close.at(0.5, 0) ?? [];
  expect(red).toBeCloseTo(460 / 4, -0.5);
  expect(green).toBeCloseTo(420 / 4, -0.5);
  const [aside = 0, below = 0] = close.at(0, 1) ?? [];
  expect(aside).toBeCloseTo((380 - 120) / 4, -0.5);
  expect(below).toBeCloseTo((360 + 160) / 4, -0.5);
});

it('a close look at a head shows nothing outside of the photo', () => {
  expect(lookClosely(photo, face).at(0, -2.6)).toBeUndefined();
});
