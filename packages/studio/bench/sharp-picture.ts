import sharp from 'sharp';

/** Bare sharp: decodes a photo, resizes it to a square and encodes that as PNG. Returns milliseconds. */
export async function timeSharpPicture(photo: Uint8Array, size: number): Promise<number> {
  const start = performance.now();
  await sharp(photo).autoOrient().resize(size, size, { fit: 'cover' }).png().toBuffer();
  return performance.now() - start;
}
