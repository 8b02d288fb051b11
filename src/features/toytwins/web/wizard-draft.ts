import * as z from 'zod/mini';
import { templateId } from '#features/templates/contract.ts';
import { PROMPT_MAX_LENGTH, type Toytwin, tier } from '#features/toytwins/contract.ts';

/** The steps in which a person fills in something, in order (spec section 4). */
export const formSteps = ['upload', 'template', 'description', 'pricing'] as const;
export const formStep = z.enum(formSteps);
export type FormStep = z.infer<typeof formStep>;

/** All six steps of the wizard, in order (spec section 2). */
export const wizardSteps = [...formSteps, 'processing', 'result'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The uploaded photo as the wizard remembers it; `size` in bytes, unknown where the server did not tell it. */
const wizardPhoto = z.object({
  sourceImage: z.string(),
  thumbnail: z.string(),
  fileName: z.string(),
  size: z.nullable(z.int()),
});

/** Everything the wizard keeps over a reload and over the trip to the payment page. */
export const wizardDraft = z.object({
  step: formStep,
  photo: z.nullable(wizardPhoto),
  templateId: z.nullable(templateId),
  description: z.string().check(z.maxLength(PROMPT_MAX_LENGTH)),
  tier: z.nullable(tier),
  /** The record that was made of these inputs, so that a second visit to the payment page reuses it. */
  record: z.nullable(z.object({ toytwinId: z.uuid(), inputs: z.string() })),
  orderId: z.nullable(z.uuid()),
});
export type WizardDraft = z.infer<typeof wizardDraft>;

/** A wizard in which nothing has been filled in. */
export const emptyDraft: WizardDraft = {
  step: 'upload',
  photo: null,
  templateId: null,
  description: '',
  tier: null,
  record: null,
  orderId: null,
};

/**
 * What a record is made of, as one string: while it stays the same, the record can be reused. The tier is not
 * part of it, because the checkout may still change that.
 */
export function draftInputs(draft: WizardDraft): string {
  const { photo, templateId: template, description } = draft;
  return JSON.stringify([photo?.sourceImage, template, description.trim()]);
}

/** The record already made of exactly these inputs, or null when one must be made. */
export function reusableRecord(draft: WizardDraft): string | null {
  return draft.record?.inputs === draftInputs(draft) ? draft.record.toytwinId : null;
}

/**
 * A draft with the inputs of an existing toy twin, to go on paying for it or to try it again. An unpaid or
 * failed record can be paid as it is; any other one needs a new record.
 */
export function draftFromToytwin(toytwin: Toytwin, step: FormStep): WizardDraft {
  const draft: WizardDraft = {
    ...emptyDraft,
    step,
    photo: {
      sourceImage: toytwin.sourceImage,
      thumbnail: toytwin.sourceImage,
      fileName: toytwin.photoFile?.fileName ?? 'Your photo',
      size: toytwin.photoFile?.size ?? null,
    },
    templateId: toytwin.templateId,
    description: toytwin.prompt,
    tier: toytwin.tier,
  };
  if (toytwin.status !== 'draft' && toytwin.status !== 'failed') return draft;
  return { ...draft, record: { toytwinId: toytwin.id, inputs: draftInputs(draft) } };
}
