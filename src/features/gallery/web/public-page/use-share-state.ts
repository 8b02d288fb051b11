import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ShareSettings, shareState } from '#features/sharing/contract.ts';
import { getJson, sendJson } from '#web/api/client.ts';
import { toytwinQuery } from '../use-toytwin.ts';

/** Milliseconds between two looks at the number of visits. */
const LOOK_AGAIN = 15_000;

const shareQuery = (id: string, shareUrl: string) =>
  queryOptions({
    queryKey: ['toytwins', 'share', id, shareUrl],
    queryFn: ({ signal }) => getJson(shareState, `/api/toytwins/${id}/share`, { signal }),
  });

/** `GET /api/toytwins/{id}/share`: until when the page is open, and how often it was opened. */
export function useShareState(id: string, shareUrl: string) {
  return useQuery({ ...shareQuery(id, shareUrl), refetchInterval: LOOK_AGAIN });
}

/** `PUT /api/toytwins/{id}/share`: how long the page stays open, and whether visitors may turn the model. */
export function useChangeShare(id: string, shareUrl: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: ShareSettings) =>
      sendJson(shareState, 'put', `/api/toytwins/${id}/share`, settings),
    onSuccess: (answer) => queries.setQueryData(shareQuery(id, shareUrl).queryKey, answer),
    // Closed elsewhere, or its time is over: the panel shows it as it is.
    onError: () => queries.invalidateQueries({ queryKey: toytwinQuery(id).queryKey }),
  });
}
