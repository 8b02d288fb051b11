import type Stripe from 'stripe';
import type { MovementRow, OrderRow } from '../../tables.ts';

/** Refunds per page: the provider's maximum. */
const PAGE = 100;

/** What moved, before it is known how much of it is tax. */
export type Told = Omit<MovementRow, 'tax'>;

/**
 * Asks the provider what a charged order moved on our account: its charge, refunds and disputes, each with its fee.
 * @returns the charge, then the others, oldest first; undefined while the provider has not booked the charge itself.
 */
export async function askMovements(
  stripe: Stripe,
  order: OrderRow & { paymentIntentId: string },
): Promise<Told[] | undefined> {
  const intent = await stripe.paymentIntents.retrieve(order.paymentIntentId, {
    expand: ['latest_charge.balance_transaction'],
  });
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string') return undefined;
  const booked = charge.balance_transaction;
  if (!booked || typeof booked === 'string') return undefined;
  const charged = toMovement(order, 'charge', charge.amount_captured, booked);
  const returned = [...(await askRefunds(stripe, order)), ...(await askDisputes(stripe, order, charge))];
  return [charged, ...returned.sort(byTime)];
}

async function askRefunds(stripe: Stripe, order: OrderRow & { paymentIntentId: string }): Promise<Told[]> {
  const told: Told[] = [];
  const expand = ['data.balance_transaction', 'data.failure_balance_transaction'];
  const refunds = stripe.refunds.list({ payment_intent: order.paymentIntentId, limit: PAGE, expand });
  for await (const { amount, balance_transaction: back, failure_balance_transaction: failed } of refunds) {
    // What was held and not charged is listed as a refund, too, but moved nothing.
    if (back && typeof back !== 'string') told.push(toMovement(order, 'refund', -amount, back));
    if (failed && typeof failed !== 'string') told.push(toMovement(order, 'refund_failed', amount, failed));
  }
  return told;
}

/** A dispute takes the amount and a fee at once; if it is won, both come back. */
async function askDisputes(stripe: Stripe, order: OrderRow, charge: Stripe.Charge): Promise<Told[]> {
  if (!charge.disputed) return [];
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: PAGE });
  return data.flatMap((dispute) => {
    const amount = dispute.currency === charge.currency ? dispute.amount : charge.amount_captured;
    return dispute.balance_transactions.map((booked) =>
      booked.amount < 0
        ? toMovement(order, 'dispute', -amount, booked)
        : toMovement(order, 'dispute_won', amount, booked),
    );
  });
}

function toMovement(
  { id, currency }: OrderRow,
  kind: MovementRow['kind'],
  amount: number,
  booked: Stripe.BalanceTransaction,
): Told {
  const { fee, currency: feeCurrency, created } = booked;
  const at = new Date(created * 1000);
  return { id: booked.id, orderId: id, kind, amount, currency, fee, feeCurrency, at };
}

function byTime(one: Told, other: Told): number {
  return one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);
}
