import { boxProblem } from '#features/designs/web/draft-design.ts';
import type { WordsProblem } from '#features/designs/web/words-problem.ts';
import { PHOTO_MESSAGES } from '#features/photos/contract.ts';
import { PACKAGE_MISSING, PROMPT_MESSAGES, prompt, TEMPLATE_MISSING } from '#features/toytwins/contract.ts';
import { type FormStep, formSteps, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';

/** What keeps a person from leaving this step forwards, in the specification's words; null when nothing does. */
export function stepProblem(step: FormStep, draft: WizardDraft): string | null {
  switch (step) {
    case 'upload':
      return draft.photo ? null : PHOTO_MESSAGES.missing;
    case 'template':
      return draft.templateId ? null : TEMPLATE_MISSING;
    case 'description':
      return wordsProblem(draft)?.words ?? null;
    case 'pricing':
      return draft.tier ? null : PACKAGE_MISSING;
  }
}

/** What is wrong with the words of the description step, and at which field; null if nothing is. */
export function wordsProblem({ description, design }: WizardDraft): WordsProblem | null {
  const checked = prompt.safeParse(description);
  if (checked.success) return boxProblem(design);
  return { field: 'description', words: checked.error.issues[0]?.message ?? PROMPT_MESSAGES.missing };
}

/** The wanted step, or the first one before it that is not filled in yet. */
export function reachableStep(wanted: FormStep, draft: WizardDraft): FormStep {
  const before = formSteps.slice(0, formSteps.indexOf(wanted));
  return before.find((step) => stepProblem(step, draft) !== null) ?? wanted;
}

/** The step after this one; null after pricing, where the payment page follows. */
export function stepAfter(step: FormStep): FormStep | null {
  return formSteps[formSteps.indexOf(step) + 1] ?? null;
}

/** The step before this one; null for the first. */
export function stepBefore(step: FormStep): FormStep | null {
  return formSteps[formSteps.indexOf(step) - 1] ?? null;
}
