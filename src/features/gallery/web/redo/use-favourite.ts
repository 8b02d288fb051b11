import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toytwin } from '#features/toytwins/contract.ts';
import { sendJson } from '#web/api/client.ts';
import { toytwinQuery } from '../use-toytwin.ts';
import { showVersion } from './show-version.ts';

/**
 * `PUT /api/toytwins/{id}/favourite`: shows another version in the gallery. The page changes at once, and changes back if
 * the call fails.
 * Choices in quick succession are sent one after the other.
 */
export function useFavourite(id: string) {
  const queries = useQueryClient();
  const { queryKey } = toytwinQuery(id);
  const mutationKey = ['favourite', id];
  /** Whether no later choice waits, whose outcome is what counts. */
  const isLast = () => queries.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (version: number) => sendJson(toytwin, 'put', `/api/toytwins/${id}/favourite`, { version }),
    onMutate: async (version) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (shown) => shown && showVersion(shown, version));
      return { before };
    },
    onSuccess: (answer) => {
      if (isLast()) queries.setQueryData(queryKey, answer);
      // The addresses of the downloads are those of the version that was shown.
      void queries.invalidateQueries({ queryKey: ['toytwins', 'download', id] });
      return queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] });
    },
    onError: (_error, _version, context) => {
      if (!isLast()) return;
      queries.setQueryData(queryKey, context?.before);
      return queries.invalidateQueries({ queryKey });
    },
  });
}
