import * as z from 'zod/mini';
import { draftDesign } from '#features/designs/web/draft-design.ts';
import { templateId } from '#features/templates/contract.ts';
import type { DraftStorage } from '#features/toytwins/web/draft-storage.ts';
import { wizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { KEPT_KEY, keptFor, keptUntil } from './kept-key.ts';

/** What somebody tried and wants to keep. */
const keptTry = z.extend(keptFor, {
  templateId,
  description: wizardDraft.shape.description,
  design: draftDesign,
});
export type KeptTry = z.infer<typeof keptTry>;
/** The wishes, without the photo. */
export type Wishes = Omit<KeptTry, 'token' | 'owner' | 'until'>;

/**
 * Keeps it until the wizard takes it over, for as long as its photo is kept.
 * @param owner who is signed in, if anybody is.
 */
export function keepTry(
  storage: DraftStorage,
  kept: Wishes & { token: string },
  owner: string | null,
  now = Date.now(),
): void {
  try {
    const { token, templateId: pack, description, design } = kept;
    const stored: KeptTry = { token, templateId: pack, description, design, owner, until: keptUntil(now) };
    storage.setItem(KEPT_KEY, JSON.stringify(stored));
  } catch {
    // Private windows may refuse storage: the wizard then begins with the photo.
  }
}

/** What was kept, no matter who owns it; null if nothing was kept, or if it waited too long. */
export function readKeptTry(storage: Pick<DraftStorage, 'getItem'>, now = Date.now()): KeptTry | null {
  try {
    const kept = keptTry.parse(JSON.parse(storage.getItem(KEPT_KEY) ?? 'null'));
    return now < kept.until ? kept : null;
  } catch {
    return null;
  }
}

/** What waits for this person. */
export function readOwnTry(
  storage: Pick<DraftStorage, 'getItem'>,
  uid: string,
  now = Date.now(),
): KeptTry | null {
  const kept = readKeptTry(storage, now);
  return kept?.owner === uid ? kept : null;
}
