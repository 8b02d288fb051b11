import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import { consentOf } from '#features/toytwins/contract.ts';
import { peopleOf } from '#features/toytwins/server/second-person.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { AppError } from '#shared/errors.ts';
import { CHECKOUT_FAILED, type CheckoutSession } from '../../contract.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { moveOrder } from '../lifecycle.ts';
import { priceOf } from '../price-of.ts';
import { closePaymentPage } from '../provider/close-payment-page.ts';
import { rereadOrder } from '../read-order.ts';
import { openPaymentPage } from './open-payment-page.ts';
import type { Buyer, Purchase } from './purchase.ts';
import { settleEarlierOrders } from './settle-earlier-orders.ts';

/**
 * Milliseconds for which the provider's page accepts a payment. The provider's minimum is 30 minutes by its own clock,
 * which may be ahead of ours.
 */
const PAGE_LIFETIME = 35 * 60_000;

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger' | 'config'>;

/**
 * Opens an order, and the provider's hosted page on which it is paid. Two calls get the same page, even at the same time:
 * the provider answers the second with the page of the first, by the order's idempotency key.
 * @returns undefined when another call has opened or replaced an order at the same time: the caller starts again, to use
 * its page.
 * @throws {AppError} `conflict` when it is paid already, `payment_provider_failed` when the provider fails; as the
 * purchase's `lock`.
 */
export async function openCheckout(
  services: Needs,
  purchase: Purchase,
  buyer: Buyer,
): Promise<CheckoutSession | undefined> {
  const usable = await settleEarlierOrders(services, purchase);
  if (usable?.sessionUrl) return { orderId: usable.id, sessionUrl: usable.sessionUrl };
  const order = usable ?? (await openOrder(services, purchase));
  const sessionUrl = order && (await openPage(services, order, purchase.toytwin, buyer));
  return sessionUrl ? { orderId: order.id, sessionUrl } : undefined;
}

/** @returns undefined when another window has opened an order since the earlier ones were read. */
async function openOrder({ database, payment }: Needs, purchase: Purchase): Promise<OrderRow | undefined> {
  const { toytwin, purpose, tier } = purchase;
  const people = peopleOf(toytwin);
  const id = randomUUID();
  const now = new Date();
  return database.transaction(async (transaction) => {
    // No other call can open an order between the count and the insert.
    await purchase.lock(transaction);
    const isOpen = and(
      eq(orders.toytwinId, toytwin.id),
      eq(orders.purpose, purpose),
      eq(orders.status, 'open'),
    );
    if ((await transaction.$count(orders, isOpen)) > 0) return undefined;
    const [order] = await transaction
      .insert(orders)
      .values({
        ...{ id, uid: toytwin.uid, toytwinId: toytwin.id, title: toytwin.title, purpose, tier },
        consent: consentOf(toytwin.portrayed),
        secondConsent: toytwin.secondPortrayed && consentOf(toytwin.secondPortrayed),
        people,
        amount: priceOf(payment.prices, { purpose, tier, people }).amount,
        currency: payment.prices.currency,
        createdAt: now,
        expiresAt: new Date(now.getTime() + PAGE_LIFETIME),
      })
      .returning();
    if (!order) throw new Error('The order row was not returned');
    await purchase.record?.(transaction, id);
    return order;
  });
}

/**
 * @returns the page, or that of another window whose request the provider answered with another page.
 * @returns undefined when the order ended, or its owner was deleted, before its page was open. The page is closed then.
 */
async function openPage(
  services: Needs,
  order: OrderRow,
  toytwin: ToytwinRow,
  buyer: Buyer,
): Promise<string | undefined> {
  const { database, payment, logger } = services;
  try {
    const page = await openPaymentPage(services, order, toytwin, buyer);
    if (await writePage(database, order, page)) return page.sessionUrl;
    await closePaymentPage(services, { sessionId: page.sessionId });
    const now = await rereadOrder(services, order.id);
    if (now?.status === 'open' && now.uid === order.uid && now.sessionUrl) return now.sessionUrl;
    await payment.sandbox?.eraseCustomer([order.id]);
    return undefined;
  } catch (cause) {
    logger.error({ failure: explainFailure(cause), orderId: order.id }, 'checkout session failed');
    const others = await expireUnopened(database, order.id);
    if (others) return others;
    throw new AppError('payment_provider_failed', CHECKOUT_FAILED, { cause });
  }
}

/** An order has one page: a payment on another one would not be found. @returns false when it has another, or ended. */
async function writePage(
  database: Database,
  { id, uid }: OrderRow,
  page: { sessionId: string; sessionUrl: string; expiresAt: Date },
): Promise<boolean> {
  const isItsPage = or(isNull(orders.sessionId), eq(orders.sessionId, page.sessionId));
  const written = await database
    .update(orders)
    .set(page)
    // With its uid: deleting the account during the call has removed the uid from the order.
    .where(and(eq(orders.id, id), eq(orders.uid, uid), eq(orders.status, 'open'), isItsPage))
    .returning({ id: orders.id });
  return written.length > 0;
}

/**
 * Expires an order whose page could not be opened.
 * @returns the page that another window has just opened for it: then the order stays open.
 */
async function expireUnopened(database: Database, orderId: string): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order?.status === 'open' && order.sessionUrl) return order.sessionUrl;
    await moveOrder(transaction, orderId, 'expired', { reason: 'page_not_opened' });
    return undefined;
  });
}
