import { expect, it } from 'vitest';
import { FACE_PRINT } from './face-print.ts';
import { printCreases } from './print-creases.ts';

const COUNT = FACE_PRINT.width * FACE_PRINT.height;
const everywhere = (value: number) => new Float32Array(COUNT).fill(value);
/** The red and the green of a pixel below the eyes and of one beside the mouth, with creases all over. */
const print = (evenness: number, { glasses = false, nose = 0 } = {}) => {
  const base = new Uint8ClampedArray(COUNT * 4).fill(200);
  printCreases(base, everywhere(0.1), { face: everywhere(1), nose: everywhere(nose), evenness, glasses });
  const at = (y: number) => Math.round((y - FACE_PRINT.top) * FACE_PRINT.perUnit) * FACE_PRINT.width * 4;
  return { below: base.slice(at(0.3), at(0.3) + 4), beside: base.slice(at(1), at(1) + 4) };
};

it('creases are printed deeper in harsh light, of which less relief is left, and warm', () => {
  const [even, harsh] = [print(1).beside, print(0).beside];
  expect(even[1]).toBeLessThan(195);
  expect(harsh[1]).toBeLessThan((even[1] ?? 0) - 7);
  expect(harsh[0]).toBeGreaterThan(harsh[1] ?? 0);
  expect(harsh[3]).toBe(200);
});

it('creases below glasses are shadows of the frames, and none are on nostrils', () => {
  const { below, beside } = print(1, { glasses: true });
  expect(below[1]).toBe(200);
  expect(beside[1]).toBeLessThan(195);
  expect(print(1, { nose: 1 }).beside[1]).toBe(200);
});
