import type Stripe from 'stripe';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';
import type { OrderRow } from '../../tables.ts';
import { hasExpired } from './authorization-expiry.ts';

/**
 * The payment of an order, as the provider has it.
 * @returns undefined when there is none, or none that this provider knows: it was the sandbox's, or that of another
 * key, and nobody can charge it any more once its hold is over.
 */
export async function readPayment(
  stripe: Stripe,
  order: Pick<OrderRow, 'paymentIntentId' | 'captureBefore' | 'authorizedAt'>,
): Promise<Stripe.PaymentIntent | undefined> {
  if (!order.paymentIntentId) return undefined;
  try {
    return await stripe.paymentIntents.retrieve(order.paymentIntentId);
  } catch (error) {
    if (isUnknownAtProvider(error) && hasExpired(order)) return undefined;
    throw error;
  }
}
