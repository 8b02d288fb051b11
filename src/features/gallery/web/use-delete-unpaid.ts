import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isNotFound } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';

/**
 * `DELETE /api/toytwins/{id}?unpaid=true`: deletes an unpaid toy twin; the server refuses if it has been bought. A 404 counts as
 * success: another click or tab has deleted it.
 */
export function useDeleteUnpaid() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      sendJson(z.unknown(), 'delete', `/api/toytwins/${id}?unpaid=true`).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: (_, id) => {
      queries.removeQueries({ queryKey: ['toytwins', 'one', id] });
      return queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] });
    },
  });
}
