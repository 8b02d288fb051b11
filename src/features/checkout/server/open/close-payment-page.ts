import Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderRow } from '../../tables.ts';
import { readSession } from './read-session.ts';

/**
 * Makes the provider's page of an order take no payment any more, so that nobody can pay for a dead order. One that this
 * provider does not know, after a change of the key, is none on which anybody could pay us.
 * @returns false when it is too late: a payment went through meanwhile.
 * @throws {AppError} `conflict` when one is under way.
 */
export async function closePaymentPage(
  { payment }: Pick<Services, 'payment'>,
  order: Pick<OrderRow, 'sessionId'>,
): Promise<boolean> {
  if (!order.sessionId) return true;
  const { sessions } = payment.stripe.checkout;
  try {
    // No key of ours: the refusal of today would be repeated when the payment under way has failed.
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
