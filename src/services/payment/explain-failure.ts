import Stripe from 'stripe';

/**
 * What the log says of a failure at the provider: enough to find the request in its dashboard. Its own message is
 * left out, because it may repeat what was sent, such as an email address.
 */
export function explainFailure(error: unknown): object {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error instanceof Error ? { name: error.name, message: error.message } : { message: String(error) };
  }
  const { type, code, decline_code, param, statusCode, requestId } = error;
  return { type, code, decline_code, param, statusCode, requestId };
}
