import { describe, expect, it } from 'vitest';
import type { Rgb } from '../colour.ts';
import type { HeadPatch } from './head-patch.ts';
import { readHair } from './read-hair.ts';

const SKIN: Rgb = [224, 178, 150];
const HAIR: Rgb = [84, 52, 34];
const WALL: Rgb = [120, 150, 170];
const CLOTHES: Rgb = [200, 60, 60];

/** A face before a wall, in the head's units: its hair is `wide` and falls beside it down to `end`. */
function drawHead(end: number, wide = 1.6): HeadPatch {
  const isFace = (x: number, y: number) => (x / 1.05) ** 2 + ((y - 0.35) / 1.45) ** 2 < 1 && y > -0.8;
  const isHair = (x: number, y: number) => y < end && (x / wide) ** 2 + (Math.min(0, y) / 1.95) ** 2 < 1;
  return {
    yaw: 0,
    at: (x, y) => (isFace(x, y) ? SKIN : isHair(x, y) ? HAIR : y > 2 ? CLOTHES : WALL),
  };
}

describe('where the hair ends', () => {
  it.each([0.6, 0.8, 1, 1.2])('is measured beside the face: %d below the eyes', (end) => {
    const hair = readHair(drawHead(end), SKIN);
    expect(hair.hairLength).toBe('medium');
    expect(hair.hairEnd).toBeGreaterThanOrEqual(end - 0.11);
    expect(hair.hairEnd).toBeLessThanOrEqual(end + 0.11);
  });

  it('is below the ears at least, and at the jaw at most', () => {
    expect(readHair(drawHead(-0.3, 1.2), SKIN).hairEnd).toBe(0.45);
    expect(readHair(drawHead(2.6), SKIN)).toMatchObject({ hairLength: 'long', hairEnd: 1.45 });
  });
});
