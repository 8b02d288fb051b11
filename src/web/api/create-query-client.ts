import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what the server said. Retries belong to the API client, which knows what may be repeated. Without a
 * connection a call fails and says so: one that waited for it would only turn a wheel. What a page could not read is
 * asked for again once the connection is back.
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
