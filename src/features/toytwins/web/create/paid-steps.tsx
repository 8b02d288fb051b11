import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverMessage } from '../../../../web/api/error-message.ts';
import { endedUncharged } from '../../../checkout/web/order-words.ts';
import { useOrder } from '../../../checkout/web/use-order.ts';
import { ProcessingStep } from '../../../generation/web/processing-step.tsx';
import { ResultStep } from '../../../generation/web/result-step.tsx';
import { useProgress } from '../../../generation/web/use-progress.ts';
import { useToytwin } from '../use-toytwin.ts';
import { ResultActions } from './result-actions.tsx';
import { Stuck } from './stuck.tsx';
import { WizardFrame } from './wizard-frame.tsx';

type Props = {
  /** From the query of the address; null when it is missing there. */
  orderId: string | null;
  /** The payment is confirmed: what was filled in has become a record. */
  onPaid: () => void;
  /** The payment was not charged; `detail` says why, where somebody knows. */
  onFailed: (toytwinId: string | null, detail: string | null) => void;
  onCreateAnother: () => void;
};

const MISSING_ORDER = 'Missing order ID';
const ORDER_FAILED = 'Failed to load this order. Please try again later.';

/** The way of a paid order: from the payment provider's confirmation to the finished toy twin. */
function usePaidOrder(orderId: string | null) {
  const order = useOrder(orderId);
  const confirmed = order.data !== undefined && order.data.status !== 'open';
  const toytwinId = order.data?.toytwins[0] ?? null;
  const progress = useProgress(confirmed ? toytwinId : null);
  const status = progress.data?.status;
  const toytwin = useToytwin(status === 'completed' ? toytwinId : null);
  const failed =
    status === 'failed' || status === 'cancelled' || (order.data !== undefined && endedUncharged(order.data));
  const detail = progress.data?.failureMessage ?? order.data?.reason ?? null;
  return { order, confirmed, toytwinId, progress, toytwin, failed, detail };
}

/** Processing and result. The work is done by the server: this page only looks on. */
export function PaidSteps({ orderId, onPaid, onFailed, onCreateAnother }: Props) {
  const queries = useQueryClient();
  const { order, confirmed, toytwinId, progress, toytwin, failed, detail } = usePaidOrder(orderId);
  const finished = toytwin.data;

  useEffect(() => {
    if (confirmed && !failed) onPaid();
  }, [confirmed, failed, onPaid]);
  useEffect(() => {
    if (failed) onFailed(toytwinId, detail);
  }, [failed, toytwinId, detail, onFailed]);
  useEffect(() => {
    if (finished) void queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] });
  }, [finished, queries]);

  if (!orderId) return <Stuck message={MISSING_ORDER} onCreateAnother={onCreateAnother} />;
  if (order.error && !order.data) {
    return <Stuck message={serverMessage(order.error, ORDER_FAILED)} onCreateAnother={onCreateAnother} />;
  }
  if (finished) {
    return (
      <WizardFrame
        step="result"
        title="Fresh off the line"
        actions={<ResultActions id={finished.id} onCreateAnother={onCreateAnother} />}
      >
        <ResultStep toytwin={finished} />
      </WizardFrame>
    );
  }
  return (
    <WizardFrame
      step="processing"
      title="Your toy twin is being made"
      intro="This takes up to a minute. You can close this page: your toy twin will be waiting in your gallery."
    >
      <ProcessingStep
        progress={progress.data ?? null}
        answeredAt={progress.dataUpdatedAt}
        offline={progress.isError || order.isError}
      />
    </WizardFrame>
  );
}
