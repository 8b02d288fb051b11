import { expect, test } from 'vitest';
import type { Decal } from '../../../sculpt/solid.ts';
import { HAIR_PRINT } from '../hair/hair-layer.ts';
import { paintHairline } from './paint-hairline.ts';

const SKIN = 200;
const { width, height, centre, half } = HAIR_PRINT;

/** A face of plain skin on which hair as dark as can be is painted where `shows`, places in the head's units, y up. */
function paint(shows: (x: number, y: number) => boolean): (x: number, y: number) => number {
  const face: Decal = {
    pixels: new Uint8ClampedArray(120 * 150 * 4).fill(SKIN),
    width: 120,
    height: 150,
    centre: [0, 0],
    half: [1.4, 1.75],
  };
  const layer = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = centre[0] + half[0] * ((2 * ((pixel % width) + 0.5)) / width - 1);
    const y = centre[1] + half[1] * (1 - (2 * (Math.floor(pixel / width) + 0.5)) / height);
    layer[pixel * 4 + 3] = shows(x, y) ? 255 : 0;
  }
  const hair: Decal = { pixels: new Uint8ClampedArray(layer.length), width, height, centre, half };
  const { pixels } = paintHairline(face, hair, layer);
  return (x, y) => {
    const column = Math.floor(((x / 1.4 + 1) / 2) * 120);
    const row = Math.floor(((1 - y / 1.75) / 2) * 150);
    return pixels[(row * 120 + column) * 4] ?? 0;
  };
}

test('hair of the photo is painted on forehead and temples, where it shows', () => {
  const at = paint((x, y) => y > 1.2 || x > 0.9);
  expect(at(0, 1.5)).toBeLessThan(SKIN / 3);
  expect(at(0, 1)).toBe(SKIN);
  expect(at(1.1, 0.3)).toBeLessThan(SKIN / 3);
  expect(at(-1.1, 0.3)).toBe(SKIN);
});

test('brows, eyes and cheeks are never painted over', () => {
  const at = paint(() => true);
  for (const [x, y] of [
    [0.5, 0.4],
    [0.5, 0],
    [0, -0.5],
    [0.8, -0.6],
    [1.1, -0.6],
  ] as const)
    expect(at(x, y)).toBe(SKIN);
});
