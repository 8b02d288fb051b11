import Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { AppError } from '#shared/errors.ts';

/** The message for a person whose request needs the provider while it fails. */
export const NOT_NOW = 'The payment provider is not responding. Please try again in a moment.';

/**
 * Runs `work`, which needs the payment provider.
 * @param message for the person, if the provider fails.
 * @throws {AppError} `payment_provider_failed` then.
 */
export async function withProviderErrors<T>(
  { logger }: Pick<Services, 'logger'>,
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    logger.error({ failure: explainFailure(cause) }, 'payment provider failed');
    throw new AppError('payment_provider_failed', message, { cause });
  }
}
