import type Stripe from 'stripe';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';
import type { OrderRow } from '../../tables.ts';
import { hasExpired } from './authorization-expiry.ts';

/**
 * Reads an order's payment from the provider.
 * @returns undefined when there is none; also when this provider does not know it, because it was made in the sandbox or
 * with another key, and its authorization has expired: then nobody can capture it any more.
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
