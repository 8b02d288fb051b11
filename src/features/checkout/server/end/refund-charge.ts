import { and, eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { EventDetails, ToldKind } from '#features/history/contract.ts';
import { recordEvent } from '#features/history/server/record-event.ts';
import { history } from '#features/history/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { formatAmount } from '#shared/money.ts';
import type { OrderRow } from '../../tables.ts';
import { rereadOrder } from '../read-order.ts';
import { followPayment, reconcileOrder } from '../settle/reconcile-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/** What the operator wants to return, and the state of the order in which they decided that. */
export interface WantedRefund {
  /** In the currency's smallest unit. */
  amount: number;
  /** How much of the charge was returned before, as they saw it. */
  returnedBefore: number;
}

/** The provider has refused a refund; the message is its own. */
export class RefundRefusedError extends AppError {
  override readonly name = 'RefundRefusedError';
}

/**
 * Returns a part of a charge, or all that is left of it. One state of an order gives at most one refund: its idempotency
 * key is made of the order and of what was returned before, and remembered with the amount before the provider is asked.
 * So two calls at once, or one that repeats another whose answer was lost, return the money once. What follows is read
 * from the provider, as after a refund on its dashboard.
 * @returns the order afterwards.
 * @throws {AppError} `conflict` when the order has changed since it was looked at; `bad_request` for more than is left.
 * @throws {RefundRefusedError} with the provider's own words.
 */
export async function refundCharge(
  services: Needs,
  orderId: string,
  wanted: WantedRefund,
): Promise<OrderRow> {
  const known = await rereadOrder(services, orderId);
  if (!known) throw notFound('Order');
  const order = await reconcileOrder(services, known);
  if (await isReturned(services, order, wanted)) return order;
  refuseUnlessLeft(order, wanted);
  await refundAtProvider(services, order, wanted.amount);
  return reconcileOrder(services, order);
}

/** Whether another call has returned this very amount since the order was looked at. */
async function isReturned(
  { database }: Needs,
  order: OrderRow,
  { amount, returnedBefore }: WantedRefund,
): Promise<boolean> {
  if (order.amountRefunded !== returnedBefore + amount) return false;
  const asked = await readAsked(database, order, returnedBefore);
  return asked.some((one) => one.amount === amount);
}

function refuseUnlessLeft(order: OrderRow, { amount, returnedBefore }: WantedRefund): void {
  const { status, amountRefunded, currency } = order;
  const inWords = (cents: number) => formatAmount(cents, currency);
  if (status === 'authorized') throw conflict('The money is only held. Release it instead.');
  if (status !== 'captured' && status !== 'refunded') throw conflict('Nothing was charged for this order.');
  if (amountRefunded !== returnedBefore)
    throw conflict(`${inWords(amountRefunded)} of this order has been returned by now. Look at it again.`);
  const left = order.amount - amountRefunded;
  if (status === 'refunded' || left === 0) throw conflict('All of this order has been returned.');
  if (amount < 1 || amount > left)
    throw new AppError('bad_request', `At most ${inWords(left)} can be returned.`, { field: 'amount' });
}

async function refundAtProvider(services: Needs, order: OrderRow, amount: number): Promise<void> {
  const { id: orderId, paymentIntentId } = order;
  if (!paymentIntentId) throw conflict('The payment provider knows no payment of this order.');
  const idempotencyKey = await claimKey(services.database, order, amount);
  try {
    const refund = await services.payment.stripe.refunds.create(
      { payment_intent: paymentIntentId, amount, reason: 'requested_by_customer', metadata: { orderId } },
      { idempotencyKey },
    );
    await remember(services.database, order, 'refund.made', { amount }, refund.id);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const details = { amount, code: error.code ?? error.type };
    await remember(services.database, order, 'refund.refused', details, `${idempotencyKey}:refused`);
    await followPayment(services, order);
    throw new RefundRefusedError('conflict', error.message, { cause: error });
  }
}

/** Whether the provider has decided against it, so that nothing was returned. */
function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/**
 * The key for this state of the order, which only one amount can have. After a refusal it is another one, because the
 * provider would repeat the refusal under the same for a day, whatever has changed since.
 * @throws {AppError} `conflict` when another amount has it.
 */
async function claimKey(database: Database, order: OrderRow, amount: number): Promise<string> {
  const isRefused = and(isAbout(order, order.amountRefunded), eq(history.kind, 'refund.refused'));
  const key = `${stateOf(order, order.amountRefunded)}${await database.$count(history, isRefused)}`;
  await remember(database, order, 'refund.asked', { amount }, key);
  const asked = (await readAsked(database, order, order.amountRefunded)).find((one) => one.source === key);
  if (asked?.amount === amount) return key;
  const begun = formatAmount(asked?.amount ?? 0, order.currency);
  throw conflict(`A refund of ${begun} has been begun. Finish that one first, with the same amount.`);
}

const stateOf = ({ id }: OrderRow, returned: number) => `refund-${id}-${returned}-`;

/** What was remembered of refunds in this state of the order. */
function isAbout(order: OrderRow, returned: number) {
  const isIt = sql`starts_with(${history.source}, ${stateOf(order, returned)})`;
  return and(eq(history.toytwinId, order.toytwinId), isIt);
}

function readAsked(database: Database, order: OrderRow, returned: number) {
  return database
    .select({ source: history.source, amount: sql<number>`(${history.details} ->> 'amount')::int` })
    .from(history)
    .where(and(isAbout(order, returned), eq(history.kind, 'refund.asked')));
}

function remember(
  database: Database,
  { id: orderId, toytwinId }: OrderRow,
  kind: ToldKind,
  details: EventDetails,
  source: string,
): Promise<void> {
  return recordEvent(database, { toytwinId, orderId, kind, details, source });
}

function conflict(message: string): AppError {
  return new AppError('conflict', message);
}
