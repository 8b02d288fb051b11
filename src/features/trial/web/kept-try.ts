import * as z from 'zod/mini';
import { draftDesign } from '#features/designs/web/draft-design.ts';
import { templateId } from '#features/templates/contract.ts';
import type { DraftStorage } from '#features/toytwins/web/draft-storage.ts';
import { wizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { KEPT_KEY } from './kept-key.ts';

/** What somebody tried and wants to keep; the photo itself waits in the server's memory under its token. */
const keptTry = z.object({
  token: z.string(),
  templateId,
  description: wizardDraft.shape.description,
  design: draftDesign,
});
export type KeptTry = z.infer<typeof keptTry>;
/** What is wished for beside the photo. */
export type Wishes = Omit<KeptTry, 'token'>;

/** Keeps it in this tab until the wizard takes it over. */
export function keepTry(storage: DraftStorage, kept: KeptTry): void {
  try {
    storage.setItem(KEPT_KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse storage: the wizard then begins with the photo.
  }
}

/** What was kept; null for nothing. */
export function readKeptTry(storage: DraftStorage): KeptTry | null {
  try {
    return keptTry.parse(JSON.parse(storage.getItem(KEPT_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Forgets what was kept. */
export function clearKeptTry(storage: DraftStorage): void {
  storage.removeItem(KEPT_KEY);
}
