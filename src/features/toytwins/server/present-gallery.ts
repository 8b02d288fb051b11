import { LRUCache } from 'lru-cache';
import type { Services } from '#services/index.ts';
import { galleryItem } from '../contract.ts';
import type { CardRow } from './list-toytwins.ts';
import { createPresenter } from './present-toytwin.ts';

/** Addresses live for a day at least; for this long, in milliseconds, a card is not written again. */
const REMEMBERED = 3_600_000;
const CARDS = 10_000;

/**
 * Writes pages of the gallery as JSON (`galleryPage`). A card's text is checked by its schema and kept, because
 * signing, checking and writing 24 cards took longer than the query that found them; a card whose row has
 * changed is written anew.
 */
export function createGalleryPresenter(services: Pick<Services, 'database' | 'fileSigner' | 'config'>) {
  const present = createPresenter(services);
  const written = new LRUCache<string, { row: CardRow; json: string }>({ max: CARDS, ttl: REMEMBERED });

  function write(row: CardRow): string {
    const known = written.get(row.id);
    if (known && isSame(known.row, row)) return known.json;
    const json = JSON.stringify(galleryItem.parse(present.card(row)));
    written.set(row.id, { row, json });
    return json;
  }

  return (rows: CardRow[], nextCursor: string | null): string =>
    `{"toytwins":[${rows.map(write).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

function isSame(a: CardRow, b: CardRow): boolean {
  return (
    a.status === b.status &&
    a.packagedKey === b.packagedKey &&
    a.characterKey === b.characterKey &&
    a.title === b.title &&
    a.tier === b.tier &&
    a.failureReason === b.failureReason
  );
}
