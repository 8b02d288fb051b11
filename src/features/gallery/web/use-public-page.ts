import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareRevoked } from '#features/sharing/contract.ts';
import { shareAnswer } from '#features/toytwins/contract.ts';
import { sendJson } from '#web/api/client.ts';
import { toytwinQuery } from './use-toytwin.ts';

/** Lets the page that shows this toy twin know its public address without asking for all of it again. */
function useRememberShareUrl(id: string) {
  const queries = useQueryClient();
  return ({ shareUrl }: { shareUrl: string | null }) =>
    queries.setQueryData(toytwinQuery(id).queryKey, (known) => known && { ...known, shareUrl });
}

/** `POST /api/toytwins/{id}/share`: opens the public page, or answers the one that is open. */
export function useOpenPublicPage(id: string) {
  const remember = useRememberShareUrl(id);
  return useMutation({
    mutationFn: () => sendJson(shareAnswer, 'post', `/api/toytwins/${id}/share`),
    onSuccess: remember,
  });
}

/** `DELETE /api/toytwins/{id}/share`: closes the public page for good; its address never opens again. */
export function useClosePublicPage(id: string) {
  const remember = useRememberShareUrl(id);
  return useMutation({
    mutationFn: () => sendJson(shareRevoked, 'delete', `/api/toytwins/${id}/share`),
    onSuccess: remember,
  });
}
