import { and, eq, inArray, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { readState } from '#features/toytwins/server/read-state.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';
import { PROCESSING_FAILED, REFUNDED } from '../../contract.ts';
import type { OrderRow } from '../../tables.ts';
import { moveOrder } from '../lifecycle.ts';
import { queueEmails } from '../queue-emails.ts';
import { readPayment } from '../settle/read-payment.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Gives the held money back, whatever state the provider has it in, and says so in the order; whoever waited
 * for the toy twin is written to. Safe to repeat: if the process dies between the provider's answer and our
 * own row, the next call ends the same.
 * @param reason in words for the buyer.
 */
export async function releasePayment(services: Needs, order: OrderRow, reason: string): Promise<void> {
  const { database, logger } = services;
  const refunded = await giveBack(services, order);
  await database.transaction(async (transaction) => {
    const moved =
      refunded === undefined
        ? await writeRelease(transaction, order, reason)
        : await writeRefund(transaction, order, { reason, amount: refunded });
    if (!moved) return;
    logger[refunded === undefined ? 'info' : 'warn'](
      { orderId: order.id, reason },
      `payment ${moved.status}`,
    );
    // As it is now, not as `order` was read: for money that was never held no toy twin waits.
    if (!moved.authorizedAt) return;
    // A toy twin whose money is gone cannot be finished.
    await moveToytwin(transaction, order.toytwinId, 'failed', { failureMessage: PROCESSING_FAILED });
    if (moved.status === 'refunded') await sayRefunded(transaction, order);
    const state = await readState(transaction, order.toytwinId);
    // Cancelled and deleted ones were given up by their owner, who needs no letter.
    if (state?.status === 'failed') {
      await queueEmails(services.jobs, transaction, order.id, ['failure']);
    }
  });
}

/**
 * The same for a payment that its owner has given up. One that this provider does not know, after a change of the key,
 * keeps nobody from going: the check every minute releases it once it can, at the latest when its hold is over.
 */
export async function releaseGivenUp(services: Needs, order: OrderRow, reason: string): Promise<void> {
  try {
    await releasePayment(services, order, reason);
  } catch (error) {
    if (!isUnknownAtProvider(error)) throw error;
    services.logger.warn({ orderId: order.id }, 'given up, but its payment is of another key');
  }
}

/** An order that was never authorised cannot become `refunded`; `released` says as well that nothing is charged. */
async function writeRefund(
  transaction: Database,
  order: OrderRow,
  { reason, amount }: { reason: string; amount: number },
) {
  const now = new Date();
  await moveOrder(transaction, order.id, 'captured', { capturedAt: now, amount });
  const refunded = await moveOrder(transaction, order.id, 'refunded', { releasedAt: now, reason });
  return refunded ?? writeRelease(transaction, order, reason);
}

/** It was given up, with words that nothing was charged, before the provider was asked. */
async function sayRefunded(transaction: Database, order: OrderRow): Promise<void> {
  const said = toytwins.failureMessage;
  const charged = '(Your payment has|You have) NOT been charged\\.';
  await transaction
    .update(toytwins)
    .set({ failureMessage: sql`coalesce(regexp_replace(${said}, ${charged}, ${REFUNDED}), ${REFUNDED})` })
    .where(
      and(
        eq(toytwins.id, order.toytwinId),
        eq(toytwins.orderId, order.id),
        inArray(toytwins.status, ['failed', 'cancelled']),
      ),
    );
}

function writeRelease(transaction: Database, order: OrderRow, reason: string) {
  const { paymentIntentId } = order;
  return moveOrder(transaction, order.id, 'released', { paymentIntentId, releasedAt: new Date(), reason });
}

/** @returns how much had been captured already and was refunded, undefined when nothing was charged. */
async function giveBack(services: Needs, order: OrderRow): Promise<number | undefined> {
  const { stripe } = services.payment;
  const intent = await readPayment(stripe, order);
  if (!intent) return undefined;
  switch (intent.status) {
    case 'canceled':
      return undefined;
    case 'succeeded':
      await refund(services, order.id, intent.id);
      return intent.amount_received;
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
    case 'requires_capture':
    case 'processing':
      return (await endHold(stripe, intent.id)) ? undefined : giveBack(services, order);
    default:
      throw new Error(`The provider answered an unknown payment status: ${intent.status}`);
  }
}

/**
 * No key of ours: an error would be repeated for a day, and a hold ends only once in any case.
 * @returns false when it ended meanwhile, released or charged by somebody else.
 */
async function endHold(stripe: Needs['payment']['stripe'], intentId: string): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(intentId);
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.paymentIntents.retrieve(intentId);
    if (status === 'canceled' || status === 'succeeded') return false;
    throw error;
  }
}

/**
 * No key of ours here either: without an amount it is all that is left, which can go back only once. It may have done so
 * already, by somebody at the dashboard or by a try of ours whose end was lost; or the buyer's bank has taken it, and
 * the provider refuses to give it back twice, however often it is asked.
 */
async function refund({ payment, logger }: Needs, orderId: string, intentId: string): Promise<void> {
  try {
    await payment.stripe.refunds.create({ payment_intent: intentId });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === 'charge_already_refunded') return;
    if (error.code !== 'charge_disputed' && error.code !== 'refund_disputed_payment') throw error;
    logger.error({ orderId }, 'payment disputed and not earned: accept the dispute at the provider');
  }
}
