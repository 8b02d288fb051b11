import { describe, expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { findBare, seenOfLowerFace, showsChin, showsLowerFace } from './cover-face.ts';

const regions = (at: (x: number, y: number) => Region): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at,
});

describe('what covers a face', () => {
  it('is a fringe on the forehead, but no beard', () => {
    const isBare = findBare(
      regions((_, y) => (y < -0.5 || y > 0.8 ? 'hair' : 'face')),
      0,
      false,
    );
    expect(isBare(0, -0.7)).toBe(false);
    expect(isBare(0, 0)).toBe(true);
    expect(isBare(0, 1.2)).toBe(true);
  });

  it('is a mask, with all of the lower face', () => {
    const masked = regions((_, y) => (y > 0.6 ? 'thing' : 'face'));
    expect(showsLowerFace(masked)).toBe(false);
    expect(findBare(masked, 0, false)(0, 1)).toBe(false);
    expect(findBare(masked, 0, false)(0.5, 0)).toBe(true);
  });

  it('is an apple before the mouth of a turned head, which lies below its eyes', () => {
    const apple = { x: -0.55, y: 1.1, radius: 0.4 };
    const turned: HeadRegions = {
      eyes: [
        { x: -0.9, y: 0 },
        { x: -0.05, y: 0 },
      ],
      at: (x, y) => (Math.hypot(x - apple.x, y - apple.y) < apple.radius ? 'thing' : 'face'),
    };
    expect(showsLowerFace(turned)).toBe(false);
    expect(seenOfLowerFace(turned)).toBeGreaterThan(0.2);
    expect(showsLowerFace({ ...turned, eyes: regions(() => 'face').eyes })).toBe(true);
  });

  it('is a scarf or leaves before the chin, wherever it ends', () => {
    const hidden = regions((_, y) => (y > 1.3 ? 'clothes' : 'face'));
    expect(showsChin(hidden, 1.6)).toBe(false);
    expect(showsChin(hidden, 1.3)).toBe(true);
    expect(
      showsChin(
        regions((_, y) => (y > 1.3 ? 'hair' : 'face')),
        1.6,
      ),
    ).toBe(true);
  });

  it('is seen on the near side of a face whose far side mirrors it', () => {
    const isBare = findBare(
      regions((x, y) => (y < -0.4 && x > 0.2 ? 'hair' : 'face')),
      -0.5,
      true,
    );
    expect(isBare(-0.6, -0.6)).toBe(false);
    expect(isBare(0.6, -0.6)).toBe(false);
  });

  it('is nothing where nobody knows', () => {
    expect(findBare(undefined, 0, false)(0, -1)).toBe(true);
  });
});
