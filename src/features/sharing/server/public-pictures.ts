import sharp from 'sharp';
import { publicPictureKey, socialCardKey } from '#features/toytwins/server/picture-files.ts';
import type { Storage } from '#services/storage/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Side length in pixels. */
const SIDE = 1200;

/** Stores the public versions of a toy twin's picture, unless they exist. */
export interface PublicPictures {
  /** Stores the JPEG that the public page shows. */
  storePicture(key: string): Promise<void>;
  /** Stores the social card of the picture. */
  storeSocialCard(key: string): Promise<void>;
}

/** Concurrent calls for the same picture share one drawing. */
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
