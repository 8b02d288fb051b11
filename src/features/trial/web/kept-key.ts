import * as z from 'zod/mini';
import { DRAFT_PREFIX } from '#features/toytwins/web/clear-all-drafts.ts';
import type { DraftStorage } from '#features/toytwins/web/draft-storage.ts';
import { TRIAL_MINUTES } from '#shared/trial-minutes.ts';

/**
 * The key of what was kept: in the browser's storage for the wizard of any tab, and in the tab's for a person who comes
 * back to `/try`. By its prefix the tab's goes with the drafts when somebody logs out.
 */
export const KEPT_KEY = `${DRAFT_PREFIX}kept-try`;

/**
 * Whose it is, null before anybody signs in; until when it waits, milliseconds since 1970; the token of its photo in
 * the server's memory.
 */
export const keptFor = z.object({ owner: z.nullable(z.string()), until: z.number(), token: z.string() });

/** Until when something kept now is available: as long as its photo. */
export const keptUntil = (now: number) => now + TRIAL_MINUTES * 60_000;

/** What is known of it without its words and its look; null if nothing was kept. */
export function readKeptFor(storage: Pick<DraftStorage, 'getItem'>): z.infer<typeof keptFor> | null {
  try {
    return keptFor.parse(JSON.parse(storage.getItem(KEPT_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Whether a box waits for this person to continue. Apart from the rest, because the gallery needs no more. */
export function hasKeptTry(storage: Pick<DraftStorage, 'getItem'>, uid: string, now = Date.now()): boolean {
  const found = readKeptFor(storage);
  return found !== null && found.owner === uid && now < found.until;
}

/**
 * To be called whenever it is known who is signed in: what nobody owns yet becomes theirs, so that the next person
 * to sign in does not see it. What is too old or cannot be read is deleted.
 * @param uid null while nobody is signed in.
 */
export function claimKeptTry(storage: DraftStorage, uid: string | null, now = Date.now()): void {
  const found = readKeptFor(storage);
  if (!found || now >= found.until) {
    forgetKeptTry(storage);
    return;
  }
  if (found.owner !== null || uid === null) return;
  try {
    storage.setItem(
      KEPT_KEY,
      JSON.stringify({ ...JSON.parse(storage.getItem(KEPT_KEY) ?? '{}'), owner: uid }),
    );
  } catch {
    // Without room in the storage nobody owns it, and nobody sees it.
  }
}

/** Deletes what was kept. */
export function forgetKeptTry(storage: DraftStorage): void {
  try {
    storage.removeItem(KEPT_KEY);
  } catch {
    // If storage is refused, there is nothing to delete.
  }
}
