import { useInfiniteQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { ordersPage } from '../contract.ts';

/** `GET /api/payments/orders`, page after page, newest first. */
export function useOrders() {
  return useInfiniteQuery({
    queryKey: ['orders', 'list'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: '50' });
      if (pageParam) query.set('cursor', pageParam);
      return getJson(ordersPage, `/api/payments/orders?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.orders),
  });
}
