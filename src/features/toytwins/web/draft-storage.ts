import { DRAFT_PREFIX, keysOfDrafts } from './clear-all-drafts.ts';
import { emptyDraft, type WizardDraft, wizardDraft } from './wizard-draft.ts';

const key = (uid: string) => DRAFT_PREFIX + uid;

/** The part of `Storage` that the draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This person's draft in this tab; an empty one when there is none, or none that can be understood. */
export function readDraft(storage: DraftStorage, uid: string): WizardDraft {
  try {
    return wizardDraft.parse(JSON.parse(storage.getItem(key(uid)) ?? 'null'));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft for this tab. A browser that refuses storage only loses the memory, not the wizard. */
export function writeDraft(storage: DraftStorage, uid: string, draft: WizardDraft): void {
  try {
    storage.setItem(key(uid), JSON.stringify(draft));
  } catch {
    // Private windows may refuse: the wizard then lives as long as its page.
  }
}

/** Forgets the draft of this tab. */
export function clearDraft(storage: DraftStorage, uid: string): void {
  try {
    storage.removeItem(key(uid));
  } catch {
    // As above: nothing was kept, nothing is left to forget.
  }
}

/** Forgets the draft that this order paid for: it has become a toy twin. */
export function clearPaidDraft(
  storage: DraftStorage & Pick<Storage, 'length' | 'key'>,
  orderId: string,
): void {
  const people = keysOfDrafts(storage).map((found) => found.slice(DRAFT_PREFIX.length));
  for (const uid of people) if (readDraft(storage, uid).orderId === orderId) clearDraft(storage, uid);
}
