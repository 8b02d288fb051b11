import { describe, expect, it } from 'vitest';
import type { Bubble } from './bubble.ts';
import { drawPlastic, layWaves, turnWaves, waveAt } from './plastic.ts';
import { createPage, PAGE, type Surface } from './surface.ts';

const bubble: Bubble = {
  box: { x: 400, y: 300, width: 600, height: 800 },
  radius: 90,
  depth: 120,
  dome: 0.3,
  ripple: 0.007,
  tint: [1, 1, 1],
};

function greyPage(): Surface {
  const surface = createPage(384);
  surface.context.fillStyle = '#404040';
  surface.context.fillRect(0, 0, PAGE, PAGE);
  return surface;
}
const brightness = ({ context, scale }: Surface, x: number, y: number) =>
  context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data[0] ?? 0;

describe('plastic over a page', () => {
  const surface = greyPage();
  drawPlastic(surface, [bubble]);

  it('leaves the page outside its rim alone', () => {
    for (const [x, y] of [
      [340, 700],
      [1060, 700],
      [700, 240],
      [700, 1160],
      [404, 304],
    ] as const)
      expect(brightness(surface, x - 8, y - 8)).toBe(0x40);
  });

  it('lets the middle through nearly unchanged', () => {
    expect(Math.abs(brightness(surface, 720, 720) - 0x40)).toBeLessThan(14);
  });

  it('mirrors the softbox in the upper left and not in the lower right of its top', () => {
    const mean = (fromX: number, fromY: number) => {
      let sum = 0;
      for (let x = 0; x < 60; x += 4)
        for (let y = 0; y < 120; y += 4) sum += brightness(surface, fromX + x, fromY + y);
      return sum / (15 * 30);
    };
    expect(mean(470, 460)).toBeGreaterThan(mean(860, 860) + 12);
  });

  it('gives the same picture again', () => {
    const again = greyPage();
    drawPlastic(again, [bubble]);
    expect(again.canvas.data().equals(surface.canvas.data())).toBe(true);
  });

  it('shows the rim of one bubble through the rim of the next', () => {
    const beside = { ...bubble, box: { ...bubble.box, x: 200, width: 170 } };
    const one = greyPage();
    drawPlastic(one, [bubble]);
    const both = greyPage();
    drawPlastic(both, [bubble, beside]);
    // The bright line where the first rim ends, under the rim of the second.
    const alone = brightness(one, 381, 600);
    expect(alone).toBeGreaterThan(0x40 + 40);
    expect(brightness(both, 381, 600)).toBeGreaterThan(alone);
  });
});

it('is the sum of two waves at every pixel of a page', () => {
  const scale = 0.4;
  const waves = layWaves(100, 400, scale);
  for (const row of [0, 77, 500]) {
    const y = (row + 0.5) / scale;
    turnWaves(waves, y);
    for (const column of [100, 231, 399]) {
      const x = (column + 0.5) / scale;
      const sum = Math.sin(x * 0.021 + y * 0.009) + Math.sin(y * 0.017 - x * 0.006 + 1.3);
      expect(waveAt(waves, column - 100)).toBeCloseTo(sum, 10);
    }
  }
});
