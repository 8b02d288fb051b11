import { QueryClient } from '@tanstack/react-query';

/**
 * Query cache without retries: the API client retries, because it knows which calls are safe to repeat.
 * Without a connection a call fails immediately instead of waiting, so that the page can say so. Failed reads
 * are fetched again after a reconnect.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
