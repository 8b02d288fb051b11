import { useEffect, useState } from 'react';
import { ApiError, isNotFound } from '../../../../web/api/api-error.ts';
import { serverMessage } from '../../../../web/api/error-message.ts';
import { CHECKOUT_FAILED } from '../../../checkout/contract.ts';
import { useStartCheckout } from '../../../checkout/web/use-start-checkout.ts';
import { CREATE_FAILED } from '../../contract.ts';
import { useCreateToytwin } from '../use-create-toytwin.ts';
import { useDeleteToytwin } from '../use-delete-toytwin.ts';
import type { ChangeDraft } from './use-draft.ts';
import { draftInputs, type FormStep, reusableRecord, type WizardDraft } from './wizard-draft.ts';

/** What we do not make into a toy: at which step it was given, why, and of which inputs that was said. */
type Refusal = { step: FormStep; words: string; inputs: string };

function refusalOf(error: unknown, draft: WizardDraft): Refusal | null {
  if (!(error instanceof ApiError) || error.code !== 'content_refused') return null;
  const step = error.field === 'sourceImage' ? 'upload' : 'description';
  return { step, words: error.message, inputs: draftInputs(draft) };
}

/**
 * Makes the record (or reuses the one made of the same inputs), opens a checkout for it and leaves for the
 * payment page. Whatever fails is told in `problem`; what is refused leads back to its step, `refusal`. Nothing that was
 * filled in is lost.
 */
export function useContinueToPayment(
  draft: WizardDraft,
  change: ChangeDraft,
  goTo: (step: FormStep) => void,
) {
  const create = useCreateToytwin();
  const remove = useDeleteToytwin();
  const checkout = useStartCheckout();
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    // Coming back from the payment page by the browser's back button can revive this very page.
    const revive = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  const makeRecord = async () => {
    const { photo, templateId, description, tier } = draft;
    if (!photo || !templateId || !tier) return null;
    const made = reusableRecord(draft);
    if (made) return { id: made, tier };
    const body = { sourceImage: photo.sourceImage, templateId, prompt: description.trim(), tier };
    const { id } = await create.mutateAsync(body);
    change({ record: { toytwinId: id, inputs: draftInputs(draft) } });
    // The unpaid record of the inputs before would only litter the gallery; that it stays is no reason to stop.
    if (draft.record) remove.mutate(draft.record.toytwinId);
    return { id, tier };
  };

  const tell = (error: unknown, fallback: string) => {
    const refusal = refusalOf(error, draft);
    if (!refusal) return setProblem(serverMessage(error, fallback));
    setRefused(refusal);
    goTo(refusal.step);
  };

  const start = async () => {
    setProblem(null);
    setRefused(null);
    const record = await makeRecord().catch((error: unknown) => {
      tell(error, CREATE_FAILED);
      return null;
    });
    if (!record) return;
    try {
      const session = await checkout.mutateAsync({ toytwinId: record.id, tier: record.tier });
      change({ orderId: session.orderId });
      setLeaving(true);
      window.location.assign(session.sessionUrl);
    } catch (error) {
      // A record that was deleted meanwhile: the next attempt makes a new one.
      if (isNotFound(error)) change({ record: null });
      tell(error, CHECKOUT_FAILED);
    }
  };

  // Whatever was refused is no longer there as soon as it is changed.
  const refusal = refused?.inputs === draftInputs(draft) ? refused : null;
  return { start, problem, refusal, busy: create.isPending || checkout.isPending || leaving };
}
