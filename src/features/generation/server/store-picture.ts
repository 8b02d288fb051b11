import sharp from 'sharp';
import type { Storage } from '../../../services/storage/index.ts';
import { THUMBNAIL_WIDTHS, thumbnailKey } from '../../toytwins/server/picture-files.ts';

/**
 * Stores a picture as PNG with its thumbnails, so that nothing is resized when it is looked at. Nothing is stored of
 * a picture that cannot be read.
 */
export async function storePicture(storage: Storage, key: string, picture: Uint8Array): Promise<void> {
  const { format } = await sharp(picture).metadata();
  const [png, thumbnails] = await Promise.all([
    format === 'png' ? picture : sharp(picture).png().toBuffer(),
    drawThumbnails(picture),
  ]);
  await Promise.all([
    storage.put(key, png),
    ...thumbnails.map(({ width, bytes }) => storage.put(thumbnailKey(key, width), bytes)),
  ]);
}

/** The picture is decoded once: the smaller thumbnail is made from the larger. */
async function drawThumbnails(picture: Uint8Array) {
  const { data, info } = await sharp(picture).resize(512).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    THUMBNAIL_WIDTHS.map(async (width) => {
      const thumbnail = sharp(data, { raw }).resize(width).webp({ quality: 74, effort: 0 });
      return { width, bytes: await thumbnail.toBuffer() };
    }),
  );
}
