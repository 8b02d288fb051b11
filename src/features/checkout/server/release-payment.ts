import type { Services } from '../../../services/index.ts';
import { moveToytwin } from '../../toytwins/server/lifecycle.ts';
import { PROCESSING_FAILED } from '../contract.ts';
import { moveOrder } from './lifecycle.ts';
import type { OrderRow } from './read-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'logger'>;

/**
 * Gives the held money back, whatever state the provider has it in, and says so in the order. Safe to repeat:
 * if the process dies between the provider's answer and our own row, the next call ends the same.
 * @param reason in words for the buyer.
 */
export async function releasePayment(services: Needs, order: OrderRow, reason: string): Promise<void> {
  const { database, payment, logger } = services;
  if (order.paymentIntentId) {
    const refunded = await giveBack(payment.stripe, order.paymentIntentId, order.id);
    if (refunded) {
      await writeRefund(database, order, reason);
      logger.warn({ orderId: order.id }, 'payment refunded');
      return;
    }
  }
  const released = await moveOrder(database, order.id, 'released', {
    paymentIntentId: order.paymentIntentId,
    releasedAt: new Date(),
    reason,
  });
  if (released) logger.info({ orderId: order.id, reason }, 'payment released');
  await moveToytwinOfReleased(database, order);
}

/** An order that was never authorised cannot become `refunded`; `released` says as well that nothing is charged. */
async function writeRefund(database: Needs['database'], order: OrderRow, reason: string): Promise<void> {
  const now = new Date();
  const { paymentIntentId } = order;
  await moveOrder(database, order.id, 'captured', { capturedAt: now });
  const refunded = await moveOrder(database, order.id, 'refunded', { releasedAt: now, reason });
  if (!refunded)
    await moveOrder(database, order.id, 'released', { paymentIntentId, releasedAt: now, reason });
}

/** A toy twin whose money is gone cannot be finished. One that is paid by another order is left alone. */
async function moveToytwinOfReleased(database: Needs['database'], order: OrderRow): Promise<void> {
  if (order.status !== 'authorized') return;
  await moveToytwin(database, order.toytwinId, 'failed', { failureMessage: PROCESSING_FAILED });
}

/** @returns true when the money had been captured already and was refunded. */
async function giveBack(
  stripe: Needs['payment']['stripe'],
  intentId: string,
  orderId: string,
): Promise<boolean> {
  const intent = await stripe.paymentIntents.retrieve(intentId);
  switch (intent.status) {
    case 'canceled':
      return false;
    case 'succeeded':
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${orderId}` });
      return true;
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
    case 'requires_capture':
    case 'processing':
      await stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `release-${orderId}` });
      return false;
    default:
      throw new Error(`The provider answered an unknown payment status: ${intent.status}`);
  }
}
