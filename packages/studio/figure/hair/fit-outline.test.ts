import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import type { HairStyleId } from '../../look/vocabulary.ts';
import { createRandom } from '../../random.ts';
import { CROWN_DIRECTIONS, CROWN_MIDDLE, topOf } from '../../reading/photo/hair/crown-outline.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import { buildField } from '../../sculpt/field.ts';
import { distanceTo } from '../../sculpt/sdf.ts';
import type { Group } from '../../sculpt/solid.ts';
import { fitCrown } from '../fit-crown.ts';
import { sculptHead } from '../head.ts';
import { sculptHair } from './sculpt-hair.ts';

function measure(groups: readonly Group[]) {
  const field = buildField([{ groups }], [0, 0, 0]);
  const every = Int32Array.from({ length: field.count }, (_, index) => index);
  return (x: number, y: number, z: number) => distanceTo(field, every, field.count, x, y, z, false);
}

/** Places just above the skull, from behind the ears to the nape. */
const BEHIND = [-0.6, -0.4, -0.2, 0, 0.2].flatMap((y) =>
  [200, 235, 270, 305, 340].map((degrees) => {
    const [way, round] = [(degrees * Math.PI) / 180, Math.sqrt(1 - ((y - 0.34) / 1.53) ** 2)];
    return [Math.cos(way) * 1.29 * round, y, Math.sin(way) * 1.35 * round - 0.04] as const;
  }),
);

/** How far solids reach in directions from the middle of the crown, as seen from the front. */
function outlineOf(groups: readonly Group[]) {
  const distance = measure(groups);
  const isThere = (x: number, y: number) =>
    Array.from({ length: 15 }, (_, step) => step * 0.2 - 1.5).some((z) => distance(x, y, z) < 0);
  return CROWN_DIRECTIONS.map((direction) => {
    const way = (direction * Math.PI) / 180;
    let far = 2.4;
    while (far > 0.5 && !isThere(Math.cos(way) * far, CROWN_MIDDLE + Math.sin(way) * far)) far -= 0.02;
    return far;
  });
}

type Outline = readonly number[];
const even = (far: number): Outline => CROWN_DIRECTIONS.map(() => far);

function hair(hairStyle: HairStyleId, crown: Outline | undefined, crownHeight = LOOKS.shape.crown) {
  const sides = [1.4, 1.38, undefined, undefined, undefined];
  const hairReach: HairReach = { top: topOf(crown ?? even(1.45)), left: sides, right: sides, crown };
  const looks = { ...LOOKS, hairStyle, hairReach, shape: { ...LOOKS.shape, crown: crownHeight } };
  return fitCrown(sculptHair(looks, createRandom(1), 0.8, undefined), crownHeight);
}

const STYLES = ['short-straight', 'swept-back', 'side-parting', 'spiky', 'short-wavy'] as const;

describe('short hair bent to the outline over the crown', () => {
  it('is as round as in the photo instead of square-shouldered', () => {
    for (const style of STYLES) {
      for (const wanted of [1.35, 1.45, 1.55]) {
        for (const [index, far] of outlineOf(hair(style, even(wanted))).entries())
          expect([style, wanted, index, Math.abs(far - wanted) < 0.1]).toEqual([style, wanted, index, true]);
      }
    }
  });

  it('is as round on a low crown', () => {
    const round = outlineOf(hair('short-straight', even(1.3), 1.6));
    for (const far of round.slice(1, -1)) expect(Math.abs(far - 1.3)).toBeLessThan(0.12);
  });

  it('is fuller on the side where it is in the photo', () => {
    const fuller = CROWN_DIRECTIONS.map((direction) => (direction < 75 ? 1.7 : 1.45));
    for (const style of STYLES) {
      const own = outlineOf(hair(style, fuller));
      expect([style, (own[2] ?? 0) > 1.58]).toEqual([style, true]);
      expect([style, (own[8] ?? 9) < 1.56]).toEqual([style, true]);
    }
  });

  it('covers the skull, however close the photo shows it', () => {
    const skull = outlineOf(sculptHead(LOOKS, { ...NO_PRINT }, 0.5));
    for (const style of [...STYLES, 'crew-cut', 'buzz-cut'] as const) {
      const close = outlineOf(hair(style, even(0.8)));
      for (const [index, far] of close.entries())
        expect([style, index, far > (skull[index] ?? 0)]).toEqual([style, index, true]);
    }
  });

  it('leaves temples and nape covered where its top grows round', () => {
    for (const style of ['crew-cut', 'buzz-cut', 'tied-back', 'swept-back'] as const) {
      const [mould, close] = [undefined, even(1.2)].map((crown) => measure(hair(style, crown)));
      for (const [x, y, z] of BEHIND) {
        const isCovered = (mould?.(x, y, z) ?? 0) < 0;
        if (isCovered) expect([style, x, y, (close?.(x, y, z) ?? 1) < 0]).toEqual([style, x, y, true]);
      }
    }
  });

  it('keeps a knot on the crown', () => {
    expect(outlineOf(hair('high-bun', even(1.45)))).toEqual(outlineOf(hair('high-bun', undefined)));
  });
});

const NO_PRINT = {
  pixels: new Uint8ClampedArray(4),
  width: 1,
  height: 1,
  centre: [0, 0] as const,
  half: [1, 1] as const,
};
