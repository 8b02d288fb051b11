import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig } from '#features/accounts/contract.ts';
import { getJson } from './client.ts';

/** `GET /api/config`: public configuration, fetched once per page load. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => getJson(publicConfig, '/api/config', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Public configuration; undefined until loaded. */
export function useConfig() {
  return useQuery(configQuery).data;
}
