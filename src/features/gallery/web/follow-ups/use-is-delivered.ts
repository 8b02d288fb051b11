import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FollowUp } from '#features/checkout/contract.ts';

/**
 * Whether an order was handed over while the page was open, or since the buyer left for its payment page. The toy twin, the
 * gallery and the downloads then show it as well.
 * @param returned the id of the order from whose payment page the buyer has come back.
 */
export function useIsDelivered(id: string, order: FollowUp['order'], returned: string | null): boolean {
  const queries = useQueryClient();
  const [awaited, setAwaited] = useState(returned);
  if (order?.status === 'authorized' && order.orderId !== awaited) setAwaited(order.orderId);
  const isDelivered = order?.status === 'captured' && order.orderId === awaited;
  useEffect(() => {
    if (!isDelivered) return;
    void queries.invalidateQueries({ queryKey: ['toytwins', 'one', id] });
    void queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] });
    void queries.invalidateQueries({ queryKey: ['toytwins', 'download', id] });
  }, [isDelivered, id, queries]);
  return isDelivered;
}
