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
  it('trusts an evenly lit face', () => expect(readEvenness(faceLit(0.9), everywhere)).toBe(1));
  it('does not trust a face with one half in the dark', () =>
    expect(readEvenness(faceLit(0.2), everywhere)).toBe(0));
  it('trusts half of what lies between', () => {
    expect(readEvenness(faceLit(0.48), everywhere)).toBeGreaterThan(0.2);
    expect(readEvenness(faceLit(0.48), everywhere)).toBeLessThan(0.8);
  });
  it('does not trust a face without skin', () =>
    expect(readEvenness(faceLit(0.9), new Float32Array(width * height))).toBe(0));
});
