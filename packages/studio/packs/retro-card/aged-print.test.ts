import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { createPage, PAGE } from '../shared/surface.ts';
import { agePrint } from './aged-print.ts';

const card = { x: 200, y: 200, width: 1100, height: 1100 };

function aged(seed: number) {
  const surface = createPage(512);
  surface.context.fillStyle = '#2040a0';
  surface.context.fillRect(0, 0, PAGE, PAGE);
  agePrint(surface, card, 24, [250, 240, 220], createRandom(seed));
  return surface;
}

it('rubs the corners to the paper, keeps ink in the middle, and leaves the rest alone', () => {
  const { context, scale } = aged(1);
  const redIn = (x: number, y: number, edge: number) => {
    const { data } = context.getImageData(Math.round(x * scale), Math.round(y * scale), edge, edge);
    return data.reduce((sum, value, at) => sum + (at % 4 === 0 ? value : 0), 0) / (edge * edge);
  };
  expect(redIn(210, 210, 4)).toBeGreaterThan(redIn(700, 700, 4) + 60);
  expect(redIn(100, 100, 4)).toBe(0x20);
});

it('ages in the same way for the same seed, and in another way for another', () => {
  const first = aged(1).canvas.data();
  expect(aged(1).canvas.data().equals(first)).toBe(true);
  expect(aged(2).canvas.data().equals(first)).toBe(false);
});
