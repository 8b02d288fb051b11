import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endedUncharged } from '#features/checkout/web/order-words.ts';
import { useOrder } from '#features/checkout/web/use-order.ts';
import { useToytwin } from '#features/gallery/web/use-toytwin.ts';
import { useProgress } from '#features/generation/web/use-progress.ts';
import { orderFailure, toytwinFailure } from './failure-words.ts';

/**
 * The way of a paid order: from the payment provider's confirmation over the making to the finished toy twin,
 * or to its failure.
 */
export function usePaidOrder(orderId: string | null) {
  const queries = useQueryClient();
  const order = useOrder(orderId);
  const uncharged = order.data !== undefined && endedUncharged(order.data);
  const confirmed = order.data !== undefined && order.data.status !== 'open';
  const toytwinId = order.data?.toytwins[0] ?? null;
  const progress = useProgress(confirmed ? toytwinId : null);
  const toytwin = useToytwin(confirmed ? toytwinId : null);
  const status = progress.data?.status;

  useEffect(() => {
    // The last answer about the toy twin was of before it was ready, and the gallery's may be as well.
    if (status === 'completed') void queries.invalidateQueries({ queryKey: ['toytwins'] });
  }, [status, queries]);

  return {
    confirmed: confirmed && !uncharged,
    failed: uncharged || status === 'failed' || status === 'cancelled',
    finished: toytwin.data?.status === 'completed' ? toytwin.data : null,
    /** What to say of the failure; null while nothing is known. */
    detail: (progress.data && toytwinFailure(progress.data)) ?? orderFailure(order.data?.reason ?? null),
    toytwinId,
    order,
    progress,
  };
}
