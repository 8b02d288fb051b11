import Stripe from 'stripe';

/** Whether the provider does not know the requested object: it belongs to the sandbox or to another key. */
export function isUnknownAtProvider(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
