import { useState } from 'react';
import { CHECKOUT_FAILED } from '#features/checkout/contract.ts';
import { useExternalRedirect } from '#features/checkout/web/use-external-redirect.ts';
import { useStartCheckout } from '#features/checkout/web/use-start-checkout.ts';
import { designOf } from '#features/designs/web/draft-design.ts';
import { rememberLook } from '#features/designs/web/remembered-look.ts';
import { type WordsField, wordsFieldOf } from '#features/designs/web/words-problem.ts';
import { useDeleteUnpaid } from '#features/gallery/web/use-delete-unpaid.ts';
import { CREATE_FAILED } from '#features/toytwins/contract.ts';
import {
  draftInputs,
  type FormStep,
  reusableRecord,
  type WizardDraft,
} from '#features/toytwins/web/wizard-draft.ts';
import { ApiError, isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { browserStorage } from '#web/safe-storage.ts';
import { useCreateToytwin } from './use-create-toytwin.ts';
import type { useDraft } from './use-draft.ts';

/** Inputs that moderation refused: the step at which they are changed, why, and the inputs themselves. */
type Refusal = { step: FormStep; field: WordsField; words: string; inputs: string };

/** The step of a refused field; words belong to the description. */
const STEPS: Readonly<Record<string, FormStep>> = {
  sourceImage: 'upload',
  'second.sourceImage': 'upload',
  templateId: 'template',
};

function refusalOf(error: unknown, draft: WizardDraft): Refusal | null {
  if (!(error instanceof ApiError) || error.code !== 'content_refused') return null;
  const step = STEPS[error.field ?? ''] ?? 'description';
  return { step, field: wordsFieldOf(error.field), words: error.message, inputs: draftInputs(draft) };
}

/** What failed. With `toytwinId`, it failed because of that toy twin's status, and its page shows more. */
type Problem = { words: string; toytwinId: string | null };

/** The wizard's draft as it is shown, how to change it, and how to read it with all changes. */
type Wizard = Pick<ReturnType<typeof useDraft>, 'draft' | 'read' | 'change'> & { step: FormStep };

/**
 * Creates the toy twin (or reuses the one of the same inputs), starts a checkout for it and redirects to the payment page,
 * unless the person has since gone to another page or changed something. A failure is shown as `problem`.
 * Refused inputs lead back to their step, as `refusal`. The look is kept for this person's next one. Nothing that was filled in is lost.
 */
export function useContinueToPayment(
  { draft, read, change, step }: Wizard,
  uid: string,
  returnTo: (step: FormStep) => void,
) {
  const create = useCreateToytwin();
  const remove = useDeleteUnpaid();
  const checkout = useStartCheckout();
  const redirect = useExternalRedirect(JSON.stringify([step, draftInputs(draft), draft.tier]));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const makeRecord = async (signal: AbortSignal) => {
    const now = read();
    const { photo, templateId, description, portrayed, second } = now;
    // Two in one box are made with everything: both tiers cost the same.
    const tier = second ? 'premium' : now.tier;
    if (!photo || !templateId || !tier) return null;
    const made = reusableRecord(now);
    if (made) return { id: made, tier };
    const body = {
      sourceImage: photo.sourceImage,
      templateId,
      prompt: description.trim(),
      tier,
      portrayed,
      design: designOf(now.design),
      ...(second?.photo &&
        second.portrayed && {
          second: { sourceImage: second.photo.sourceImage, portrayed: second.portrayed },
        }),
    };
    const { id } = await create.mutateAsync(body);
    rememberLook(browserStorage(), uid, now.design.look);
    // Even if the redirect was canceled: the next one reuses the record.
    change({ record: { toytwinId: id, inputs: draftInputs(now) } });
    // The unpaid record of the earlier inputs is useless in the gallery. If deleting it fails, the checkout continues.
    if (now.record && !signal.aborted) remove.mutate(now.record.toytwinId);
    return { id, tier };
  };

  const showProblem = (error: unknown, fallback: string, record?: { id: string }) => {
    const refusal = refusalOf(error, draft);
    if (!refusal) {
      const isItsState = error instanceof ApiError && error.code === 'conflict';
      return setProblem({
        words: serverMessage(error, fallback),
        toytwinId: (isItsState && record?.id) || null,
      });
    }
    setRefused(refusal);
    returnTo(refusal.step);
  };

  const findPaymentPage = async (signal: AbortSignal) => {
    const record = await makeRecord(signal).catch((error: unknown) => {
      if (!signal.aborted) showProblem(error, CREATE_FAILED);
      return null;
    });
    if (!record || signal.aborted) return null;
    try {
      const session = await checkout.mutateAsync({
        toytwinId: record.id,
        tier: record.tier,
        remind: read().remind,
      });
      if (!signal.aborted) change({ orderId: session.orderId });
      return session.sessionUrl;
    } catch (error) {
      if (signal.aborted) return null;
      // The record has been deleted; the next attempt creates a new one.
      if (isNotFound(error)) change({ record: null });
      showProblem(error, CHECKOUT_FAILED, record);
      return null;
    }
  };
  const start = () => {
    setProblem(null);
    setRefused(null);
    redirect.start(findPaymentPage);
  };

  // A refusal is shown until the inputs change.
  const refusal = refused?.inputs === draftInputs(draft) ? refused : null;
  return { start, cancel: redirect.cancel, problem, refusal, busy: redirect.busy };
}
