import type Stripe from 'stripe';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';

/**
 * Reads the payment page of an order (Stripe's Checkout Session), with its payment.
 * @returns undefined when there is no page, or none that this provider knows: it was the sandbox's, or that of another
 * key, and nobody can pay on it any more once its time is over.
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
