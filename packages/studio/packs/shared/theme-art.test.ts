import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { THEMES, type Theme } from '../../catalogue/themes/theme-words.ts';
import { createRandom } from '../../random.ts';
import { PALETTES } from './palettes.ts';
import { drawTheme } from './theme-art.ts';

const EDGE = 128;

function print(theme: Theme, seed: number): Uint8ClampedArray {
  const context = createCanvas(EDGE, EDGE).getContext('2d');
  context.scale(EDGE / 1000, EDGE / 1000);
  const place = { box: { x: 100, y: 100, width: 800, height: 800 }, focus: { x: 500, y: 420, radius: 220 } };
  drawTheme(context, theme, PALETTES[theme][0], place, createRandom(seed));
  return context.getImageData(0, 0, EDGE, EDGE).data.slice();
}

describe.each(THEMES)('art of %s', (theme) => {
  const picture = print(theme, 1);

  it('fills its box and nothing else', () => {
    for (let pixel = 0; pixel < EDGE * EDGE; pixel++) {
      const [x, y] = [((pixel % EDGE) + 0.5) / EDGE, (Math.floor(pixel / EDGE) + 0.5) / EDGE];
      const away = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5));
      if (away > 0.41) expect(picture[pixel * 4 + 3]).toBe(0);
      if (away < 0.39) expect(picture[pixel * 4 + 3]).toBe(255);
    }
  });

  it('is the same for the same seed and visibly different for another', () => {
    expect(print(theme, 1)).toEqual(picture);
    const changes = [2, 3, 4].map((seed) => {
      const other = print(theme, seed);
      return picture.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / picture.length;
    });
    expect(Math.min(...changes)).toBeGreaterThan(1);
  });
});

it('gives every theme a picture of its own', () => {
  const seen = THEMES.map((theme) => print(theme, 1).join());
  expect(new Set(seen).size).toBe(THEMES.length);
});
