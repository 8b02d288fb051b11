import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { HAIR_STYLES, type HairStyleId } from '../../look/vocabulary.ts';
import { createRandom } from '../../random.ts';
import type { FaceOpening } from '../../reading/photo/hair/face-opening.ts';
import { buildField } from '../../sculpt/field.ts';
import { distanceTo } from '../../sculpt/sdf.ts';
import { skinFront } from '../head.ts';
import { sculptHair } from './sculpt-hair.ts';

/** Styles that hang before the ears; ropes of hair hang singly, and the face shows between them. */
const COVERING = HAIR_STYLES.filter(
  ({ length, form }) => ['chin', 'shoulder', 'long'].includes(length) && form !== 'locs' && form !== 'braids',
).map(({ id }) => id);

/** How far from the middle hair begins to hide the skin on one side, at a height, as seen from the front. */
function opens(hairStyle: HairStyleId, side: -1 | 1, y: number, hairOpening?: FaceOpening, from?: number) {
  const looks = { ...LOOKS, hairStyle, ...(hairOpening && { hairOpening }) };
  const field = buildField([{ groups: sculptHair(looks, createRandom(1), 0.8, from) }], [0, 0, 0]);
  const every = Int32Array.from({ length: field.count }, (_, index) => index);
  const depths = Array.from({ length: 40 }, (_, step) => step * 0.05);
  for (let x = 0.6; x < 1.3; x += 0.01) {
    const skin = skinFront(looks.shape, side * x, y);
    if (skin === 0) return x;
    const hides = depths.some(
      (z) => z > skin && distanceTo(field, every, field.count, side * x, y, z, false) < 0,
    );
    if (hides) return x;
  }
  return 1.3;
}

describe('hair next to a face', () => {
  it('leaves as much of it free as the photo shows, in every style that covers the ears', () => {
    const wide = { left: 1.15, right: 1.15 };
    for (const id of COVERING)
      for (const side of [-1, 1] as const)
        expect([id, opens(id, side, -0.3, wide) > 1.12]).toEqual([id, true]);
  });

  it('gives way on each side separately, and stays where the photo shows less', () => {
    const plain = opens('long-straight', -1, -0.3);
    const lopsided = { left: 0.8, right: 1.15 };
    expect(opens('long-straight', 1, -0.3, lopsided)).toBeGreaterThan(plain + 0.05);
    expect(opens('long-straight', -1, -0.3, lopsided)).toBeCloseTo(plain);
  });

  it('does not move under a hat', () => {
    const wide = { left: 1.15, right: 1.15 };
    expect(opens('bob', 1, -0.3, wide, 0.95)).toBeCloseTo(opens('bob', 1, -0.3, undefined, 0.95));
  });
});
