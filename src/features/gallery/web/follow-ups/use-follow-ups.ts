import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FollowUp, followUps } from '#features/checkout/contract.ts';
import { getJson } from '#web/api/client.ts';

/** Milliseconds between two polls while something is being made, or the buyer has just paid for it. */
const INTERVAL = 2500;

/** `GET /api/toytwins/{id}/follow-ups`: what can be bought more of a completed toy twin. */
export const followUpsQuery = (id: string) =>
  queryOptions({
    queryKey: ['toytwins', 'follow-ups', id],
    queryFn: ({ signal }) =>
      getJson(followUps, `/api/toytwins/${encodeURIComponent(id)}/follow-ups`, { signal }),
  });

/**
 * What else can be bought for a toy twin, and the state of its orders. Polls while one is being made.
 * @param returned the id of the order from whose payment page the buyer has come back.
 */
export function useFollowUps(id: string, returned: string | null) {
  return useQuery({
    ...followUpsQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && [data.redo, data.upgrade].some((one) => isPending(one.order, returned)) ? INTERVAL : false,
  });
}

/** Whether something is being made, or its payment is still being confirmed. */
export function isPending(order: FollowUp['order'], returned: string | null): boolean {
  if (order?.status === 'open') return order.orderId === returned;
  return order?.status === 'authorized';
}
