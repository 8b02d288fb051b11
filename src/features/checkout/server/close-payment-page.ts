import Stripe from 'stripe';
import type { Services } from '../../../services/index.ts';
import { AppError } from '../../../shared/errors.ts';
import type { OrderRow } from '../tables.ts';

/**
 * Makes the provider's page of an order take no payment any more, so that nobody can pay for a dead order.
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
    const { status } = await sessions.retrieve(order.sessionId);
    if (status === 'open') {
      throw new AppError('conflict', 'Your payment is just being made. Please try again in a moment.');
    }
    return status === 'expired';
  }
}
