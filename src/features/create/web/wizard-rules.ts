import { boxProblem } from '#features/designs/web/draft-design.ts';
import type { WordsProblem } from '#features/designs/web/words-problem.ts';
import { PHOTO_MESSAGES } from '#features/photos/contract.ts';
import type { TemplateId } from '#features/templates/contract.ts';
import {
  PACKAGE_MISSING,
  PORTRAYED_MISSING,
  PROMPT_MESSAGES,
  prompt,
  TEMPLATE_MISSING,
} from '#features/toytwins/contract.ts';
import { type FormStep, formSteps, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';

/**
 * What keeps a person from leaving this step forwards, in the specification's words; null when nothing does.
 * @param offered the templates that can be ordered now: one that is off counts as not chosen.
 */
export function stepProblem(
  step: FormStep,
  draft: WizardDraft,
  offered: readonly TemplateId[],
): string | null {
  switch (step) {
    case 'upload':
      return draft.photo ? secondPhotoProblem(draft) : PHOTO_MESSAGES.missing;
    case 'template':
      return draft.templateId && offered.includes(draft.templateId) ? null : TEMPLATE_MISSING;
    case 'description':
      return wordsProblem(draft)?.words ?? secondWhoProblem(draft);
    case 'pricing':
      // Two in one box are one package.
      return draft.tier || draft.second ? null : PACKAGE_MISSING;
  }
}

const SECOND_PHOTO_MISSING = 'Please add a photo of the second person, or take them out';

function secondPhotoProblem({ second }: WizardDraft): string | null {
  return second && !second.photo ? SECOND_PHOTO_MISSING : null;
}

/** What is missing of who the second person is; null where it is said, or nobody is second. */
export function secondWhoProblem({ second }: Pick<WizardDraft, 'second'>): string | null {
  return second && !second.portrayed ? PORTRAYED_MISSING : null;
}

/** What is wrong with the words of the description step, and at which field; null if nothing is. */
export function wordsProblem({ description, design }: WizardDraft): WordsProblem | null {
  const ofFirst = promptProblem(description);
  if (ofFirst) return { field: 'description', words: ofFirst };
  const ofSecond = design.second && promptProblem(design.second.description);
  return ofSecond ? { field: 'secondDescription', words: ofSecond } : boxProblem(design);
}

function promptProblem(description: string): string | null {
  const checked = prompt.safeParse(description);
  return checked.success ? null : (checked.error.issues[0]?.message ?? PROMPT_MESSAGES.missing);
}

/** The wanted step, or the first one before it that is not filled in yet. */
export function reachableStep(
  wanted: FormStep,
  draft: WizardDraft,
  offered: readonly TemplateId[],
): FormStep {
  const before = formSteps.slice(0, formSteps.indexOf(wanted));
  return before.find((step) => stepProblem(step, draft, offered) !== null) ?? wanted;
}

/** The step after this one; null after pricing, where the payment page follows. */
export function stepAfter(step: FormStep): FormStep | null {
  return formSteps[formSteps.indexOf(step) + 1] ?? null;
}

/** The step before this one; null for the first. */
export function stepBefore(step: FormStep): FormStep | null {
  return formSteps[formSteps.indexOf(step) - 1] ?? null;
}
