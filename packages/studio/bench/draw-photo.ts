import sharp from 'sharp';
import { drawPortrait } from '../fixtures/draw-portrait.ts';

/** A JPEG of 12 megapixels in portrait format that shows one drawn face. */
export async function drawStudioPhoto(): Promise<Buffer> {
  return sharp(await drawPortrait({ seed: 3 }))
    .resize(3000, 4000, { fit: 'cover', position: 'top' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
