import { expect, it } from 'vitest';
import type { Point } from '../point.ts';
import { FACE_PRINT } from './face-print.ts';
import { hiddenBrows, mirrorHidden } from './hidden-brows.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const brow = (left: number): Point[] => [
  { x: left, y: -0.5 },
  { x: left + 0.4, y: -0.5 },
  { x: left + 0.4, y: -0.4 },
  { x: left, y: -0.4 },
];
const [LEFT, RIGHT] = [brow(-0.7), brow(0.3)];
const INKS = [
  [90, 70, 60],
  [40, 30, 25],
] as const;
const at = (x: number, y: number) =>
  (Math.round((y - top) * perUnit) * width + Math.round((x + halfWidth) * perUnit)) * 4;
/** A print whose right brow is black and whose left one is bare. */
function drawBase(): Uint8ClampedArray {
  const base = new Uint8ClampedArray(width * height * 4).fill(200);
  for (let x = 0.2; x < 0.8; x += 0.004)
    for (let y = -0.6; y < -0.3; y += 0.004) base.fill(10, at(x, y), at(x, y) + 3);
  return base;
}
const mirror = (hidden: readonly [number, number], base = drawBase()) => ({
  base,
  brows: mirrorHidden(base, {
    outlines: [LEFT, RIGHT],
    inks: [
      [90, 70, 60],
      [40, 30, 25],
    ],
    hidden,
  }),
});

it('brows are hidden by as much hair as lies before each, a wisp not at all', () => {
  expect(hiddenBrows([LEFT, RIGHT], () => true)).toEqual([0, 0]);
  expect(hiddenBrows([LEFT, RIGHT], (x) => x > 0)).toEqual([1, 0]);
  expect(hiddenBrows([LEFT, RIGHT], (x) => x < 0.66)).toEqual([0, 0]);
  const [, half] = hiddenBrows([LEFT, RIGHT], (x) => x < 0.6);
  expect(half).toBeGreaterThan(0.1);
  expect(half).toBeLessThan(0.9);
});

it('a brow that is hidden is the mirror of the one that is seen: its print, outline and colour', () => {
  const { base, brows } = mirror([1, 0]);
  expect(base[at(-0.5, -0.45)]).toBeLessThan(30);
  expect(base[at(0.5, -0.45)]).toBe(10);
  expect(base[at(-0.5, 0)]).toBe(200);
  expect(brows.outlines[0][0]?.x).toBeCloseTo(-0.3);
  expect(brows.inks[0]).toEqual(INKS[1]);
  expect(brows.hidden).toEqual([0, 0]);
});

it('brows of which both are hidden, or neither, are left to be what they are', () => {
  for (const hidden of [
    [1, 1],
    [0.1, 0],
  ] as const) {
    const { base, brows } = mirror(hidden);
    expect(base).toEqual(drawBase());
    expect(brows).toMatchObject({ outlines: [LEFT, RIGHT], hidden });
  }
});
