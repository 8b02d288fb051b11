import { LRUCache } from 'lru-cache';
import type { StudioThreads } from '../threads/create-threads.ts';
import { canDrawPart } from './draw-part.ts';
import { searchThings, type ThingsFound } from './search-things.ts';
import { type UnderstoodDescription, understandDescription } from './understand-description.ts';

/** How many pictures of parts are remembered, about 5 kB each: all things, hats and garments. */
const REMEMBERED = 500;

/** What the studio knows: what a description brings, what there is to add, and small pictures of it. */
export interface StudioCatalogue {
  /** What a description brings into the box, in the order of its words, and which of its words bring nothing. */
  understand(description: string): UnderstoodDescription;
  /** The things that a text finds, best first; all of them, by name, where it is empty. */
  search(text: string): ThingsFound;
  /**
   * A picture of a part alone: WebP, 160 x 160 pixels, on a transparent ground. Undefined where `hasPicture` of the part
   * is false, or there is no such part.
   */
  drawPart(partId: string): Promise<Uint8Array | undefined>;
}

/** The catalogue of a studio; its pictures are drawn in the studio's threads, and remembered. */
export function createStudioCatalogue({ renderPart }: Pick<StudioThreads, 'renderPart'>): StudioCatalogue {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: REMEMBERED });
  let last: Promise<unknown> = Promise.resolve();

  /** One after another: a whole shelf at once would keep a preview waiting for seconds. */
  function drawNext(partId: string): Promise<Uint8Array> {
    const picture = last.then(() => renderPart(partId));
    last = picture.catch(() => undefined);
    return picture;
  }

  return {
    understand: understandDescription,
    search: searchThings,
    async drawPart(partId) {
      if (!canDrawPart(partId)) return undefined;
      const drawn = pictures.get(partId);
      if (drawn) return drawn;
      const picture = drawNext(partId);
      pictures.set(partId, picture);
      // What failed once may be drawn later.
      picture.catch(() => pictures.delete(partId));
      return picture;
    },
  };
}
