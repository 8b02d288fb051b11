import { expect, test } from 'vitest';
import { sampleSquare } from './sample-square.ts';

/** Two pixels of black beside two of white, and the same below. */
const halves = {
  width: 4,
  height: 4,
  data: Uint8Array.from({ length: 48 }, (_, at) => (Math.floor(at / 3) % 4 < 2 ? 0 : 240)),
};
const row = (samples: Float32Array, edge: number) =>
  Array.from({ length: edge }, (_, column) => Math.round(samples[column * 3]));

test('sampleSquare rises smoothly from pixel to pixel where it enlarges', () => {
  const square = { centre: { x: 2, y: 2 }, size: 4, angle: 0 };
  const larger = row(
    sampleSquare(halves, square, 16, (value) => value),
    16,
  );
  expect(larger.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(larger.slice(6, 10)).toEqual([30, 90, 150, 210]);
  expect(larger.slice(10)).toEqual([240, 240, 240, 240, 240, 240]);
});

test('sampleSquare takes each pixel as it is at its own size, and the mean where it shrinks', () => {
  const square = { centre: { x: 2, y: 2 }, size: 4, angle: 0 };
  expect(
    row(
      sampleSquare(halves, square, 4, (value) => value),
      4,
    ),
  ).toEqual([0, 0, 240, 240]);
  expect(
    row(
      sampleSquare(halves, square, 1, (value) => value),
      1,
    ),
  ).toEqual([120]);
});

test('sampleSquare is black outside the picture, or goes on as its edge', () => {
  const beside = { centre: { x: 6, y: 2 }, size: 4, angle: 0 };
  expect(
    row(
      sampleSquare(halves, beside, 8, (value) => value),
      8,
    ),
  ).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(
    row(
      sampleSquare(halves, beside, 8, (value) => value, 'stretched'),
      8,
    ),
  ).toEqual([240, 240, 240, 240, 240, 240, 240, 240]);
});
