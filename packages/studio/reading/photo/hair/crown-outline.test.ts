import { describe, expect, it } from 'vitest';
import type { Region } from '../regions/head-regions.ts';
import { CROWN_DIRECTIONS, CROWN_MIDDLE, readCrownOutline, topOf } from './crown-outline.ts';

type Place = (x: number, y: number) => Region | undefined;
const read = (at: Place, alike = 0) =>
  readCrownOutline({ isHair: (x, y) => at(x, y) === 'hair' }, at, alike) ?? [];
const far = (x: number, y: number) => Math.hypot(x, y + CROWN_MIDDLE);

/** A face below hair that reaches 1.4 from the middle of the crown, and 1.7 on the right. */
const fuller: Place = (x, y) => {
  if (far(x, y) > (x > 0.3 ? 1.7 : 1.4)) return 'background';
  return far(x, y) < 0.9 ? 'face' : 'hair';
};

describe('the outline over the crown', () => {
  it('is measured from temple to temple, on each side separately', () => {
    const outline = read(fuller);
    expect(outline).toHaveLength(CROWN_DIRECTIONS.length);
    for (const index of [0, 2, 4]) expect(outline[index]).toBeCloseTo(1.7, 1);
    for (const index of [5, 8, 10]) expect(outline[index]).toBeCloseTo(1.4, 1);
    expect(topOf(outline)).toBeCloseTo(2, 1);
  });

  it('leaves out a single strand, and what stands behind', () => {
    const strand = read((x, y) => (Math.abs(x - y - 1) < 0.05 && far(x, y) < 2 ? 'hair' : fuller(x, y)));
    expect(Math.max(...strand)).toBeLessThan(1.76);
    const behind = read((x, y) => (far(x, y) > 1.95 && x > 0 ? 'hair' : fuller(x, y)));
    expect(Math.max(...behind)).toBeLessThan(1.76);
  });

  it('is evened out of a head that is turned a little', () => {
    const outline = read(fuller, 1);
    expect(outline[1]).toBeCloseTo(1.55, 1);
    expect(outline[9]).toBeCloseTo(outline[1] ?? 0);
  });

  it('goes on from the other side, or from what is nearby, where the photo ends in the hair', () => {
    const beside = read((x, y) => (x > 1.2 ? undefined : fuller(x, y)));
    expect(beside[1]).toBeCloseTo(1.4, 1);
    const above = read((x, y) => (y < -1.8 ? undefined : fuller(x, y)));
    expect(topOf(above)).toBeGreaterThan(1.95);
    expect(topOf(above)).toBeLessThan(2.4);
  });

  it('is none under a hat', () => {
    const hat: Place = (x, y) => (y < -0.8 && far(x, y) < 2.5 ? 'thing' : fuller(x, y));
    expect(readCrownOutline({ isHair: (x, y) => hat(x, y) === 'hair' }, hat, 0)).toBeUndefined();
  });
});
