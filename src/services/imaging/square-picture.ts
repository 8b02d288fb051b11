import sharp from 'sharp';
import { PictureError } from './picture-error.ts';

/** Edge length of every finished picture in pixels. */
const PICTURE_SIZE = 1536;
/** Minimum edge length in pixels; smaller answers are no high-resolution download. */
const SMALLEST = 1024;
/** Maximum difference of the edges as a share of the longer one; beyond it the pack would be cropped. */
const LOPSIDED = 0.05;
const LARGEST_PIXELS = 40_000_000;
/** Minimum standard deviation of the pixels (of 256 shades) for a picture that is not blank. */
const LEAST_SPREAD = 1;

/**
 * Converts a model's answer to the square PNG of 1536 pixels that the product promises.
 * @throws {PictureError} `broken` if it is no picture, truncated, too small, far from square or of one
 * color, which some services send instead of a refusal.
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await readSize(bytes);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < SMALLEST || (long - short) / long > LOPSIDED) {
    throw new PictureError('broken', `The model's picture measures ${width} x ${height} pixels`);
  }
  const picture = await finish(bytes);
  const { channels } = await sharp(picture).stats();
  if (channels.every(({ stdev }) => stdev < LEAST_SPREAD)) {
    throw new PictureError('broken', "The model's picture is blank");
  }
  return picture;
}

async function finish(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'truncated' })
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 6 })
      .toBuffer();
  } catch {
    throw new PictureError('broken', "The model's picture is damaged");
  }
}

async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    return await sharp(bytes, { limitInputPixels: LARGEST_PIXELS }).metadata();
  } catch {
    throw new PictureError('broken', "The model's answer is not a picture");
  }
}
