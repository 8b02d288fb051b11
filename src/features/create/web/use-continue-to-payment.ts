import { useState } from 'react';
import { CHECKOUT_FAILED } from '#features/checkout/contract.ts';
import { useStartCheckout } from '#features/checkout/web/use-start-checkout.ts';
import { useDeleteUnpaid } from '#features/gallery/web/use-delete-toytwin.ts';
import { CREATE_FAILED } from '#features/toytwins/contract.ts';
import {
  draftInputs,
  type FormStep,
  reusableRecord,
  type WizardDraft,
} from '#features/toytwins/web/wizard-draft.ts';
import { ApiError, isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { useCreateToytwin } from './use-create-toytwin.ts';
import type { useDraft } from './use-draft.ts';
import { useTrip } from './use-trip.ts';

/** What we do not make into a toy: at which step it was given, why, and of which inputs that was said. */
type Refusal = { step: FormStep; words: string; inputs: string };

function refusalOf(error: unknown, draft: WizardDraft): Refusal | null {
  if (!(error instanceof ApiError) || error.code !== 'content_refused') return null;
  const step = error.field === 'sourceImage' ? 'upload' : 'description';
  return { step, words: error.message, inputs: draftInputs(draft) };
}

/** What failed, and the toy twin that tells more, where it is of its own state that it cannot be paid. */
type Problem = { words: string; toytwinId: string | null };

/** The wizard's draft, how to change it, and what it is after the changes that are not shown yet. */
type Wizard = Pick<ReturnType<typeof useDraft>, 'draft' | 'read' | 'change'> & { step: FormStep };

/**
 * Makes the record (or reuses the one made of the same inputs), opens a checkout for it and leaves for the
 * payment page, unless the person has gone elsewhere or changed something meanwhile. Whatever fails is told in
 * `problem`; what is refused leads back to its step, `refusal`. Nothing that was filled in is lost.
 */
export function useContinueToPayment(
  { draft, read, change, step }: Wizard,
  returnTo: (step: FormStep) => void,
) {
  const create = useCreateToytwin();
  const remove = useDeleteUnpaid();
  const checkout = useStartCheckout();
  const trip = useTrip(JSON.stringify([step, draftInputs(draft), draft.tier]));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const makeRecord = async (signal: AbortSignal) => {
    const now = read();
    const { photo, templateId, description, tier } = now;
    if (!photo || !templateId || !tier) return null;
    const made = reusableRecord(now);
    if (made) return { id: made, tier };
    const body = { sourceImage: photo.sourceImage, templateId, prompt: description.trim(), tier };
    const { id } = await create.mutateAsync(body);
    // Of a trip that was cancelled, too: the next one reuses it.
    change({ record: { toytwinId: id, inputs: draftInputs(now) } });
    // The record of the inputs before would only litter the gallery, unless it was bought; that it stays is no reason to stop.
    if (now.record && !signal.aborted) remove.mutate(now.record.toytwinId);
    return { id, tier };
  };

  const tell = (error: unknown, fallback: string, record?: { id: string }) => {
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
      if (!signal.aborted) tell(error, CREATE_FAILED);
      return null;
    });
    if (!record || signal.aborted) return null;
    try {
      const session = await checkout.mutateAsync({ toytwinId: record.id, tier: record.tier });
      if (!signal.aborted) change({ orderId: session.orderId });
      return session.sessionUrl;
    } catch (error) {
      if (signal.aborted) return null;
      // A record that was deleted meanwhile: the next attempt makes a new one.
      if (isNotFound(error)) change({ record: null });
      tell(error, CHECKOUT_FAILED, record);
      return null;
    }
  };
  const start = () => {
    setProblem(null);
    setRefused(null);
    trip.start(findPaymentPage);
  };

  // Whatever was refused is no longer there as soon as it is changed.
  const refusal = refused?.inputs === draftInputs(draft) ? refused : null;
  return { start, cancel: trip.cancel, problem, refusal, busy: trip.busy };
}
