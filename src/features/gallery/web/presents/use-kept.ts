import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keptPresent, keptPresents } from '#features/presents/contract.ts';
import { getJson, sendJson } from '#web/api/client.ts';

/** `GET /api/presents`: the presents that the person keeps. */
export function useKeptPresents() {
  return useQuery({
    queryKey: ['presents', 'all'],
    queryFn: ({ signal }) => getJson(keptPresents, '/api/presents', { signal }),
  });
}

/** `GET /api/presents/{id}`. */
export function useKeptPresent(id: string) {
  return useQuery({
    queryKey: ['presents', 'one', id],
    queryFn: ({ signal }) => getJson(keptPresent, `/api/presents/${encodeURIComponent(id)}`, { signal }),
  });
}

/** `DELETE /api/presents/{id}`. */
export function useRemoveKept(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson(z.unknown(), 'delete', `/api/presents/${encodeURIComponent(id)}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['presents', 'all'] }),
  });
}
