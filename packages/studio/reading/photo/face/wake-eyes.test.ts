import { expect, it } from 'vitest';
import type { Point } from '../point.ts';
import { MESH } from './mesh-places.ts';
import { openLids, wakeEyes } from './wake-eyes.ts';

/** A mesh of nothing but two eyes 0.4 wide, whose lids are `open` apart as a share of that. */
function mesh(open: number): Point[] {
  const points: Point[] = Array.from({ length: 468 }, () => ({ x: 0, y: 1 }));
  for (const [side, { upper, lower }] of MESH.eyes.entries()) {
    const place = (index: number, high: number) => ({
      x: side - 0.5 + (index / 8 - 0.5) * 0.4,
      y: high * open * 0.2 * Math.sin((index / 8) * Math.PI),
    });
    for (const [index, at] of upper.entries()) points[at] = place(index, -1);
    for (const [index, at] of lower.entries()) points[at] = place(8 - index, 1);
  }
  return points;
}

const openness = (points: readonly Point[], side: 0 | 1) => {
  const { upper, lower } = MESH.eyes[side];
  return ((points[lower[4]]?.y ?? 0) - (points[upper[4]]?.y ?? 0)) / 0.4;
};

it('half-shut eyes open, both alike, and their corners stay', () => {
  const asleep = mesh(0.2);
  const awake = wakeEyes(asleep);
  for (const side of [0, 1] as const) {
    expect(openness(awake, side)).toBeGreaterThan(0.255);
    expect(openness(awake, side)).toBeCloseTo(openLids(0.2), 2);
    expect(awake[MESH.eyes[side].upper[0]]).toEqual(asleep[MESH.eyes[side].upper[0]]);
  }
});

it('the narrower of two eyes stays the narrower', () => {
  const lids = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.5].map(openLids);
  expect(lids).toEqual(lids.toSorted((a, b) => a - b));
});

it('open eyes and what lies far from them stay', () => {
  expect(wakeEyes(mesh(0.36))).toEqual(mesh(0.36));
  expect(wakeEyes(mesh(0.2))[MESH.chin]).toEqual({ x: 0, y: 1 });
});
