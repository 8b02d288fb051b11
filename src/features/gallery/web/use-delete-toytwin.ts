import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isNotFound } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';

/**
 * `DELETE /api/toytwins/{id}`: removes a toy twin with its pictures and its public page. One that is gone already, by a
 * second click or in another window, is as gone as was wanted.
 */
export function useDeleteToytwin() {
  return useDelete('');
}

/** The same for one that was never paid; one that was bought meanwhile, in another tab perhaps, is refused. */
export function useDeleteUnpaid() {
  return useDelete('?unpaid=true');
}

function useDelete(query: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      sendJson(z.unknown(), 'delete', `/api/toytwins/${id}${query}`).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: (_, id) => {
      queries.removeQueries({ queryKey: ['toytwins', 'one', id] });
      return queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] });
    },
  });
}
