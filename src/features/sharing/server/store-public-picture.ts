import sharp from 'sharp';
import type { Storage } from '../../../services/storage/index.ts';
import { createShareRunning } from '../../../shared/share-running.ts';
import { publicPictureKey, socialCardKey } from '../../toytwins/server/picture-files.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Pixels a side. */
const SIDE = 1200;
/** Many clicks at once draw one picture. */
const shareDrawing = createShareRunning<void>();

/** Makes the picture (JPEG) that the public page shows, when it is opened, unless it is there from an earlier time. */
export function storePublicPicture(storage: Storage, key: string): Promise<void> {
  return storeOnce(storage, key, publicPictureKey(key), (picture) =>
    sharp(picture)
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}

/** Makes the picture's social card, as {@link storePublicPicture} does. */
export function storeSocialCard(storage: Storage, key: string): Promise<void> {
  return storeOnce(storage, key, socialCardKey(key), drawSocialCard);
}

async function storeOnce(
  storage: Storage,
  source: string,
  target: string,
  draw: (picture: Uint8Array) => Promise<Buffer>,
): Promise<void> {
  await shareDrawing(target, async () => {
    if (await storage.exists(target)) return;
    await storage.put(target, await draw(await storage.getBytes(source)));
  });
}
