import { useQuery } from '@tanstack/react-query';
import { isTemporary } from '#web/api/api-error.ts';
import { getJson } from '#web/api/client.ts';
import { orderAnswer } from '../contract.ts';

/** Milliseconds between two polls while the order is open. Each may make the server ask the provider. */
const INTERVAL = 2500;

/**
 * `GET /api/payments/order/{orderId}`, polled while the order is open. It is also asked again after a failure, because a
 * person who has just paid must see the result. Without an id nothing is asked.
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
