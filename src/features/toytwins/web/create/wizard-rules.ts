import { PHOTO_MESSAGES } from '../../../photos/contract.ts';
import { PROMPT_MESSAGES, prompt } from '../../contract.ts';
import { type FormStep, formSteps, type WizardDraft, type WizardStep, wizardSteps } from './wizard-draft.ts';

/** Spec section 5, create wizard. */
const TEMPLATE_MISSING = 'Please select a template';
const PACKAGE_MISSING = 'Please select a package';

/** What keeps a person from leaving this step forwards, in the specification's words; null when nothing does. */
export function stepProblem(step: FormStep, draft: WizardDraft): string | null {
  switch (step) {
    case 'upload':
      return draft.photo ? null : PHOTO_MESSAGES.missing;
    case 'template':
      return draft.templateId ? null : TEMPLATE_MISSING;
    case 'description': {
      const checked = prompt.safeParse(draft.description);
      return checked.success ? null : (checked.error.issues[0]?.message ?? PROMPT_MESSAGES.missing);
    }
    case 'pricing':
      return draft.tier ? null : PACKAGE_MISSING;
  }
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

/** The step before this one; null where Back is not offered (first step, processing, result: spec section 4). */
export function stepBefore(step: WizardStep): FormStep | null {
  const index = wizardSteps.indexOf(step);
  return index < formSteps.length ? (formSteps[index - 1] ?? null) : null;
}
