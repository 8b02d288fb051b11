import { DRAFT_PREFIX } from '#features/toytwins/web/clear-all-drafts.ts';

/** The key of what was kept in this tab's storage. By its prefix it goes with the drafts when somebody logs out. */
export const KEPT_KEY = `${DRAFT_PREFIX}kept-try`;

/** Whether a box waits for its person to go on. Apart from the rest, because the gallery needs no more. */
export function hasKeptTry(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(KEPT_KEY) !== null;
}
