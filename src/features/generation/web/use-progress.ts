import { useQuery } from '@tanstack/react-query';
import { progress, type ToytwinStatus } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';
import { pollDelay } from './estimate-progress.ts';

function hasEnded(status: ToytwinStatus | undefined): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/**
 * `GET /api/toytwins/{id}/progress`, polled until the toy twin is completed, failed or canceled; not while the tab is
 * hidden. After a failure it is polled again: the work does not depend on this page.
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
