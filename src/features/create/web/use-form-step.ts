import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useOfferedTemplates } from '#features/templates/web/use-offered-templates.ts';
import { type FormStep, formStep, formSteps, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { appPaths } from '#shared/app-paths.ts';
import type { ChangeDraft } from './use-draft.ts';
import { reachableStep, stepBefore } from './wizard-rules.ts';

/** The state of the wizard's history entries. `depth` is the number of the wizard's own entries before this one. */
const entryState = z.object({ step: formStep, depth: z.int().check(z.nonnegative()) });

/**
 * The form step that is shown. Every step forwards is a history entry, so that the browser's own back button
 * goes one step back as well; a step that cannot be reached yet gives way to the first unfinished one.
 */
export function useFormStep(draft: WizardDraft, change: ChangeDraft) {
  const navigate = useNavigate();
  const entry = entryState.safeParse(useLocation().state).data;
  const step = reachableStep(entry?.step ?? draft.step, draft, useOfferedTemplates());
  const depth = entry?.depth ?? 0;

  useEffect(() => {
    // Going back to this entry later must show the step that it shows now, not the last one that was reached.
    if (!entry) void navigate(appPaths.create, { replace: true, state: { step, depth: 0 } });
  }, [entry, step, navigate]);
  useEffect(() => {
    if (draft.step !== step) change({ step });
  }, [draft.step, step, change]);

  const goTo = useCallback(
    (next: FormStep) => navigate(appPaths.create, { state: { step: next, depth: depth + 1 } }),
    [navigate, depth],
  );
  const returnTo = useCallback(
    (earlier: FormStep) => {
      // The wizard's entries before this one are the earlier steps, one each.
      const entries = formSteps.indexOf(entry?.step ?? step) - formSteps.indexOf(earlier);
      if (entries <= depth) return navigate(-entries);
      return navigate(appPaths.create, { replace: true, state: { step: earlier, depth: 0 } });
    },
    [navigate, entry?.step, step, depth],
  );
  const goBack = useCallback(() => returnTo(stepBefore(step) ?? step), [returnTo, step]);
  return { step, goTo, goBack, returnTo };
}
