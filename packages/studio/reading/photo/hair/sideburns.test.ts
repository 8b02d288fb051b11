import { expect, test } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { readSideburns } from './sideburns.ts';

const HAIR: Rgb = [50, 36, 28];
const SKIN: Rgb = [222, 178, 152];
const SHADE: Rgb = [60, 44, 36];

const isHair = (_: number, y: number) => y < -1;
/** A head whose places before the ears have a colour on each side, and its cheeks another. */
function read(before: { left: Rgb; right: Rgb }, { yaw = 0, rightCheek = SKIN } = {}) {
  const patch: HeadPatch = {
    yaw,
    detail: 100,
    at: (x, y) => {
      if (isHair(x, y)) return HAIR;
      if (Math.abs(x) > 0.85 && Math.abs(x) < 1 && y < 0.6) return x < 0 ? before.left : before.right;
      return x > 0 ? rightCheek : SKIN;
    },
  };
  return readSideburns(patch, (x, y) => (isHair(x, y) ? 'hair' : 'face'), { isHair }) ?? Number.NaN;
}

test('sideburns have the colour of the hair before the ears, where drawn hair leaves skin', () => {
  expect(read({ left: HAIR, right: HAIR })).toBeGreaterThan(0.9);
  expect(read({ left: SKIN, right: SKIN })).toBeLessThan(0.1);
});

test('sideburns of a turned head are those of its nearer side, little by little', () => {
  const before = { left: HAIR, right: SKIN };
  expect(read(before, { yaw: 0.3 })).toBeGreaterThan(0.9);
  expect(read(before, { yaw: -0.3 })).toBeLessThan(0.1);
  expect(read(before)).toBeCloseTo(0.5, 1);
});

test('sideburns are not distinguished from a cheek in the shade that is as dark as the hair', () => {
  const dark = read({ left: SHADE, right: SHADE }, { yaw: -0.3, rightCheek: SHADE });
  expect(dark).toBeGreaterThan(0.5);
  expect(dark).toBeLessThan(1);
});

test('sideburns of hair that nobody sees are unknown', () => {
  const patch: HeadPatch = { yaw: 0, detail: 100, at: () => SKIN };
  expect(readSideburns(patch, () => 'face', { isHair: () => false })).toBeUndefined();
});
