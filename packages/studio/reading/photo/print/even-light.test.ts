import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { evenLight } from './even-light.ts';
import { FACE_PRINT } from './face-print.ts';

const { width, height } = FACE_PRINT;
const SKIN: Rgb = [220, 170, 140];

/** Skin in light of a colour that falls off to the right, with a dark patch, the form of a face, on both sides. */
function draw(fallOff: number, lamp: Rgb): Float32Array {
  const cut = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const light = fallOff ** (column / width) * (isForm(column, row) ? 0.6 : 1);
      for (const channel of [0, 1, 2] as const)
        cut[(row * width + column) * 3 + channel] = SKIN[channel] * light * lamp[channel];
    }
  return cut;
}

const isForm = (x: number, y: number) =>
  Math.abs(y - 300) < 30 && Math.abs(Math.abs(x - width / 2) - 80) < 20;
const at = (cut: Float32Array, x: number, y: number): number[] => [
  ...cut.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
const everywhere = new Float32Array(width * height).fill(1);

it('light that falls off to one side goes, and so does its colour', () => {
  const cut = draw(0.4, [0.9, 0.7, 0.5]);
  evenLight(cut, everywhere, SKIN);
  for (const x of [10, width / 2, width - 10])
    for (const channel of [0, 1, 2] as const)
      expect((at(cut, x, 100)[channel] ?? 0) / SKIN[channel]).toBeCloseTo(1, 1);
});

it('the form of a face stays as dark as it is', () => {
  const cut = draw(0.4, [1, 1, 1]);
  evenLight(cut, everywhere, SKIN);
  for (const x of [width / 2 - 80, width / 2 + 80])
    expect((at(cut, x, 300)[0] ?? 0) / SKIN[0]).toBeCloseTo(0.6, 1);
});

it('what is no skin has no say', () => {
  const cut = draw(1, [1, 1, 1]);
  const upper = everywhere.map((_, pixel) => (pixel < (width * height) / 2 ? 1 : 0));
  for (let pixel = 0; pixel < width * height; pixel++)
    if (!upper[pixel]) for (const channel of [0, 1, 2]) cut[pixel * 3 + channel] *= 0.3;
  evenLight(cut, upper, SKIN);
  expect((at(cut, 100, 100)[0] ?? 0) / SKIN[0]).toBeCloseTo(1, 1);
  expect((at(cut, 100, height - 20)[0] ?? 0) / SKIN[0]).toBeLessThan(0.4);
});

it('a face of which no skin is seen stays as it is', () => {
  const cut = draw(1, [1, 1, 1]);
  evenLight(cut, new Float32Array(width * height), SKIN);
  expect(cut).toEqual(draw(1, [1, 1, 1]));
});
