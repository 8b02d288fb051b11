import sharp, { type Sharp } from 'sharp';
import { LARGE_VIEW_WIDTH, PUBLIC_PICTURE_SIDE } from './picture-files.ts';

/** Bytes. What a phone loads of one picture. */
const LARGE_VIEW_LIMIT = 120_000;
/** Bytes. A share sheet gets the JPEG, so it is loaded before anybody presses Share. */
const JPEG_LIMIT = 300_000;
/** From the best down. */
const QUALITIES = [80, 68, 54, 40, 26];

/** Draws the WebP that pages show large. */
export function drawLargeView(picture: Uint8Array): Promise<Buffer> {
  return encodeWithin(LARGE_VIEW_LIMIT, picture, LARGE_VIEW_WIDTH, (pixels, quality) =>
    pixels.webp({ quality, effort: 2 }),
  );
}

/** Draws the JPEG that is handed to other programs and sites. */
export function drawJpeg(picture: Uint8Array): Promise<Buffer> {
  return encodeWithin(JPEG_LIMIT, picture, PUBLIC_PICTURE_SIDE, (pixels, quality) =>
    pixels.jpeg({ quality }),
  );
}

/** Encodes a picture, at most `side` pixels a side, in the best quality that fits; if none does, smaller. */
async function encodeWithin(
  limit: number,
  picture: Uint8Array,
  side: number,
  encode: (pixels: Sharp, quality: number) => Sharp,
): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const quality of QUALITIES) {
    const encoded = await encode(sharp(data, { raw }), quality).toBuffer();
    if (encoded.length <= limit) return encoded;
  }
  return encodeWithin(limit, picture, Math.round(side * 0.7), encode);
}
