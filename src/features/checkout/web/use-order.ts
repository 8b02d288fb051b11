import { useQuery } from '@tanstack/react-query';
import { isTemporary } from '#web/api/api-error.ts';
import { getJson } from '#web/api/client.ts';
import { orderAnswer } from '../contract.ts';

/** Milliseconds between two questions while the provider has not confirmed yet: kindly, it is asked in turn. */
const INTERVAL = 2500;

/**
 * `GET /api/payments/order/{orderId}`, again while the order is still open or the server cannot be reached: who has just
 * paid must not be left alone because of one bad moment. Asks nothing without an id.
 */
export function useOrder(orderId: string | null) {
  return useQuery({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }) => {
      const path = `/api/payments/order/${encodeURIComponent(orderId ?? '')}`;
      return (await getJson(orderAnswer, path, { signal })).order;
    },
    enabled: orderId !== null,
    refetchInterval: ({ state: { data, error } }) =>
      data?.status === 'open' || (!data && isTemporary(error)) ? INTERVAL : false,
  });
}
