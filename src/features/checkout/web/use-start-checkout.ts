import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { sendJson } from '#web/api/client.ts';
import { checkoutSession, type createCheckoutBody } from '../contract.ts';

/** `POST /api/payments/create-checkout`: answers the order and the address of the hosted payment page. */
export function useStartCheckout() {
  return useMutation({
    mutationFn: (body: z.infer<typeof createCheckoutBody>) =>
      sendJson(checkoutSession, 'post', '/api/payments/create-checkout', body),
  });
}
