import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isNotFound } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';

/**
 * `DELETE /api/toytwins/{id}`: deletes a toy twin with its pictures and its public page. A 404 counts as
 * success: another click or tab has deleted it.
 */
export function useDeleteToytwin() {
  return useDelete('');
}

/** Deletes only an unpaid toy twin; the server refuses if it has been bought. */
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
