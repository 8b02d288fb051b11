import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig } from '#features/accounts/contract.ts';
import { getJson } from './client.ts';

/** `GET /api/config`: what does not change while the page is open. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => getJson(publicConfig, '/api/config', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the web app must know before anybody has signed in; undefined until the answer has come. */
export function useConfig() {
  return useQuery(configQuery).data;
}
