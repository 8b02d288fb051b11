import { describe, expect, it } from 'vitest';
import { FACE_PRINT } from './face-print.ts';
import { readEvenness } from './read-evenness.ts';

const { width, height } = FACE_PRINT;
const everywhere = new Float32Array(width * height).fill(1);

/** A face whose right half has so much of the left half's light. */
function faceLit(right: number): Float32Array {
  const cut = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    cut.fill(pixel % width < width / 2 ? 200 : 200 * right, pixel * 3, pixel * 3 + 3);
  return cut;
}

describe('readEvenness', () => {
  it('trusts an evenly lit face', () =>
    expect(readEvenness(faceLit(0.9), everywhere)).toEqual({ features: 1, relief: 1 }));
  it('does not trust a face with one half in the dark', () =>
    expect(readEvenness(faceLit(0.2), everywhere)).toEqual({ features: 0, relief: 0 }));
  it('trusts features more than the shades of skin where it is half in the dark', () => {
    const { features, relief } = readEvenness(faceLit(0.55), everywhere);
    expect(features).toBeGreaterThan(0.6);
    expect(relief).toBeGreaterThan(0.2);
    expect(relief).toBeLessThan(0.5);
  });
  it('does not trust a face without skin', () =>
    expect(readEvenness(faceLit(0.9), new Float32Array(width * height))).toEqual({ features: 0, relief: 0 }));
});
