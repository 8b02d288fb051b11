import Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderRow } from '../../tables.ts';
import { readSession } from './read-session.ts';

/**
 * Closes an order's payment page at the provider, so that nobody can pay for an order that has ended. A page that the
 * provider does not know, after a change of the API key, counts as closed.
 * @returns false when it is too late: the payment went through.
 * @throws {AppError} `conflict` while a payment is being processed.
 */
export async function closePaymentPage(
  { payment }: Pick<Services, 'payment'>,
  order: Pick<OrderRow, 'sessionId'>,
): Promise<boolean> {
  if (!order.sessionId) return true;
  const { sessions } = payment.stripe.checkout;
  try {
    // Without an idempotency key: the provider would repeat a refusal after the payment in progress has failed.
    await sessions.expire(order.sessionId);
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const session = await readSession(payment.stripe, order.sessionId);
    if (session?.status === 'open') {
      throw new AppError('conflict', 'Your payment is being processed. Please try again in a moment.');
    }
    return session?.status !== 'complete';
  }
}
