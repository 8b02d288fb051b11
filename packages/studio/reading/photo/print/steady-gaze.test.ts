import { expect, it } from 'vitest';
import type { Eye } from './face-features.ts';
import { steadyGaze } from './steady-gaze.ts';

const WIDE = 0.4;
const lid = (middle: number, y: number) =>
  Array.from({ length: 9 }, (_, index) => ({ x: middle + (index / 8 - 0.5) * WIDE, y }));
const eye = (middle: number): Eye => ({ upper: lid(middle, -0.08), lower: lid(middle, 0.08) });
const EYES: [Eye, Eye] = [eye(-0.5), eye(0.5)];
const looking = (left: number, right = left, y = 0) =>
  [
    { x: -0.5 + left * WIDE, y },
    { x: 0.5 + right * WIDE, y },
  ] as const;

it('irises that look at us stay, and nothing is painted over', () => {
  const { irises, moved } = steadyGaze(EYES, looking(-0.02, 0.02));
  expect(irises[0].x).toBeCloseTo(-0.508, 3);
  expect(irises[1].x).toBeCloseTo(0.508, 3);
  expect(moved).toBe(0);
});

it('a look aside comes back, almost, and the photo is painted over', () => {
  const { irises, moved } = steadyGaze(EYES, looking(0.2));
  expect(irises[0].x + 0.5).toBeLessThan(0.03);
  expect(irises[1].x - 0.5).toBeLessThan(0.03);
  expect(moved).toBe(1);
});

it('eyes that diverge are set parallel', () => {
  const { irises } = steadyGaze(EYES, looking(-0.15, 0.12, 0.03));
  expect(irises[1].x - irises[0].x).toBeCloseTo(1 + 0.04 * WIDE, 3);
  expect(irises[0].y).toBe(irises[1].y);
});
