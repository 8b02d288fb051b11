import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import { buildField } from '../../sculpt/field.ts';
import { distanceTo } from '../../sculpt/sdf.ts';
import { ballOf } from './afro.ts';
import { sculptHair } from './sculpt-hair.ts';

const HIGH: HairReach = {
  top: 2.1,
  left: [1.6, 1.3, undefined, undefined, undefined],
  right: [1.6, 1.3, undefined, undefined, undefined],
};
const LOW: HairReach = {
  top: 2.3,
  left: [2, 2.1, 2, 1.9, undefined],
  right: [2, 2.1, 2, 1.9, undefined],
};

const afro = (hairReach: HairReach) =>
  sculptHair({ ...LOOKS, hairStyle: 'afro', hairReach }, createRandom(1), 0.8, undefined);

function measure(hairReach: HairReach) {
  const field = buildField([{ groups: afro(hairReach) }], [0, 0, 0]);
  const every = Int32Array.from({ length: field.count }, (_, index) => index);
  return (x: number, y: number, z: number) => distanceTo(field, every, field.count, x, y, z, false);
}

it('an afro that ends above the ears leaves them free, and one that hangs lower covers them', () => {
  for (const side of [-1, 1]) {
    expect(measure(HIGH)(side * 1.3, -0.1, 0)).toBeGreaterThan(0.02);
    expect(measure(LOW)(side * 1.3, -0.1, 0)).toBeLessThan(0);
  }
});

it('an afro covers the forehead down to its hairline, however low its ball lies, and leaves the face free', () => {
  for (const reach of [HIGH, LOW, { ...LOW, top: 1.75 }]) {
    const distance = measure(reach);
    expect(distance(0, LOOKS.hairline + 0.5, 0.9)).toBeLessThan(0);
    for (const x of [-0.5, 0, 0.5]) expect(distance(x, 0, 1.25)).toBeGreaterThan(0.02);
  }
});

it('an afro is nearly matt, and small bumps break its edge', () => {
  const hair = afro(LOW).flat();
  expect(Math.max(...hair.map(({ paint }) => paint.gloss))).toBeLessThan(0.25);
  expect(hair.filter(({ size, cutOut }) => !cutOut && Math.max(...size) < 0.4).length).toBeGreaterThan(50);
});

const SEEN: HairReach = {
  top: 2.4,
  left: [1.9, 2, 1.8, undefined, undefined],
  right: [1.2, undefined, 1.7, undefined, undefined],
};
const ball = (reach: Partial<HairReach>) => ballOf({ ...LOOKS, hairReach: { ...SEEN, ...reach } });

it('a ball of hair is as wide as its widest place, and ends below where it still stands out', () => {
  expect(ball({})?.out).toBe(2);
  const low = ball({ left: [1.9, 2, 1.8, 1.8, undefined] });
  expect(low?.bottom).toBeLessThan(ball({})?.bottom ?? 0);
});

it('a ball of hair is as high as in the photo, within what a pack has room for', () => {
  expect(ball({ top: 2.6 })?.top).toBeGreaterThan(ball({})?.top ?? 9);
  expect(ball({ top: 5, left: [5, 5, 5, 5, 5] })).toEqual({ out: 2.3, top: 2.75, bottom: -1.6 });
});

it('a ball of hair is left to its mould where the photo cuts it off', () => {
  expect(ball({ top: undefined })).toBeUndefined();
});

it('a ball of hair is as small as can be where it stands out on no side', () => {
  expect(ball({ top: 1.9, left: [], right: [] })).toMatchObject({ out: 1.5, top: 1.95 });
});
