import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toytwin } from '#features/toytwins/contract.ts';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { sendJson } from '#web/api/client.ts';
import { toytwinQuery } from '../use-toytwin.ts';

/** `POST /api/toytwins/{id}/redo`: requests the free redo. The page then shows that it is waiting. */
export function useAskRedo(id: string) {
  const queries = useQueryClient();
  const { queryKey } = toytwinQuery(id);
  return useMutation({
    mutationFn: (body: RedoBody) => sendJson(toytwin, 'post', `/api/toytwins/${id}/redo`, body),
    onSuccess: (asked) => queries.setQueryData(queryKey, asked),
    // It may have been asked for in another tab, or be over: the page behind the window shows the truth.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
