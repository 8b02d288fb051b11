import { describe, expect, it } from 'vitest';
import type { Region } from '../regions/head-regions.ts';
import { REACH_HEIGHTS, readReach } from './hair-reach.ts';

type Place = (x: number, y: number) => Region | undefined;
const read = (at: Place, yaw = 0) => readReach({ isHair: (x, y) => at(x, y) === 'hair' }, at, yaw);

/** A head of hair 2.1 high that reaches further to the right; on the left it ends above the shoulders. */
const lopsided: Place = (x, y) => {
  if (Math.abs(x) < 0.9 && y > -1 && y < 1.5) return 'face';
  if (y < -2.1 || y > (x < 0 ? 1.5 : 3)) return 'background';
  return x > -1.4 && x < 1.8 ? 'hair' : 'background';
};

describe('the outer edge of hair', () => {
  it('is measured above, and on each side on its own; where one ends the other goes on', () => {
    const { top, left, right } = read(lopsided);
    expect(top).toBeCloseTo(2.1, 1);
    expect(right).toEqual(REACH_HEIGHTS.map(() => expect.closeTo(1.8, 0)));
    expect(left.slice(0, 4)).toEqual(REACH_HEIGHTS.slice(0, 4).map(() => expect.closeTo(1.4, 0)));
    expect(left[4]).toBeCloseTo(1.8, 0);
  });

  it('is as the other side where the photo ends in the hair, and unknown above', () => {
    const cut = read((x, y) => (x > 1.6 || y < -2 ? undefined : lopsided(x, y)));
    expect(cut.top).toBeUndefined();
    expect(cut.left[0]).toBeCloseTo(1.4, 0);
    expect(cut.right).toEqual(cut.left);
    expect(cut.right[4]).toBeUndefined();
  });

  it('is unknown at the sides of a turned head', () => {
    expect(read(lopsided, 0.5).left).toEqual(REACH_HEIGHTS.map(() => undefined));
    expect(read(lopsided, 0.5).top).toBeCloseTo(2.1, 1);
  });

  it('is evened out between both sides of a head that is turned a little', () => {
    const turned = read(lopsided, 0.2);
    expect(turned.right[1]).toBeCloseTo(turned.left[1] ?? 0);
    expect(turned.right[4]).toBeCloseTo(1.8, 0);
    const half = read(lopsided, -0.1);
    expect((half.right[1] ?? 0) - (half.left[1] ?? 0)).toBeCloseTo(0.2, 1);
  });

  it('leaves out the hair of others that stand nearby', () => {
    const crowd = read((x, y) => (x > 2.1 ? 'hair' : lopsided(x, y)));
    expect(crowd.right[1]).toBeCloseTo(1.8, 0);
  });
});
