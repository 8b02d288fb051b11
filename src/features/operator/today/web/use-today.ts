import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { deskToday } from '../contract.ts';

/** Milliseconds between two readings while the page is open. */
const EVERY = 30_000;

/** `GET /api/operator/today`, read again every half minute. */
export function useToday() {
  return useQuery({
    queryKey: ['operator', 'today'],
    queryFn: ({ signal }) => getJson(deskToday, '/api/operator/today', { signal }),
    refetchInterval: EVERY,
  });
}
