import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareRevoked } from '#features/sharing/contract.ts';
import { shareAnswer } from '#features/toytwins/contract.ts';
import { sendJson } from '#web/api/client.ts';
import { toytwinQuery } from '../use-toytwin.ts';

/** Where the server says nothing better. */
export const PAGE_FAILED = 'The public page could not be changed. Please try again later.';

/** Updates the cached toy twin's public address without fetching it again. */
function useRememberShareUrl(id: string) {
  const queries = useQueryClient();
  return (answer: { shareUrl: string | null; nextShareUrl?: string | undefined }) =>
    queries.setQueryData(toytwinQuery(id).queryKey, (known) => known && { ...known, ...answer });
}

/** `POST /api/toytwins/{id}/share`: opens the public page, or returns the open one. */
export function useOpenPublicPage(id: string) {
  const remember = useRememberShareUrl(id);
  return useMutation({
    mutationFn: () => sendJson(shareAnswer, 'post', `/api/toytwins/${id}/share`),
    onSuccess: remember,
  });
}

/** `DELETE /api/toytwins/{id}/share`: closes the public page for good; its address is never used again. */
export function useClosePublicPage(id: string) {
  const remember = useRememberShareUrl(id);
  return useMutation({
    mutationFn: () => sendJson(shareRevoked, 'delete', `/api/toytwins/${id}/share`),
    onSuccess: remember,
  });
}
