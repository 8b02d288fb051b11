import sharp from 'sharp';
import type { Storage } from '../../../services/storage/index.ts';
import { cardKey, THUMBNAIL_WIDTHS, thumbnailKey } from '../../toytwins/server/picture-files.ts';

const CARD_SIDE = 1200;

/** Stores a picture as PNG with its thumbnails and social card, so that nothing is resized when it is looked at. */
export async function storePicture(storage: Storage, key: string, png: Uint8Array): Promise<void> {
  const picture = sharp(png);
  const { format } = await picture.metadata();
  const asPng = format === 'png' ? png : await picture.clone().png().toBuffer();
  await Promise.all([
    storage.put(key, asPng),
    picture
      .clone()
      .resize(CARD_SIDE, CARD_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer()
      .then((card) => storage.put(cardKey(key), card)),
    ...THUMBNAIL_WIDTHS.map(async (width) => {
      const thumbnail = await picture.clone().resize(width).webp({ quality: 80, effort: 2 }).toBuffer();
      await storage.put(thumbnailKey(key, width), thumbnail);
    }),
  ]);
}
