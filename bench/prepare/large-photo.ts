import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const WIDTH = 4000;
const HEIGHT = 3000;
const rendered = fileURLToPath(new URL('../../src/web/art/hero-1200.webp', import.meta.url));

/** Writes a JPEG of 12 megapixels, with the fine noise that a camera's sensor adds. */
export async function writeLargePhoto(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'grey', noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(rendered)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: 'white' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toFile(file);
}
