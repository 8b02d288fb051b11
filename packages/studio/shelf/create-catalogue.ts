import { LRUCache } from 'lru-cache';
import type { StudioThreads } from '../threads/create-threads.ts';
import { canDrawPart, type PartPicture } from './draw-part.ts';
import { searchThings, type ThingsFound } from './search-things.ts';
import { type UnderstoodDescription, understandDescription } from './understand-description.ts';

/** How many pictures of parts are remembered, about 5 kB each: all things, hats and garments. */
const REMEMBERED = 500;

/** What the studio knows: what a description brings, what there is to add, and small pictures of it. */
export interface StudioCatalogue {
  /** What a description brings into the box, in the order of its words, and which of its words bring nothing. */
  understand(description: string): UnderstoodDescription;
  /** The things that match a text, best first; all of them, by name, if it is empty. */
  search(text: string): ThingsFound;
  /**
   * A picture of a part alone: WebP, 160 x 160 pixels, on a transparent ground, in a colour (`#rrggbb`) or in its usual
   * one. Undefined if `hasPicture` of the part is false, or there is no such part.
   */
  drawPart(partId: string, colour?: string): Promise<Uint8Array | undefined>;
}

/** The catalogue of a studio; its pictures are drawn in the studio's threads, and remembered. */
export function createStudioCatalogue({ renderPart }: Pick<StudioThreads, 'renderPart'>): StudioCatalogue {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: REMEMBERED });
  let last: Promise<unknown> = Promise.resolve();

  /** One after another: a whole shelf at once would keep a preview waiting for seconds. */
  function drawNext(picture: PartPicture): Promise<Uint8Array> {
    const drawn = last.then(() => renderPart(picture));
    last = drawn.catch(() => undefined);
    return drawn;
  }

  return {
    understand: understandDescription,
    search: searchThings,
    async drawPart(partId, colour) {
      if (!canDrawPart(partId)) return undefined;
      const key = `${partId} ${colour ?? ''}`;
      const known = pictures.get(key);
      if (known) return known;
      const drawn = drawNext({ partId, colour });
      pictures.set(key, drawn);
      // What failed once may be drawn later.
      drawn.catch(() => pictures.delete(key));
      return drawn;
    },
  };
}
