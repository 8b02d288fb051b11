import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ResultStep } from '#features/create/web/result-step.tsx';
import { ProcessingStep } from '#features/generation/web/processing-step.tsx';
import { isOfBuyer, PROCESSING_FAILED, readyTitleOf, type Toytwin } from '#features/toytwins/contract.ts';
import { isTemporary } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { type FailedDraft, readFailedDraft } from './read-failed-draft.ts';
import { ResultActions } from './result-actions.tsx';
import { Stuck } from './stuck.tsx';
import { useOpenBox } from './use-open-box.ts';
import { usePaidOrder } from './use-paid-order.ts';
import { WizardFrame } from './wizard-frame.tsx';

type Props = {
  /** From the query of the address; null when it is missing there. */
  orderId: string | null;
  /** The payment is confirmed: what was filled in has become a record. */
  onPaid: () => void;
  /** The payment was not charged: with what to try again, and what to say. */
  onFailed: (draft: FailedDraft, words: string) => void;
  onCreateAnother: () => void;
};

const MISSING_ORDER = 'Missing order ID';
const ORDER_FAILED = 'Failed to load this order. Please try again later.';

/** docs/specification.md#screens says up to a minute; where that is not true, what is. `expected` in milliseconds. */
function usualTime(expected = 0): string {
  if (expected <= 60_000) return 'This takes up to a minute.';
  return `This usually takes about ${Math.ceil(expected / 60_000)} minutes.`;
}

/** Processing and result. The work is done by the server: this page only looks on. */
export default function PaidSteps({ orderId, onPaid, onFailed, onCreateAnother }: Props) {
  const queries = useQueryClient();
  const paid = usePaidOrder(orderId);
  const { confirmed, failed, toytwinId, detail, order, progress } = paid;

  useEffect(() => {
    if (confirmed) onPaid();
  }, [confirmed, onPaid]);
  useEffect(() => {
    if (!failed) return;
    // Order and toy twin are polled separately. The toy twin's own reason comes first, so that the page says the same
    // whichever of them answered first.
    void readFailedDraft(queries, toytwinId).then(({ draft, words }) =>
      onFailed(draft, words ?? detail ?? PROCESSING_FAILED),
    );
  }, [failed, toytwinId, detail, queries, onFailed]);

  const unreadable = order.error && !order.data && !isTemporary(order.error);
  if (!orderId || unreadable) {
    return (
      <Stuck
        step="processing"
        message={orderId ? serverMessage(order.error, ORDER_FAILED) : MISSING_ORDER}
        comfort="If your payment went through, your toy twin is still being made and will appear in your gallery."
        onCreateAnother={onCreateAnother}
      />
    );
  }
  if (paid.finished) return <Result toytwin={paid.finished} onCreateAnother={onCreateAnother} />;
  return (
    <WizardFrame
      step="processing"
      title="Your toy twin is being made"
      intro={`${usualTime(progress.data?.expected)} You can close this page: your toy twin will be waiting in your gallery.`}
    >
      <ProcessingStep
        progress={progress.data ?? null}
        answeredAt={progress.dataUpdatedAt}
        // The first question counts as unanswered while it is asked again, too.
        offline={progress.isError || order.isError || (!order.data && order.errorUpdateCount > 0)}
      />
    </WizardFrame>
  );
}

/** What leads away comes once the box is open: opening it would push that out of sight. */
function Result({ toytwin, onCreateAnother }: { toytwin: Toytwin } & Pick<Props, 'onCreateAnother'>) {
  const box = useOpenBox(toytwin.id);
  return (
    <WizardFrame
      step="result"
      title={isOfBuyer(toytwin) ? 'Fresh off the line' : readyTitleOf(toytwin)}
      actions={box.state === 'open' && <ResultActions id={toytwin.id} onCreateAnother={onCreateAnother} />}
    >
      <ResultStep toytwin={toytwin} box={box} />
    </WizardFrame>
  );
}
