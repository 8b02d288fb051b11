import { publicPictureKey, socialCardKey } from '#features/toytwins/server/picture-files.ts';
import type { PictureViews } from '#features/toytwins/server/picture-views.ts';
import type { Storage } from '#services/storage/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Stores the public versions of a toy twin's picture, unless they exist. */
export interface PublicPictures {
  /** Stores the JPEG that the public page shows. */
  storePicture(key: string): Promise<void>;
  /** Stores the social card of the picture. */
  storeSocialCard(key: string): Promise<void>;
}

/** Concurrent calls for the same picture share one drawing. */
export function createPublicPictures(storage: Storage, views: PictureViews): PublicPictures {
  const singleFlight = createSingleFlight<void>();
  return {
    async storePicture(key) {
      await views.make(publicPictureKey(key));
    },
    storeSocialCard: (key) =>
      singleFlight(key, async () => {
        const card = socialCardKey(key);
        if (await storage.exists(card)) return;
        await storage.put(card, await drawSocialCard(await storage.getBytes(key)));
      }),
  };
}
