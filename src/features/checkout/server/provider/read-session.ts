import type Stripe from 'stripe';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';

/**
 * Reads the payment page of an order (Stripe's Checkout Session), with its payment.
 * @returns undefined when there is none; also when this provider does not know it, because it was opened in the sandbox or
 * with another API key: nobody can pay on it once it has expired.
 */
export async function readSession(
  stripe: Stripe,
  id: string | null,
): Promise<Stripe.Checkout.Session | undefined> {
  if (!id) return undefined;
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  } catch (error) {
    if (isUnknownAtProvider(error)) return undefined;
    throw error;
  }
}
