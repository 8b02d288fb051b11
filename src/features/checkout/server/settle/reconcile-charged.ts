import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import { type OrderReason, type OrderRow, orders } from '../../tables.ts';
import { rereadOrder } from '../read-order.ts';
import { refundOrder } from '../release/refund-order.ts';
import { queueRefundEmail } from './queue-refund-email.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Asks the provider whether charged money was returned: by a refund at the provider's dashboard, or by a dispute at the
 * buyer's bank. If all of it did, the order becomes `refunded`. If a part did, or a dispute is not decided, the order
 * stays `captured` and its reason says so on the receipt. The buyer keeps the toy twin in any case; what a follow-up order
 * added to it goes.
 */
export async function reconcileCharged(services: Needs, order: OrderRow): Promise<void> {
  const { payment, logger } = services;
  if (!order.paymentIntentId) return;
  const intent = await payment.stripe.paymentIntents.retrieve(order.paymentIntentId, {
    expand: ['latest_charge'],
  });
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string') return;
  const { whole, ...refund } = await readRefund(payment.stripe, charge);
  if (whole) {
    if (await writeWhole(services, order.id, refund))
      logger.warn({ orderId: order.id, reason: refund.reason }, 'payment returned');
    return;
  }
  if (charge.disputed)
    logger.warn({ orderId: order.id }, 'payment disputed: respond at the payment provider');
  if (await writeRefund(services, order, refund)) return;
  const now = await rereadOrder(services, order.id);
  if (now?.status === 'captured') await reconcileCharged(services, now);
}

/** How much of a charge was returned, in the currency's smallest unit, and why. */
interface Refund {
  amountRefunded: number;
  /** Null when nothing was returned and nothing is disputed. */
  reason: OrderReason | null;
}

/** @returns false when another call was faster. */
async function writeWhole({ database, jobs }: Needs, id: string, refund: Refund): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
    const refunded = await refundOrder(transaction, id, { releasedAt: new Date(), ...refund });
    if (refunded) await queueRefundEmail(jobs, transaction, refunded, before?.amountRefunded ?? 0);
    return refunded !== undefined;
  });
}

/** @returns false when the order has changed since it was read: what the provider told us may be outdated. */
async function writeRefund({ database, jobs }: Needs, order: OrderRow, refund: Refund): Promise<boolean> {
  const isUnchanged = and(
    order.reason === null ? isNull(orders.reason) : eq(orders.reason, order.reason),
    eq(orders.amountRefunded, order.amountRefunded),
  );
  return database.transaction(async (transaction) => {
    const [written] = await transaction
      .update(orders)
      .set(refund)
      .where(and(eq(orders.id, order.id), eq(orders.status, 'captured'), isUnchanged))
      .returning();
    if (written) await queueRefundEmail(jobs, transaction, written, order.amountRefunded);
    return written !== undefined;
  });
}

/** Reads a charge's refunds and disputes. `whole`: nothing of the charge is left. */
async function readRefund(stripe: Stripe, charge: Stripe.Charge): Promise<Refund & { whole: boolean }> {
  if (charge.refunded) return { whole: true, reason: 'refunded', amountRefunded: charge.amount_captured };
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id })).data : [];
  const lost = disputes.filter(({ status }) => status === 'lost');
  // The provider counts what was held and not charged as refunded, too.
  const refunded = Math.max(0, charge.amount_refunded - (charge.amount - charge.amount_captured));
  const back = refunded + lost.reduce((sum, dispute) => sum + amountOf(dispute, charge), 0);
  const isLost = lost.length > 0;
  if (isLost && back >= charge.amount_captured)
    return { whole: true, reason: 'dispute_lost', amountRefunded: charge.amount_captured };
  const reason = partReason({ back, isLost, isDisputed: disputes.some(isUndecided) });
  return { whole: false, reason, amountRefunded: back };
}

function partReason(part: { back: number; isLost: boolean; isDisputed: boolean }): OrderReason | null {
  const { back, isLost, isDisputed } = part;
  if (back === 0) return isDisputed ? 'disputed' : null;
  if (isLost) return isDisputed ? 'dispute_partly_lost_disputed' : 'dispute_partly_lost';
  return isDisputed ? 'partly_refunded_disputed' : 'partly_refunded';
}

/** A bank may dispute a part only. In another currency than the charge's it cannot be compared, and counts as all. */
function amountOf(dispute: Stripe.Dispute, charge: Stripe.Charge): number {
  return dispute.currency === charge.currency ? dispute.amount : charge.amount_captured;
}

function isUndecided({ status }: Stripe.Dispute): boolean {
  return status !== 'lost' && status !== 'won' && status !== 'warning_closed' && status !== 'prevented';
}
