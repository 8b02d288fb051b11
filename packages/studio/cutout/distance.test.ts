import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { distanceTo } from './distance.ts';

describe('distanceTo', () => {
  it('is the exact distance to the nearest pixel of the mask', () => {
    const [width, height] = [37, 23];
    const random = createRandom(3);
    const mask = Uint8Array.from({ length: width * height }, () => (random() < 0.02 ? 1 : 0));
    const inside = [...mask.keys()]
      .filter((i) => mask[i])
      .map((i) => [i % width, Math.floor(i / width)] as const);
    const distances = distanceTo(mask, width, height);
    for (const [i, distance] of distances.entries()) {
      const [x, y] = [i % width, Math.floor(i / width)];
      const nearest = Math.min(...inside.map(([column, row]) => Math.hypot(column - x, row - y)));
      expect(distance).toBeCloseTo(nearest, 4);
    }
  });
});
