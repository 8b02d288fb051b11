import Stripe from 'stripe';

/** Whether the provider refused because it does not know what it was asked about: that of the sandbox or of another key. */
export function isUnknownAtProvider(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
