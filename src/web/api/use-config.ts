import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig } from '#features/configuration/contract.ts';
import { getJson } from './client.ts';

/** Milliseconds. The operator may have changed it: the next page asks again. */
const FRESH = 10_000;

/** `GET /api/config`: public configuration. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => getJson(publicConfig, '/api/config', { signal }),
  staleTime: FRESH,
});

/** Public configuration; undefined until loaded. */
export function useConfig() {
  return useQuery(configQuery).data;
}
