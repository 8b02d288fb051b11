import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIDE = 1536;
const rendered = fileURLToPath(new URL('../../src/web/art/hero-1200.webp', import.meta.url));

/** A picture of the studio in the size that an image model answers: opaque PNG, 1536 × 1536 pixels. */
export function readyPicture(): Promise<Buffer> {
  return sharp(rendered)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}
