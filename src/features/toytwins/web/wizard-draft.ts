import * as z from 'zod/mini';
import { designOf, draftDesign, emptyDesign } from '#features/designs/web/draft-design.ts';
import { templateId } from '#features/templates/contract.ts';
import { PROMPT_MAX_LENGTH, portrayed, tier } from '#features/toytwins/contract.ts';

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
  /** Who is in the photo. A draft that an earlier version kept says nothing of it. */
  portrayed: z._default(portrayed, 'me'),
  /** The second person of two in one box: who they are, null until it is said. What they are like is in the design. */
  second: z._default(
    z.nullable(z.object({ photo: z.nullable(wizardPhoto), portrayed: z.nullable(portrayed) })),
    null,
  ),
  /** Whether to be reminded if it stays unpaid; undefined while the person has not touched it. */
  remind: z.optional(z.boolean()),
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
  portrayed: 'me',
  second: null,
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
  second,
}: WizardDraft): boolean {
  return !photo && !second && !template && description.trim() === '' && !record && !orderId;
}

/**
 * The inputs of a toy twin as one string; the record can be reused while it stays the same. Excludes the
 * tier, which the checkout may still change.
 */
export function draftInputs(draft: WizardDraft): string {
  const { photo, templateId: template, description, design, portrayed: who, second } = draft;
  const whole = [photo?.sourceImage, template, description.trim(), designOf(design), who];
  // A record of the time before there were two in one box is the same without them.
  const both = second ? [...whole, second.photo?.sourceImage, second.portrayed] : whole;
  return JSON.stringify(both);
}

/** The toy twin already created from exactly these inputs; null if a new one is needed. */
export function reusableRecord(draft: WizardDraft): string | null {
  return draft.record?.inputs === draftInputs(draft) ? draft.record.toytwinId : null;
}
