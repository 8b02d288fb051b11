import Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { AppError } from '#shared/errors.ts';

/** What a person reads when they wanted something of the provider and it fails. */
export const NOT_NOW = 'The payment provider does not answer just now. Please try again in a moment.';

/**
 * Does something for a person that needs the payment provider.
 * @param words what the person reads when the provider fails.
 * @throws {AppError} `payment_provider_failed` then.
 */
export async function withProviderErrors<T>(
  { logger }: Pick<Services, 'logger'>,
  words: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    logger.error({ failure: explainFailure(cause) }, 'payment provider failed');
    throw new AppError('payment_provider_failed', words, { cause });
  }
}
