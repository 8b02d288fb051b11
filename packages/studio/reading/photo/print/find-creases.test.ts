import { expect, it } from 'vitest';
import { FACE_PRINT } from './face-print.ts';
import { findCreases } from './find-creases.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;

/** Skin of one brightness, darker where `shade` says so, at a place of the face in the head's units. */
const faceWith = (shade: (x: number, y: number) => number) => {
  const face = new Float32Array(width * height * 3);
  for (let at = 0; at < face.length; at++) {
    const pixel = Math.floor(at / 3);
    face[at] =
      180 * (1 - shade((pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top));
  }
  return face;
};
const SKIN = new Float32Array(width * height).fill(1);
const deepest = (creases: Float32Array) => creases.reduce((most, depth) => Math.max(most, depth), 0);
/** A fold from the wing of the nose past the corner of the mouth. */
const fold = (x: number, y: number) =>
  y > 0.65 && y < 1.25 && Math.abs(x - 0.4 - (y - 0.65) * 0.4) < 0.025 ? 0.15 : 0;

it('a fold that both sides of a mouth have is found', () => {
  const creases = findCreases(
    faceWith((x, y) => fold(Math.abs(x), y)),
    SKIN,
  );
  const [row, column] = [Math.round((0.95 - top) * perUnit), Math.round((0.52 + halfWidth) * perUnit)];
  expect(creases[row * width + column]).toBeGreaterThan(0.04);
  expect(creases[(row - 60) * width + column]).toBe(0);
});

it('a shallow fold that a mirrored half doubles is left out', () => {
  const shallow = faceWith((x, y) => fold(Math.abs(x), y) / 4);
  expect(deepest(findCreases(shallow, SKIN))).toBeGreaterThan(0.01);
  expect(deepest(findCreases(shallow, SKIN, true))).toBe(0);
});

it('a strand of hair on one cheek is no fold', () => {
  expect(deepest(findCreases(faceWith(fold), SKIN))).toBe(0);
});

it('the edge of a shadow, plain skin and moles have no creases', () => {
  expect(
    deepest(
      findCreases(
        faceWith((_, y) => (y > 0.8 ? 0.4 : 0)),
        SKIN,
      ),
    ),
  ).toBe(0);
  expect(
    deepest(
      findCreases(
        faceWith(() => 0),
        SKIN,
      ),
    ),
  ).toBe(0);
  const mole = (x: number, y: number) => (Math.hypot(Math.abs(x) - 0.6, y - 0.9) < 0.025 ? 0.4 : 0);
  expect(deepest(findCreases(faceWith(mole), SKIN))).toBeLessThan(0.02);
});

it('the sides of a nose are no creases', () => {
  const side = (x: number, y: number) => (Math.abs(Math.abs(x) - 0.22) < 0.02 && y > 0 && y < 0.7 ? 0.2 : 0);
  expect(deepest(findCreases(faceWith(side), SKIN))).toBe(0);
});

it('hair that hangs across a forehead is no line, level ones are', () => {
  const strand = (x: number, y: number) => (Math.abs(Math.abs(x) - 0.5) < 0.025 && y < -0.6 ? 0.3 : 0);
  expect(deepest(findCreases(faceWith(strand), SKIN))).toBe(0);
  const level = (x: number, y: number) => (Math.abs(y + 0.8) < 0.025 && Math.abs(x) < 0.6 ? 0.15 : 0);
  expect(deepest(findCreases(faceWith(level), SKIN))).toBeGreaterThan(0.04);
});
