import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tier } from '#features/toytwins/contract.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import { refuseUnfit } from '#features/toytwins/server/refuse-unfit.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { AppError } from '#shared/errors.ts';
import { CHECKOUT_FAILED } from '../../contract.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { expireOrder } from '../end/expire-order.ts';
import { moveOrder } from '../lifecycle.ts';
import { reconcileOrder } from '../settle/reconcile-order.ts';
import { closePaymentPage } from './close-payment-page.ts';
import { openPaymentPage, type Purchase } from './open-payment-page.ts';
import { readSession } from './read-session.ts';

/**
 * Milliseconds for which the provider's page accepts a payment. The provider's minimum is 30 minutes by its own clock,
 * which may be ahead of ours.
 */
const PAGE_LIFETIME = 35 * 60_000;

/** Milliseconds. The process of an older order that still has no page has died; nobody waits for its page. */
const OPENING_TIMEOUT = 60_000;

type Needs = Pick<Services, 'database' | 'storage' | 'payment' | 'jobs' | 'logger' | 'moderation'>;

/**
 * Opens an order for a toy twin, and the provider's hosted page on which it is paid. Two calls get the same page, even at
 * the same time: the provider answers the second with the page of the first, by the order's idempotency key.
 * @param origin of the pages to which the provider sends the person back.
 * @throws {AppError} `conflict` when it is paid already or was cancelled, `payment_provider_failed` when the provider fails; as
 * `requirePhoto` and `refuseUnfit`.
 */
export async function startCheckout(
  services: Needs,
  caller: Caller,
  request: { toytwinId: string; tier: Tier },
  origin: string,
): Promise<{ orderId: string; sessionUrl: string }> {
  const toytwin = await readToytwin(services, caller, request.toytwinId);
  if (toytwin.status === 'cancelled') {
    throw new AppError('conflict', 'This toy twin was cancelled. Please create a new one.');
  }
  if (toytwin.status !== 'draft' && toytwin.status !== 'failed') throw alreadyPaid();
  // Checked again: the record may be older than today's moderation rules, and nobody pays for what will not be made.
  await refuseUnfit(services, { ...toytwin, photoKey: requirePhoto(toytwin) });
  const usable = await settleEarlierOrders(services, toytwin.id, request.tier);
  if (usable?.sessionUrl) return { orderId: usable.id, sessionUrl: usable.sessionUrl };
  const order = usable ?? (await openOrder(services, toytwin, request.tier));
  const sessionUrl = order && (await openPage(services, order, { email: caller.email, toytwin, origin }));
  // Another call has opened or replaced an order at the same time. Start again, to use its page.
  if (!sessionUrl) return startCheckout(services, caller, request, origin);
  return { orderId: order.id, sessionUrl };
}

/**
 * Reconciles earlier orders of this toy twin with the provider before a new one is opened, so that nobody pays twice.
 * @returns an open order whose page can be used again, or is being opened.
 */
async function settleEarlierOrders(
  services: Needs,
  toytwinId: string,
  tier: Tier,
): Promise<OrderRow | undefined> {
  const earlier = await services.database
    .select()
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwinId), inArray(orders.status, ['open', 'authorized'])));
  let usable: OrderRow | undefined;
  for (const order of earlier) {
    const now = await reconcileOrder(services, order);
    if (now.status === 'authorized' || now.status === 'captured') throw alreadyPaid();
    if (now.status !== 'open') continue;
    if (await isUsable(services, now, tier)) usable = now;
    else if ((await expireOrder(services, now, 'replaced')).status !== 'expired') throw alreadyPaid();
  }
  return usable;
}

/** @throws {AppError} `conflict` for a toy twin that was paid in the meantime: it keeps the tier of its order. */
async function writeTier(database: Database, toytwinId: string, tier: Tier): Promise<void> {
  const [written] = await database
    .update(toytwins)
    .set({ tier })
    .where(and(eq(toytwins.id, toytwinId), inArray(toytwins.status, ['draft', 'failed'])))
    .returning({ id: toytwins.id });
  if (!written) throw alreadyPaid();
}

/** Asks the provider, too: after a change of the API key the page may be gone, or belong to another account. */
async function isUsable({ payment }: Needs, order: OrderRow, tier: Tier): Promise<boolean> {
  const { prices } = payment;
  const isWanted =
    order.tier === tier && order.amount === prices[tier].amount && order.currency === prices.currency;
  if (!isWanted) return false;
  if (order.sessionUrl === null) return Date.now() - order.createdAt.getTime() < OPENING_TIMEOUT;
  const minuteLeft = order.expiresAt.getTime() - Date.now() > 60_000;
  return minuteLeft && (await readSession(payment.stripe, order.sessionId)) !== undefined;
}

/**
 * Writes tier and order in one transaction. It locks the toy twin, so that the toy twin and its owner's account cannot be
 * deleted before the order is written.
 * @returns undefined when another window has opened an order since the earlier ones were read.
 */
async function openOrder(
  { database, payment }: Needs,
  toytwin: ToytwinRow,
  tier: Tier,
): Promise<OrderRow | undefined> {
  const now = new Date();
  return database.transaction(async (transaction) => {
    // Locks the toy twin's row: no other call can open an order between the count and the insert.
    await writeTier(transaction, toytwin.id, tier);
    const isOpen = and(eq(orders.toytwinId, toytwin.id), eq(orders.status, 'open'));
    if ((await transaction.$count(orders, isOpen)) > 0) return undefined;
    const [order] = await transaction
      .insert(orders)
      .values({
        id: randomUUID(),
        uid: toytwin.uid,
        toytwinId: toytwin.id,
        title: toytwin.title,
        tier,
        amount: payment.prices[tier].amount,
        currency: payment.prices.currency,
        createdAt: now,
        expiresAt: new Date(now.getTime() + PAGE_LIFETIME),
      })
      .returning();
    if (!order) throw new Error('The order row was not returned');
    return order;
  });
}

/** @returns undefined when the order ended, or its owner was deleted, before its page was open. The page is closed then. */
async function openPage(services: Needs, order: OrderRow, purchase: Purchase): Promise<string | undefined> {
  const { database, payment, logger } = services;
  try {
    const page = await openPaymentPage(services, order, purchase);
    const [opened] = await database
      .update(orders)
      .set(page)
      // With its uid: deleting the account in the meantime has removed the uid from the order.
      .where(and(eq(orders.id, order.id), eq(orders.uid, order.uid), eq(orders.status, 'open')))
      .returning({ id: orders.id });
    if (opened) return page.sessionUrl;
    await closePaymentPage(services, { sessionId: page.sessionId });
    await payment.sandbox?.eraseCustomer([order.id]);
    return undefined;
  } catch (cause) {
    logger.error({ failure: explainFailure(cause), orderId: order.id }, 'checkout session failed');
    const others = await expireUnopened(database, order.id);
    if (others) return others;
    throw new AppError('payment_provider_failed', CHECKOUT_FAILED, { cause });
  }
}

/**
 * Expires an order whose page could not be opened.
 * @returns the page that another window has opened for it in the meantime: then the order stays open.
 */
async function expireUnopened(database: Database, orderId: string): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order?.status === 'open' && order.sessionUrl) return order.sessionUrl;
    await moveOrder(transaction, orderId, 'expired', { reason: 'page_not_opened' });
    return undefined;
  });
}

function alreadyPaid(): AppError {
  return new AppError('conflict', 'This toy twin is already paid for.');
}
