import sharp from 'sharp';
import { publicPictureKey, socialCardKey } from '#features/toytwins/server/picture-files.ts';
import type { Storage } from '#services/storage/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Pixels a side. */
const SIDE = 1200;

/** Stores what of a toy twin's picture everybody may see, unless it is there from an earlier time. */
export interface PublicPictures {
  /** Makes the picture (JPEG) that the public page shows, when it is opened. */
  storePicture(key: string): Promise<void>;
  /** Makes the picture's social card. */
  storeSocialCard(key: string): Promise<void>;
}

/** Many clicks at once draw one picture. */
export function createPublicPictures(storage: Storage): PublicPictures {
  const singleFlight = createSingleFlight<void>();
  const storeOnce = (source: string, target: string, draw: (picture: Uint8Array) => Promise<Buffer>) =>
    singleFlight(target, async () => {
      if (await storage.exists(target)) return;
      await storage.put(target, await draw(await storage.getBytes(source)));
    });
  return {
    storePicture: (key) => storeOnce(key, publicPictureKey(key), drawPublicPicture),
    storeSocialCard: (key) => storeOnce(key, socialCardKey(key), drawSocialCard),
  };
}

function drawPublicPicture(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer();
}
