import { type Tier, tier } from '../contract.ts';
import { DRAFT_PREFIX, draftKeys } from './clear-all-drafts.ts';
import { emptyDraft, type WizardDraft, wizardDraft } from './wizard-draft.ts';

const key = (uid: string) => DRAFT_PREFIX + uid;

/** The part of `Storage` that the draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The user's draft in this tab; `fresh`, by default an empty one, if there is none or it cannot be parsed. */
export function readDraft(storage: DraftStorage, uid: string, fresh = emptyDraft): WizardDraft {
  try {
    return wizardDraft.parse(JSON.parse(storage.getItem(key(uid)) ?? 'null'));
  } catch {
    return fresh;
  }
}

/** The package that was chosen last, on the landing page or in the wizard; a new draft begins with it. */
const TIER_KEY = 'chosen-tier';

/** Remembers the chosen package until this tab is closed; ignores anything else. */
export function rememberTier(storage: DraftStorage, chosen: string | null): void {
  if (!tier.safeParse(chosen).success || chosen === null) return;
  try {
    storage.setItem(TIER_KEY, chosen);
  } catch {
    // As for drafts: without storage the person chooses once more.
  }
}

/** The package that was chosen last in this tab; null when there was none. */
export function readChosenTier(storage: Pick<DraftStorage, 'getItem'>): Tier | null {
  return tier.safeParse(storage.getItem(TIER_KEY)).data ?? null;
}

/**
 * Saves the draft in this tab. If the browser refuses storage, the wizard works but loses the draft on
 * reload.
 */
export function writeDraft(storage: DraftStorage, uid: string, draft: WizardDraft): void {
  try {
    storage.setItem(key(uid), JSON.stringify(draft));
  } catch {
    // Private windows may refuse storage.
  }
}

/** Deletes the draft of this tab. */
export function clearDraft(storage: DraftStorage, uid: string): void {
  try {
    storage.removeItem(key(uid));
  } catch {
    // As above: if storage is refused, there is nothing to delete.
  }
}

/** Deletes the draft that was paid with this order. */
export function clearPaidDraft(
  storage: DraftStorage & Pick<Storage, 'length' | 'key'>,
  orderId: string,
): void {
  const people = draftKeys(storage).map((found) => found.slice(DRAFT_PREFIX.length));
  for (const uid of people) if (readDraft(storage, uid).orderId === orderId) clearDraft(storage, uid);
}
