import sharp from 'sharp';
import type { Rgb } from '../colour.ts';
import { clamp } from '../math.ts';
import type { Decal } from '../sculpt/solid.ts';

/** Bare rim around a print, pixels: what lies next to it takes the paint's own colour. */
const RIM = 2;

/** A print on the colour of its part, as PNG, and where it lies in that picture: `uv * scale + offset`. */
export async function drawPrintTexture({ pixels, width, height }: Decal, colour: Rgb) {
  const [wide, high] = [width + 2 * RIM, height + 2 * RIM];
  const [r, g, b] = colour.map((value) => Math.round(clamp(value, 0, 255)));
  const sheet = Buffer.alloc(wide * high * 3);
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const [x, y] = [column - RIM, row - RIM];
      const from = (y * width + x) * 4;
      const alpha = x < 0 || y < 0 || x >= width || y >= height ? 0 : pixels[from + 3] / 255;
      for (const [channel, paint] of [r ?? 0, g ?? 0, b ?? 0].entries())
        sheet[(row * wide + column) * 3 + channel] = Math.round(
          paint + (alpha > 0 ? (pixels[from + channel] - paint) * alpha : 0),
        );
    }
  }
  const png = await sharp(sheet, { raw: { width: wide, height: high, channels: 3 } })
    .png({ compressionLevel: 8 })
    .toBuffer();
  return {
    png: new Uint8Array(png),
    scale: [width / wide, height / high] as const,
    offset: [RIM / wide, RIM / high] as const,
  };
}
