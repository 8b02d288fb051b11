import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import { buildField } from '../../sculpt/field.ts';
import { distanceTo } from '../../sculpt/sdf.ts';
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
