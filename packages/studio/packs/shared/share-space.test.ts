import { describe, expect, it } from 'vitest';
import type { Box } from '../../typesetting/typeset.ts';
import { leanToFit, shareSpace } from './share-space.ts';

const AREA: Box = { x: 10, y: 20, width: 322, height: 560 };
const GAP = 32;

describe('shareSpace', () => {
  it.each([
    [[1]],
    [[0.2, 0.2]],
    [[2, 1.6]],
    [[0.2, 2]],
    [[1, 1, 1]],
    [[0.2, 2, 1]],
    [[2, 2, 2]],
    [[0.15, 0.2, 0.25]],
    [[1, 1, 1, 1]],
    [[0.2, 2, 1, 0.5]],
    [[2, 2, 2, 2]],
    [[0.15, 0.2, 0.25, 0.2]],
  ])('gives things of aspects %j boxes inside the area, none over another', (aspects) => {
    const boxes = shareSpace(AREA, GAP, aspects);
    expect(boxes).toHaveLength(aspects.length);
    for (const [index, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(AREA.x);
      expect(a.y).toBeGreaterThanOrEqual(AREA.y);
      expect(a.x + a.width).toBeLessThanOrEqual(AREA.x + AREA.width);
      expect(a.y + a.height).toBeLessThanOrEqual(AREA.y + AREA.height);
      for (const b of boxes.slice(index + 1))
        expect(
          a.x + a.width + GAP <= b.x ||
            b.x + b.width + GAP <= a.x ||
            a.y + a.height + GAP <= b.y ||
            b.y + b.height + GAP <= a.y,
        ).toBe(true);
    }
  });

  it('puts tall things side by side and wide ones above each other', () => {
    const [staff, rocket] = shareSpace(AREA, GAP, [0.15, 0.2]);
    expect(staff?.y).toBe(rocket?.y);
    const [car, train] = shareSpace(AREA, GAP, [2, 1.8]);
    expect(car?.x).toBe(train?.x);
  });

  it('gives the wide one of three the wide bubble, whatever its place', () => {
    for (const wide of [0, 1, 2]) {
      const aspects = [0.3, 0.3, 0.3].map((aspect, index) => (index === wide ? 2.2 : aspect));
      const boxes = shareSpace(AREA, GAP, aspects);
      expect(boxes.indexOf(boxes.toSorted((a, b) => b.width - a.width)[0] ?? AREA)).toBe(wide);
    }
  });

  it.each([5, 6, 7, 8, 9])('stands %i things in even rows', (count) => {
    const boxes = shareSpace(AREA, GAP, new Array<number>(count).fill(1));
    expect(boxes).toHaveLength(count);
    const rows = Map.groupBy(boxes, ({ y }) => y);
    const lengths = [...rows.values()].map((row) => row.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    for (const [index, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(AREA.x);
      expect(a.x + a.width).toBeLessThanOrEqual(AREA.x + AREA.width + 0.01);
      expect(a.y + a.height).toBeLessThanOrEqual(AREA.y + AREA.height + 0.01);
      for (const b of boxes.slice(index + 1))
        expect(a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y).toBe(true);
    }
  });

  it('has no empty box', () => {
    expect(shareSpace(AREA, GAP, [])).toEqual([]);
  });
});

describe('leanToFit', () => {
  it('leans a tall thing in a wide box, so that it becomes larger', () => {
    const box = { x: 0, y: 0, width: 320, height: 240 };
    const { lean, scale } = leanToFit(box, 0.2);
    expect(lean).toBeGreaterThanOrEqual(20);
    expect(scale).toBeGreaterThan(240 * Math.sqrt(0.2) * 1.1);
  });

  it('leaves a thing that fits upright', () => {
    expect(leanToFit({ x: 0, y: 0, width: 140, height: 300 }, 0.4).lean).toBe(0);
    expect(leanToFit({ x: 0, y: 0, width: 300, height: 300 }, 1).lean).toBe(0);
  });
});
