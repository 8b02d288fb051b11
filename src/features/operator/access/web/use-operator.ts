import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { operatorSelf } from '../contract.ts';

/** Key of the operator's own record in the cache of queries. */
export const OPERATOR_KEY = ['operator', 'me'];

/** Who uses the desk; an `ApiError` with status 404 for everybody who may not. */
export function useOperator(enabled = true) {
  return useQuery({
    queryKey: OPERATOR_KEY,
    queryFn: ({ signal }) => getJson(operatorSelf, '/api/operator/me', { signal }),
    enabled,
  });
}
