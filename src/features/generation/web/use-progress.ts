import { useQuery } from '@tanstack/react-query';
import { progress, type ToytwinStatus } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';
import { pollDelay } from './estimate-progress.ts';

function hasEnded(status: ToytwinStatus | undefined): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/**
 * `GET /api/toytwins/{id}/progress`, again and again until the making has ended; rests while the tab is hidden.
 * A question that gets no answer is simply asked again: nothing depends on this page.
 */
export function useProgress(toytwinId: string | null) {
  return useQuery({
    queryKey: ['toytwins', 'progress', toytwinId],
    queryFn: ({ signal }) => getJson(progress, `/api/toytwins/${toytwinId}/progress`, { signal }),
    enabled: toytwinId !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (hasEnded(state.data?.status) ? false : pollDelay(state.dataUpdateCount)),
  });
}
