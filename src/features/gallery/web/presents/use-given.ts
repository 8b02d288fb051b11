import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type GivePresentBody, givenPresent, givenPresents } from '#features/presents/contract.ts';
import { getJson, sendJson } from '#web/api/client.ts';

const givenQuery = (id: string) =>
  queryOptions({
    queryKey: ['toytwins', 'presents', id],
    queryFn: ({ signal }) => getJson(givenPresents, `/api/toytwins/${id}/presents`, { signal }),
  });

/** `GET /api/toytwins/{id}/presents`: as what this toy twin was given. */
export function useGiven(id: string) {
  return useQuery(givenQuery(id));
}

/** `POST /api/toytwins/{id}/presents`: wraps it. */
export function useGive(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: GivePresentBody) =>
      sendJson(givenPresent, 'post', `/api/toytwins/${id}/presents`, body),
    onSuccess: (given) =>
      queries.setQueryData(givenQuery(id).queryKey, (known) => ({
        presents: [...(known?.presents ?? []), given],
      })),
  });
}

/** `DELETE /api/toytwins/{id}/presents/{presentId}`: takes it back, unless it is opened. */
export function useTakeBack(id: string, presentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson(z.unknown(), 'delete', `/api/toytwins/${id}/presents/${presentId}`),
    // Also after a refusal: it was opened meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: givenQuery(id).queryKey }),
  });
}
