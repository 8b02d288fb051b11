import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { sendJson } from '../../../web/api/client.ts';
import { checkoutSession, type createCheckoutBody } from '../contract.ts';

/** Spec section 8, create flow; the server's own message goes before it. */
export const CHECKOUT_FAILED = 'Failed to create payment session. Please try again.';

/** `POST /api/payments/create-checkout`: answers the order and the address of the hosted payment page. */
export function useStartCheckout() {
  return useMutation({
    mutationFn: (body: z.infer<typeof createCheckoutBody>) =>
      sendJson(checkoutSession, 'post', '/api/payments/create-checkout', body),
  });
}
