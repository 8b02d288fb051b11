import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { recordEvent } from '#features/history/server/record-event.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import {
  type HandledEventType,
  isHandledEventType,
  isRefundEventType,
} from '#services/payment/event-types.ts';
import { readEvent } from '#services/payment/read-event.ts';
import { assertNever } from '#shared/assert-never.ts';
import { AppError } from '#shared/errors.ts';
import { type OrderRow, paymentEvents } from '../../tables.ts';
import { bookAgain } from '../ledger/book-again.ts';
import { findOrderOfEvent } from './find-order-of-event.ts';
import { followPayment } from './reconcile-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger' | 'metrics'>;

/**
 * Handles a webhook event of the payment provider. The event is only a hint: its signature is checked, its id is stored,
 * and the provider is asked what really happened.
 * @throws {AppError} `bad_request` when it was not signed by the provider.
 */
export async function handlePaymentEvent(services: Needs, body: Buffer, signature: string): Promise<void> {
  await followEvent(services, readSigned(services, body, signature));
}

/** Handles an event once. The caller has made sure that it comes from the provider. */
export async function followEvent(services: Needs, event: Stripe.Event): Promise<void> {
  const { database, logger } = services;
  const { type } = event;
  if (!isHandledEventType(type)) return;
  if (!isOurs(services, event)) {
    logger.warn({ event: event.id, type }, 'payment event from another mode or account');
    return;
  }
  const [seen] = await database.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  if (seen) return;
  const order = await findOrderOfEvent(services, event);
  if (order && isNews(order, type)) await followPayment(services, order);
  if (order && type === 'refund.failed') reportFailedRefund(services, order, event);
  if (order && isTooEarly(order, type)) return;
  if (!order) logger.info({ event: event.id, type }, 'payment event for an unknown order');
  await database.transaction(async (transaction) => {
    await transaction.insert(paymentEvents).values({ id: event.id, type }).onConflictDoNothing();
    if (order) await rememberEvent(transaction, order, event);
    if (order && isRefundEventType(type)) await bookAgain(transaction, order.id);
  });
}

function rememberEvent(
  transaction: Database,
  { id, toytwinId }: OrderRow,
  event: Stripe.Event,
): Promise<void> {
  const told = { kind: 'provider.event', details: { type: event.type }, source: event.id } as const;
  return recordEvent(transaction, { toytwinId, orderId: id, ...told });
}

/** A refund of a charge that we do not know of yet. Capturing the payment asks about refunds itself. */
function isTooEarly({ status }: OrderRow, type: HandledEventType): boolean {
  return (
    type !== 'refund.failed' && isRefundEventType(type) && (status === 'open' || status === 'authorized')
  );
}

/**
 * A refund failed: the card did not accept it, the money is back on our account, and the provider does not try again. The
 * order stays `refunded`, so this log entry and its metric are the only trace.
 */
function reportFailedRefund({ logger, metrics }: Needs, order: OrderRow, event: Stripe.Event): void {
  const words = 'refund failed: return the money some other way';
  logger.error({ orderId: order.id, status: order.status, event: event.id }, words);
  metrics?.refundFailed();
}

function readSigned({ payment }: Needs, body: Buffer, signature: string): Stripe.Event {
  try {
    return readEvent(payment, body, signature);
  } catch (cause) {
    throw new AppError('bad_request', 'Invalid signature.', { cause });
  }
}

/** Excludes test events under a live key, and events of accounts that are only connected to ours. */
function isOurs({ payment }: Needs, event: Stripe.Event): boolean {
  return event.livemode === payment.livemode && !event.account;
}

/** Whether an event can be news about an order: the end of an authorized one, or a refund of a captured one. */
function isNews(order: OrderRow, type: HandledEventType): boolean {
  switch (type) {
    case 'payment_intent.canceled':
    case 'charge.expired':
      return order.status !== 'captured';
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'refund.failed':
      return true;
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'charge.captured':
      return order.status === 'open' || order.status === 'expired';
    default:
      return assertNever(type);
  }
}
