import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { css, darken } from '../colour.ts';
import { drawSoftShadow } from '../packs/shared/soft-shadow.ts';
import type { Surface } from '../packs/shared/surface.ts';
import { drawTheme } from '../packs/shared/theme-art.ts';
import { type PrintedToy, readPrint } from './pack-print.ts';

/** Pixels of the largest usual phone screens; smaller ones show it smaller. */
export const WALLPAPER = { width: 1290, height: 2796 } as const;
/** The figure's feet, and how much of the screen it takes at most: above it is room for the clock. */
const FOOT = 2510;
const LARGEST = { width: 1130, height: 1560 } as const;
/** Down to where a phone shows its clock, pixels. */
const CLOCK = 960;

/** Draws a cut-out on the art of its pack, as high as a phone. @returns a JPEG. */
export async function drawWallpaper({ cutout, ...printed }: PrintedToy): Promise<Uint8Array> {
  const { character, random } = readPrint(printed);
  const { palette } = printed.print;
  const { width, height } = WALLPAPER;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const toy = await loadImage(cutout);
  const scale = Math.min(LARGEST.width / toy.width, LARGEST.height / toy.height);
  const figure = {
    x: (width - toy.width * scale) / 2,
    y: FOOT - toy.height * scale,
    width: toy.width * scale,
    height: toy.height * scale,
  };
  const focus = { x: width / 2, y: figure.y + figure.height * 0.42, radius: width * 0.44 };
  drawTheme(context, character.theme, palette, { box: { x: 0, y: 0, width, height }, focus }, random);
  const veil = context.createLinearGradient(0, 0, 0, CLOCK);
  veil.addColorStop(0, css(darken(palette.top, 0.45), 0.92));
  veil.addColorStop(0.55, css(darken(palette.top, 0.35), 0.7));
  veil.addColorStop(1, css(darken(palette.top, 0.3), 0));
  context.fillStyle = veil;
  context.fillRect(0, 0, width, CLOCK);
  drawShadow({ canvas, context, scale: 1 }, figure.width);
  context.drawImage(toy, figure.x, figure.y, figure.width, figure.height);
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The figure stands on the ground. */
function drawShadow(surface: Surface, wide: number): void {
  const { width } = WALLPAPER;
  for (const [blur, reach, strength] of [
    [46, 0.5, 0.4],
    [14, 0.36, 0.5],
  ] as const) {
    const across = wide * reach;
    const area = {
      x: width / 2 - across,
      y: FOOT - across * 0.16 - 20,
      width: across * 2,
      height: across * 0.32,
    };
    drawSoftShadow(surface, { blur, strength, area }, (shape) => {
      shape.beginPath();
      shape.ellipse(width / 2, FOOT - 26, across, across * 0.13, 0, 0, Math.PI * 2);
      shape.fill();
    });
  }
}
