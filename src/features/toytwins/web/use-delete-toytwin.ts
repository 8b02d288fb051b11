import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { sendJson } from '../../../web/api/client.ts';

/** `DELETE /api/toytwins/{id}`: removes a toy twin with its pictures and its public page. */
export function useDeleteToytwin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => sendJson(z.unknown(), 'delete', `/api/toytwins/${id}`),
    onSuccess: (_, id) => {
      queries.removeQueries({ queryKey: ['toytwins', 'one', id] });
      return queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] });
    },
  });
}
