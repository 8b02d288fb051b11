import type { Services } from '#services/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { drawSquare, drawStory } from './draw-formats.ts';
import { drawJpeg, drawLargeView } from './draw-views.ts';
import { LARGE_VIEW_WIDTH, PUBLIC_PICTURE_SIDE } from './picture-files.ts';
import { storeIfKept } from './store-if-kept.ts';

type Draw = (picture: Uint8Array) => Promise<Buffer>;

/** By the end of their keys. */
const VIEWS: Record<string, Draw> = {
  [`${LARGE_VIEW_WIDTH}.webp`]: drawLargeView,
  [`${PUBLIC_PICTURE_SIDE}.jpg`]: drawJpeg,
  'story.jpg': drawStory,
  'square.jpg': drawSquare,
};
const KEY = /^(?<picture>toytwins\/(?<uid>[^/]+)\/(?<id>[^/]+)\/\d+\/(?:packaged|character))-(?<view>[^/]+)$/;

/** Makes of a stored picture what pages show of it. */
export interface PictureViews {
  /**
   * Stores the view with this key, unless it exists.
   * @returns false if no view has such a key.
   * @throws {FileMissingError} if there is no such picture.
   * @throws {AppError} `not_found` if the toy twin has been deleted.
   */
  make(key: string): Promise<boolean>;
}

/**
 * Views are made when they are first asked for and then kept: toy twins made before there was a kind of view have it,
 * too, and nobody waits for views that nobody looks at. Concurrent calls for the same view share one drawing.
 */
export function createPictureViews(services: Pick<Services, 'database' | 'storage'>): PictureViews {
  const { storage } = services;
  const singleFlight = createSingleFlight<void>();
  return {
    async make(key) {
      const { picture, uid, id, view } = KEY.exec(key)?.groups ?? {};
      const draw = view && VIEWS[view];
      if (!draw || !uid || !id) return false;
      const source = `${picture}.png`;
      await singleFlight(key, async () => {
        if (await storage.exists(key)) return;
        const drawn = await draw(await storage.getBytes(source));
        await storeIfKept(services, { id, uid }, () => storage.put(key, drawn));
        // A failed upgrade deletes its pictures, but not the toy twin.
        if (!(await storage.exists(source))) await storage.delete(key);
      });
      return true;
    },
  };
}
