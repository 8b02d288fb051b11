import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Specification section 7: image models answer 1024 × 1024. */
const SIDE = 1024;
const rendered = fileURLToPath(new URL('../../src/web/art/hero-1200.webp', import.meta.url));

/** A picture as an image model answers it: opaque PNG, 1024 × 1024 pixels. */
export function readyPicture(): Promise<Buffer> {
  return sharp(rendered)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}
