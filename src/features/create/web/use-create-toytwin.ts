import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CreateToytwinBody, toytwin } from '#features/toytwins/contract.ts';
import { sendJson } from '#web/api/client.ts';

/** `POST /api/toytwins`: makes the record of a toy twin that is not paid yet. */
export function useCreateToytwin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateToytwinBody) => sendJson(toytwin, 'post', '/api/toytwins', body),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] }),
  });
}
