import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BuyFollowUpBody, checkoutSession } from '#features/checkout/contract.ts';
import { useExternalRedirect } from '#features/checkout/web/use-external-redirect.ts';
import { sendJson } from '#web/api/client.ts';
import { toytwinQuery } from '../use-toytwin.ts';
import { followUpsQuery } from './use-follow-ups.ts';

/**
 * `POST /api/toytwins/{id}/follow-ups`: opens an order and goes to its hosted payment page, unless the person has since gone
 * to another page or changed something.
 * @param wanted what is bought, as it is entered now; another value cancels the way to the page.
 */
export function useBuyFollowUp(id: string, wanted: string) {
  const queries = useQueryClient();
  const checkout = useMutation({
    mutationFn: (body: BuyFollowUpBody) =>
      sendJson(checkoutSession, 'post', `/api/toytwins/${encodeURIComponent(id)}/follow-ups`, body),
    // It may have been made already, or may no longer be for sale: read the current state.
    onError: () => {
      void queries.invalidateQueries({ queryKey: followUpsQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: toytwinQuery(id).queryKey });
    },
  });
  const redirect = useExternalRedirect(wanted);
  const buy = (body: BuyFollowUpBody, onError: (error: unknown) => void) =>
    redirect.start(async (signal) => {
      try {
        return (await checkout.mutateAsync(body)).sessionUrl;
      } catch (error) {
        if (!signal.aborted) onError(error);
        return null;
      }
    });
  return { buy, busy: redirect.busy };
}
