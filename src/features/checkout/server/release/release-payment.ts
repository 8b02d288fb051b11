import { and, eq, inArray } from 'drizzle-orm';
import Stripe from 'stripe';
import type { FailureReason } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { readState } from '#features/toytwins/server/read-state.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';
import type { OrderReason, OrderRow } from '../../tables.ts';
import { isFollowUp } from '../follow-ups/follow-up.ts';
import { noteRelease } from '../follow-ups/note-release.ts';
import { moveOrder } from '../lifecycle.ts';
import { readPayment } from '../provider/read-payment.ts';
import { queueEmails } from '../queue-emails.ts';
import { refundOrder } from './refund-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Releases an order's payment at the provider, or refunds it if it was charged already, and moves the order to
 * `released` or `refunded`. A toy twin that still waits for the payment fails, and its owner gets an email; a follow-up
 * order leaves its toy twin as it is. Safe to repeat: if the process dies after the provider's answer and before our
 * write, the next call ends the same.
 */
export async function releasePayment(services: Needs, order: OrderRow, reason: OrderReason): Promise<void> {
  const { database, logger } = services;
  const refunded = await releaseAtProvider(services, order);
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
    // The row as moved, not `order` as it was read. Without an authorization no toy twin waits for it.
    if (!moved.authorizedAt) return;
    if (isFollowUp(moved)) return noteRelease(services.jobs, transaction, moved);
    await moveToytwin(transaction, order.toytwinId, 'failed', { failureReason: 'processing_failed' });
    if (moved.status === 'refunded') await noteRefund(transaction, order);
    const state = await readState(transaction, order.toytwinId);
    // The owner of a canceled or deleted toy twin needs no email.
    if (state?.status === 'failed') {
      await queueEmails(services.jobs, transaction, order, ['failure']);
    }
  });
}

/**
 * As `releasePayment`, for an order that its owner cancels. After a change of the API key the provider may not know the
 * payment: the owner can still cancel, and the check every minute releases the payment once it can, at the latest
 * when its authorization has expired.
 */
export async function releaseCancelled(services: Needs, order: OrderRow, reason: OrderReason): Promise<void> {
  try {
    await releasePayment(services, order, reason);
  } catch (error) {
    if (!isUnknownAtProvider(error)) throw error;
    services.logger.warn({ orderId: order.id }, 'order ended, but its payment belongs to another Stripe key');
  }
}

/**
 * An order that was never authorized cannot become `refunded`. It becomes `released`, which also means: not charged.
 */
async function writeRefund(
  transaction: Database,
  order: OrderRow,
  { reason, amount }: { reason: OrderReason; amount: number },
) {
  const now = new Date();
  await moveOrder(transaction, order.id, 'captured', { capturedAt: now, amount });
  const change = { releasedAt: now, reason, amountRefunded: amount, stage: null };
  const refunded = await refundOrder(transaction, order.id, change);
  return refunded ?? writeRelease(transaction, order, reason);
}

/** What a failure's reason becomes when its payment turns out to have been charged and was refunded. */
const refundedReasons: Record<FailureReason, FailureReason> = {
  processing_failed: 'processing_failed_refunded',
  processing_failed_refunded: 'processing_failed_refunded',
  picture_refused: 'picture_refused_refunded',
  picture_refused_refunded: 'picture_refused_refunded',
  charge_refused: 'refunded',
  cancelled: 'cancelled_refunded',
  cancelled_refunded: 'cancelled_refunded',
  refunded: 'refunded',
};

/** The toy twin failed, with a reason that says nothing was charged, before the provider was asked. */
async function noteRefund(transaction: Database, order: OrderRow): Promise<void> {
  const [ended] = await transaction
    .select({ reason: toytwins.failureReason })
    .from(toytwins)
    .where(
      and(
        eq(toytwins.id, order.toytwinId),
        eq(toytwins.orderId, order.id),
        inArray(toytwins.status, ['failed', 'cancelled']),
      ),
    )
    .for('update');
  if (!ended) return;
  // Not a code: a process of the version before has written a sentence during an update (decision 002).
  const failureReason =
    ended.reason === null ? 'refunded' : (refundedReasons[ended.reason] ?? 'processing_failed_refunded');
  await transaction.update(toytwins).set({ failureReason }).where(eq(toytwins.id, order.toytwinId));
}

function writeRelease(transaction: Database, order: OrderRow, reason: OrderReason) {
  const { paymentIntentId } = order;
  const change = { paymentIntentId, releasedAt: new Date(), reason, stage: null };
  return moveOrder(transaction, order.id, 'released', change);
}

/** @returns the amount that had been captured and was refunded; undefined when nothing was captured. */
async function releaseAtProvider(services: Needs, order: OrderRow): Promise<number | undefined> {
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
      return (await cancelAuthorization(stripe, intent.id)) ? undefined : releaseAtProvider(services, order);
    default:
      throw new Error(`The payment provider returned an unknown payment status: ${intent.status}`);
  }
}

/**
 * Without an idempotency key: the provider would repeat an error under it for a day, and cancels only once in any case.
 * @returns false when the payment was already canceled or captured.
 */
async function cancelAuthorization(stripe: Needs['payment']['stripe'], intentId: string): Promise<boolean> {
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
 * Refunds all that is left of a charge. Without an idempotency key, because that can succeed only once. It may have
 * happened already: at the dashboard, or by a call of ours whose answer was lost. Or the buyer disputes the charge:
 * then the provider refuses a refund for good.
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
