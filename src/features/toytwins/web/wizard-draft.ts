import * as z from 'zod/mini';
import { designOf, draftDesign, draftOfDesign, emptyDesign } from '#features/designs/web/draft-design.ts';
import { templateId } from '#features/templates/contract.ts';
import { PROMPT_MAX_LENGTH, type Toytwin, tier } from '#features/toytwins/contract.ts';

/** The steps with inputs, in order (docs/specification.md#states). */
export const formSteps = ['upload', 'template', 'description', 'pricing'] as const;
export const formStep = z.enum(formSteps);
export type FormStep = z.infer<typeof formStep>;

/** All six steps of the wizard, in order (docs/specification.md#wizard). */
export const wizardSteps = [...formSteps, 'processing', 'result'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The uploaded photo in the draft; `size` in bytes, null if the server did not send it. */
const wizardPhoto = z.object({
  sourceImage: z.string(),
  thumbnail: z.string(),
  fileName: z.string(),
  size: z.nullable(z.int()),
});

/** Everything the wizard keeps across a reload and the visit to the payment page. */
export const wizardDraft = z.object({
  step: formStep,
  photo: z.nullable(wizardPhoto),
  templateId: z.nullable(templateId),
  description: z.string().check(z.maxLength(PROMPT_MAX_LENGTH)),
  tier: z.nullable(tier),
  /** The owner's choices about figure and box. */
  design: draftDesign,
  /** The toy twin created from these inputs; a second checkout reuses it. */
  record: z.nullable(z.object({ toytwinId: z.uuid(), inputs: z.string() })),
  orderId: z.nullable(z.uuid()),
});
export type WizardDraft = z.infer<typeof wizardDraft>;

/** The draft of a new wizard. */
export const emptyDraft: WizardDraft = {
  step: 'upload',
  photo: null,
  templateId: null,
  description: '',
  tier: null,
  design: emptyDesign,
  record: null,
  orderId: null,
};

/** Whether nothing of a draft would be missed: no photo, no words, no toy twin. */
export function isUntouched({
  photo,
  templateId: template,
  description,
  record,
  orderId,
}: WizardDraft): boolean {
  return !photo && !template && description.trim() === '' && !record && !orderId;
}

/**
 * The inputs of a toy twin as one string; the record can be reused while it stays the same. Excludes the
 * tier, which the checkout may still change.
 */
export function draftInputs(draft: WizardDraft): string {
  const { photo, templateId: template, description, design } = draft;
  return JSON.stringify([photo?.sourceImage, template, description.trim(), designOf(design)]);
}

/** The toy twin already created from exactly these inputs; null if a new one is needed. */
export function reusableRecord(draft: WizardDraft): string | null {
  return draft.record?.inputs === draftInputs(draft) ? draft.record.toytwinId : null;
}

/** An erased photo is asked for again, at the first step. */
function photoOf({ sourceImage, photoFile }: Toytwin): WizardDraft['photo'] {
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
    design: draftOfDesign(toytwin.design),
  };
  if (toytwin.status !== 'draft' && toytwin.status !== 'failed') return draft;
  return { ...draft, record: { toytwinId: toytwin.id, inputs: draftInputs(draft) } };
}
