import { describe, expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { seenOfLowerFace, showsChin, showsLowerFace } from './cover-face.ts';

const regions = (at: (x: number, y: number) => Region): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at,
});

describe('what covers a face', () => {
  it('is a mask, with all of the lower face', () => {
    const masked = regions((_, y) => (y > 0.6 ? 'thing' : 'face'));
    expect(showsLowerFace(masked)).toBe(false);
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
});
