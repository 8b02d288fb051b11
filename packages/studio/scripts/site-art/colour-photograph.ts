import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Brightness of the old print's blackest and whitest paper, 0 to 255. */
const [BLACK, WHITE] = [34, 222];
/** Above 1 darker, below 1 lighter. */
const GAMMA = 0.82;
/** From here on, 0 to 1, lights lose colour, as in a photograph that was taken in colour. */
const BRIGHT = 0.8;

/** A part of a photograph, pixels. */
export type Crop = { left: number; top: number; edge: number };

/**
 * Colours an old photograph of the folder `photographs`: the brightness is the photograph's own, the colours those that
 * were painted in the SVG next to it.
 * @returns a square JPEG, 960 pixels.
 */
export async function colourPhotograph(name: string, { left, top, edge }: Crop): Promise<Buffer> {
  const [photograph, painted] = await Promise.all([readNext(`${name}.jpg`), readNext(`${name}.svg`)]);
  // The grain of paper and press is no skin.
  const grey = await sharp(photograph)
    .greyscale()
    .median(3)
    .blur(0.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = await sharp(painted).flatten().removeAlpha().raw().toBuffer();
  const { width, height, channels } = grey.info;
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = [0, 1, 2].map((channel) => (colours[pixel * 3 + channel] ?? 0) / 255);
    const lit = giveColour((grey.data[pixel * channels] ?? 0) / 255, colour);
    for (const [channel, value] of lit.entries()) pixels[pixel * 3 + channel] = Math.round(value * 255);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: edge, height: edge })
    .resize(960)
    .sharpen({ sigma: 1 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const readNext = (file: string) => readFile(fileURLToPath(new URL(`photographs/${file}`, import.meta.url)));

/** The colour at the brightness of the print; all values 0 to 1. */
function giveColour(printed: number, [red = 0, green = 0, blue = 0]: readonly number[]): number[] {
  const level = Math.min(1, Math.max(0, (printed * 255 - BLACK) / (WHITE - BLACK))) ** GAMMA;
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  const strength = 1 - Math.max(0, (level - BRIGHT) / (1 - BRIGHT)) * 0.55;
  return [red, green, blue].map((value) => {
    const coloured = (value * level) / brightness;
    return Math.min(1, Math.max(0, level + (coloured - level) * strength));
  });
}
