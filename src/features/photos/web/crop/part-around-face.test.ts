import { expect, test } from 'vitest';
import { partAroundFace } from './part-around-face.ts';

const at = (x: number, y: number, edge = 0.1) => ({
  x: x - edge / 2,
  y: y - edge / 2,
  width: edge,
  height: edge,
});

test('the part around a face reaches from its hair to its shoulders', () => {
  const alone = at(0.5, 0.4);
  const part = partAroundFace(alone, [alone]);
  expect(part.x).toBeCloseTo(0.365);
  expect(part.width).toBeCloseTo(0.27);
  expect(part.y).toBeCloseTo(0.26);
  expect(part.y + part.height).toBeCloseTo(0.59);
});

test('the part around a face ends where its neighbors begin', () => {
  const [left, middle, right] = [at(0.38, 0.4), at(0.5, 0.42), at(0.62, 0.38)];
  const part = partAroundFace(middle, [left, middle, right]);
  expect(part.x).toBeGreaterThanOrEqual(left.x + left.width - 0.01);
  expect(part.x + part.width).toBeLessThanOrEqual(right.x + 0.01);
  const below = partAroundFace(middle, [middle, at(0.5, 0.56)]);
  expect(below.y + below.height).toBeCloseTo(0.51);
});

test('the part around a face never cuts the face itself, and stays inside of the photo', () => {
  const face = at(0.05, 0.05);
  const part = partAroundFace(face, [face, at(0.11, 0.06, 0.2)]);
  expect(part).toMatchObject({ x: 0, y: 0 });
  expect(part.width).toBeGreaterThanOrEqual(0.12);
});
