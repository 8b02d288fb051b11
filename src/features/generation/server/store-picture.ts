import sharp from 'sharp';
import type { Storage } from '../../../services/storage/index.ts';
import { thumbnailKey } from '../../toytwins/server/picture-files.ts';

/**
 * Stores a picture as PNG with its thumbnails, so that nothing is resized when it is looked at. The picture is
 * decoded once: the smaller thumbnail is made from the larger.
 */
export async function storePicture(storage: Storage, key: string, picture: Uint8Array): Promise<void> {
  const { format } = await sharp(picture).metadata();
  const [png] = await Promise.all([
    format === 'png' ? picture : sharp(picture).png().toBuffer(),
    storeThumbnails(storage, key, picture),
  ]);
  await storage.put(key, png);
}

async function storeThumbnails(storage: Storage, key: string, picture: Uint8Array): Promise<void> {
  const { data, info } = await sharp(picture).resize(512).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const webp = { quality: 74, effort: 0 };
  await Promise.all([
    sharp(data, { raw })
      .webp(webp)
      .toBuffer()
      .then((bytes) => storage.put(thumbnailKey(key, 512), bytes)),
    sharp(data, { raw })
      .resize(320)
      .webp(webp)
      .toBuffer()
      .then((bytes) => storage.put(thumbnailKey(key, 320), bytes)),
  ]);
}
