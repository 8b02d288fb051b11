import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { measure } from '../../fixtures/measure.ts';
import { createRandom } from '../../random.ts';
import { USUAL_SHAPE } from '../../reading/photo/face/frontal-face.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { skinFront } from '../head.ts';
import { sculptHair } from './sculpt-hair.ts';

/** The head that hair is moulded for. */
const shape = { ...USUAL_SHAPE, crown: 1.85 };
const hairCourse = Array.from({ length: 9 }, () => 1.1);
const hair = (changes: Partial<Looks>) =>
  measure(sculptHair({ ...LOOKS, shape: USUAL_SHAPE, ...changes }, createRandom(1), 0.8, undefined));

describe('a soft window', () => {
  it.each(['buzz-cut', 'swept-back', 'short-curly', 'receding'] as const)(
    'lets %s rise from the skin: thin at the hairline, thicker behind it',
    (hairStyle) => {
      const distance = hair({ hairStyle, hairCourse, shape });
      const thick = (y: number) => {
        const skin = skinFront(shape, 0, y);
        return [0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0.02].find((out) => distance(0, y, skin + out) < 0) ?? 0;
      };
      expect(thick(0.95)).toBe(0);
      expect(thick(1.4)).toBeGreaterThan(thick(1.12));
      expect(thick(1.12)).toBeLessThan(0.2);
    },
  );
});

describe('a hairline high on the slope of the crown', () => {
  const at = (hairStyle: Looks['hairStyle'], height: number) => {
    const distance = hair({ hairStyle, hairCourse: Array.from({ length: 9 }, () => height), shape });
    /** The lowest place over the middle of the forehead where hair is seen from the front. */
    const isHair = (y: number) =>
      Array.from({ length: 20 }, (_, index) => skinFront(shape, 0, y) + 0.02 + index * 0.04).some(
        (z) => distance(0, y, z) < 0,
      );
    return Array.from({ length: 60 }, (_, index) => 0.6 + index * 0.02).find(isHair) ?? 2;
  };

  it.each(['buzz-cut', 'swept-back', 'spiky'] as const)('stays as high as in the photo below %s', (style) => {
    expect(at(style, 1.2)).toBeGreaterThan(1.1);
    expect(at(style, 1.55)).toBeGreaterThan(1.42);
    expect(at(style, 1.55)).toBeLessThan(1.65);
  });
});

it('the forehead below a high hairline is bare all across, however far hair stands out at the temples', () => {
  const narrow = { ...USUAL_SHAPE, cheek: 1, crown: 1.62 };
  const sides = [1.45, 1.22, undefined, undefined, undefined];
  const out = [1.45, 1.47, 1.49, 1.4, 1.39];
  const distance = hair({
    hairStyle: 'crew-cut',
    shape: narrow,
    hairCourse: [1.27, 1.27, 1.37, 1.43, 1.44, 1.46, 1.51, 1.5, 1.39],
    hairReach: { top: 2, left: sides, right: sides, crown: [...out, 1.39, ...out.toReversed()] },
  });
  const isHair = (x: number, y: number) =>
    Array.from({ length: 30 }, (_, index) => skinFront(narrow, x, y) + 0.02 + index * 0.03).some(
      (z) => distance(x, y, z) < 0,
    );
  const places = [0.5, 0.55, 0.6, 0.65, 0.7].flatMap((x) => [0.8, 0.95, 1, 1.05].map((y) => ({ x, y })));
  expect(places.filter(({ x, y }) => isHair(x, y) || isHair(-x, y))).toEqual([]);
});

describe('short hair next to the skull', () => {
  it('stands out as far as the photo shows it over the ears', () => {
    const beside = (reach: number) => {
      const sides = [reach, reach, undefined, undefined, undefined];
      const distance = hair({
        hairStyle: 'short-fringe',
        hairLength: 'short',
        hairWidth: 0,
        hairReach: { top: undefined, left: sides, right: sides },
      });
      return [1.6, 1.55, 1.5, 1.45, 1.4, 1.35, 1.3, 1.25].find((x) => distance(x, 0.8, -0.1) < 0) ?? 0;
    };
    expect(beside(1.55)).toBeGreaterThan(beside(1.25) + 0.08);
  });
});
