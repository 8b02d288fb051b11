import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import { formatAmount } from '#shared/money.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { moveOrder } from '../lifecycle.ts';
import { rereadOrder } from '../read-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'logger'>;

/**
 * Looks whether charged money went back: a refund at the provider's dashboard, or a dispute at the buyer's bank.
 * All of it: `refunded`. A part, or a dispute that is not decided: still `captured`, and the receipt says it. The
 * buyer keeps the toy twin in any case.
 */
export async function reconcileCharged(services: Needs, order: OrderRow): Promise<void> {
  const { database, payment, logger } = services;
  if (!order.paymentIntentId) return;
  const intent = await payment.stripe.paymentIntents.retrieve(order.paymentIntentId, {
    expand: ['latest_charge'],
  });
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string') return;
  const back = await explainReturn(payment.stripe, charge);
  if (back?.whole) {
    const change = { releasedAt: new Date(), reason: back.reason };
    if (await moveOrder(database, order.id, 'refunded', change)) {
      logger.warn({ orderId: order.id, reason: back.reason }, 'payment returned');
    }
    return;
  }
  if (charge.disputed) logger.warn({ orderId: order.id }, 'payment disputed: answer it at the provider');
  if (await writeReason(services, order, back?.reason ?? null)) return;
  const now = await rereadOrder(services, order.id);
  if (now?.status === 'captured') await reconcileCharged(services, now);
}

/** @returns false when somebody who may have asked later has written since: what the provider told us may be old. */
async function writeReason({ database }: Needs, order: OrderRow, reason: string | null): Promise<boolean> {
  const unchanged = order.reason === null ? isNull(orders.reason) : eq(orders.reason, order.reason);
  const written = await database
    .update(orders)
    .set({ reason })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'captured'), unchanged))
    .returning({ id: orders.id });
  return written.length > 0;
}

/** @returns what went back, in words for the buyer; undefined when nothing did. */
async function explainReturn(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<{ whole: boolean; reason: string } | undefined> {
  if (charge.refunded) return { whole: true, reason: 'The amount went back to your card.' };
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id })).data : [];
  const lost = disputes.filter(({ status }) => status === 'lost');
  // The provider counts what was held and not charged as refunded, too.
  const refunded = Math.max(0, charge.amount_refunded - (charge.amount - charge.amount_captured));
  const back = refunded + lost.reduce((sum, dispute) => sum + amountOf(dispute, charge), 0);
  const byBank = lost.length > 0;
  if (byBank && back >= charge.amount_captured)
    return { whole: true, reason: 'Your bank gave the amount back to you.' };
  const words = [
    back > 0 && `${formatAmount(back, charge.currency)} of it went back to ${byBank ? 'you' : 'your card'}.`,
    disputes.some(isUndecided) && 'Your bank is looking into this charge.',
  ].filter((part) => part !== false);
  return words.length > 0 ? { whole: false, reason: words.join(' ') } : undefined;
}

/** A bank may dispute a part only. In another currency than the charge's it cannot be compared, and counts as all. */
function amountOf(dispute: Stripe.Dispute, charge: Stripe.Charge): number {
  return dispute.currency === charge.currency ? dispute.amount : charge.amount_captured;
}

function isUndecided({ status }: Stripe.Dispute): boolean {
  return status !== 'lost' && status !== 'won' && status !== 'warning_closed' && status !== 'prevented';
}
