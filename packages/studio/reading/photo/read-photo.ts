import sharp from 'sharp';

// The photo as it was taken, without what a gain map would add for screens of high dynamic range.
sharp.block({ operation: ['VipsForeignLoadUhdr'] });

/** The bytes are no picture that can be decoded. */
export class PhotoUnreadableError extends Error {
  override name = 'PhotoUnreadableError';
}

/**
 * A decoded picture: 3 bytes a pixel, sRGB, rows from the top; and how many times as large as in its photo its pixels
 * are.
 */
export type Bitmap = { width: number; height: number; data: Uint8Array; enlarged?: number };

/** What a photo may have, pixels. */
const MOST_PIXELS = 50_000_000;
/** Longest edge that the studio works on, pixels: more adds nothing to a head of a few hundred pixels. */
const LONGEST = 1400;

/**
 * Decodes a photo upright (EXIF orientation), flattened on light grey if transparent, at most 1400 pixels long. The
 * missing part of a damaged JPEG is grey. A thread cannot die alone: photos of strangers are re-encoded before.
 * Throws `PhotoUnreadableError`.
 */
export async function readPhoto(photo: Uint8Array): Promise<Bitmap> {
  try {
    const { data, info } = await sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'none' })
      .rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#e8e8e8' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: threeChannels(data, info.channels) };
  } catch (cause) {
    throw new PhotoUnreadableError('This photo could not be read. Please choose another picture.', { cause });
  }
}

function threeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel++) rgb.fill(data[pixel * channels], pixel * 3, pixel * 3 + 3);
  return rgb;
}

/** Averages a picture down to a given width, which is enough for finding things. */
export function shrinkBitmap(bitmap: Bitmap, width: number): Bitmap {
  if (bitmap.width <= width) return bitmap;
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) averageBlock(bitmap, data, { x, y, width, height });
  }
  return { width, height, data };
}

function averageBlock(
  from: Bitmap,
  into: Uint8Array,
  cell: { x: number; y: number; width: number; height: number },
): void {
  const x0 = Math.floor((cell.x * from.width) / cell.width);
  const x1 = Math.max(x0 + 1, Math.floor(((cell.x + 1) * from.width) / cell.width));
  const y0 = Math.floor((cell.y * from.height) / cell.height);
  const y1 = Math.max(y0 + 1, Math.floor(((cell.y + 1) * from.height) / cell.height));
  let r = 0;
  let g = 0;
  let b = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = (y * from.width + x) * 3;
      r += from.data[at];
      g += from.data[at + 1];
      b += from.data[at + 2];
    }
  }
  const count = (x1 - x0) * (y1 - y0);
  const at = (cell.y * cell.width + cell.x) * 3;
  into[at] = r / count;
  into[at + 1] = g / count;
  into[at + 2] = b / count;
}
