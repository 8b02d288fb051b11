import { draftOfDesign } from '#features/designs/web/draft-of-design.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { draftInputs, emptyDraft, type FormStep, type WizardDraft } from './wizard-draft.ts';

/** An erased photo is asked for again, at the first step. */
function photoOf({
  sourceImage,
  photoFile,
}: Pick<Toytwin, 'sourceImage' | 'photoFile'>): WizardDraft['photo'] {
  if (sourceImage === null) return null;
  const { fileName = 'Your photo', size = null } = photoFile ?? {};
  return { sourceImage, thumbnail: sourceImage, fileName, size };
}

/**
 * A draft with the inputs of an existing toy twin, to pay for it or to try again. Reuses an unpaid or failed
 * record; any other needs a new one.
 */
export function draftFromToytwin(toytwin: Toytwin, step: FormStep): WizardDraft {
  const draft: WizardDraft = {
    ...emptyDraft,
    step,
    photo: photoOf(toytwin),
    templateId: toytwin.templateId,
    description: toytwin.prompt,
    tier: toytwin.tier,
    portrayed: toytwin.portrayed ?? 'me',
    second: toytwin.second ? { photo: photoOf(toytwin.second), portrayed: toytwin.second.portrayed } : null,
    design: draftOfDesign(toytwin.design),
  };
  if (toytwin.status !== 'draft' && toytwin.status !== 'failed') return draft;
  return { ...draft, record: { toytwinId: toytwin.id, inputs: draftInputs(draft) } };
}
