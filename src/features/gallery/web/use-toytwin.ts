import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';

/** docs/specification.md#messages, detail; the server's own message takes precedence. */
export const LOAD_FAILED = 'Failed to load this Toy Twin. Please try again later.';

/** Polling interval in milliseconds while another version is being made. */
const VERSION_INTERVAL = 2000;

/** `GET /api/toytwins/{id}`: one toy twin of the caller. */
export const toytwinQuery = (id: string) =>
  queryOptions({
    queryKey: ['toytwins', 'one', id],
    queryFn: ({ signal }) => getJson(toytwin, `/api/toytwins/${encodeURIComponent(id)}`, { signal }),
  });

/** The toy twin with this id; disabled while the id is null. Polls while another version of it is being made. */
export function useToytwin(id: string | null) {
  return useQuery({
    ...toytwinQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isVersionComing(state.data) ? VERSION_INTERVAL : false),
  });
}

function isVersionComing(shown: Toytwin | undefined): boolean {
  return shown?.redo?.state === 'waiting' || shown?.variationComing === true;
}
