import sharp from 'sharp';
import { clamp } from '../math.ts';
import { contourAround, solidPixels } from './outline.ts';

/** Shares of the cut-out's width: the white rim, the radius of its inner corners, and its soft shadow. */
const RIM = 0.03;
const ROUND = 0.06;
const SHADOW = 0.018;
/** The shadow where it is darkest, 0 to 1, and its ink. */
const DARKEST = 0.34;
const INK = [27, 20, 48] as const;

/** Makes a die-cut sticker of a cut-out: a white rim with a soft edge, without holes. Both are PNGs. */
export async function drawSticker(cutout: Uint8Array): Promise<Uint8Array> {
  const { width } = await sharp(cutout).metadata();
  const [rim, round, shadow] = [RIM, ROUND, SHADOW].map((share) => share * width) as [number, number, number];
  const border = Math.ceil(rim + round + 2);
  const { data, info } = await sharp(cutout)
    .ensureAlpha()
    .extend({ top: border, bottom: border, left: border, right: border, background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const outside = contourAround(solidPixels(data), info, { rim, round });
  const sticker = Buffer.from(data);
  for (const [pixel, distance] of outside.entries())
    paint(sticker, pixel * 4, clamp(0.5 - distance, 0, 1), shadowAt(distance / shadow));
  const trimmed = Math.max(0, border - Math.ceil(rim + shadow + 2));
  return sharp(sticker, { raw: info })
    .extract({
      left: trimmed,
      top: trimmed,
      width: info.width - 2 * trimmed,
      height: info.height - 2 * trimmed,
    })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** How dark the shadow is, by the distance from the paper as a share of its reach. */
const shadowAt = (share: number) => DARKEST * clamp(1 - share, 0, 1) ** 2;

/** Lays a pixel (straight RGBA) on white paper that covers a share of it, and that on its shadow. */
function paint(pixels: Buffer, at: number, paper: number, shadow: number): void {
  const figure = (pixels[at + 3] ?? 0) / 255;
  const alpha = paper + (1 - paper) * shadow;
  for (const [channel, ink] of INK.entries()) {
    const printed = (pixels[at + channel] ?? 0) * figure + 255 * (1 - figure);
    pixels[at + channel] = alpha > 0 ? (printed * paper + ink * (alpha - paper)) / alpha : 255;
  }
  pixels[at + 3] = alpha * 255;
}
