import { and, eq, inArray } from 'drizzle-orm';
import { peopleOf } from '#features/toytwins/server/second-person.ts';
import type { Services } from '#services/index.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { expireOrder } from '../end/expire-order.ts';
import { priceOf } from '../price-of.ts';
import { readSession } from '../provider/read-session.ts';
import { reconcileOrder } from '../settle/reconcile-order.ts';
import type { Purchase } from './purchase.ts';

/** Milliseconds. The process of an older order that still has no page has died; nobody waits for its page. */
const OPENING_TIMEOUT = 60_000;

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Reconciles earlier orders of this toy twin and purpose with the provider before a new one is opened, so that nobody pays
 * twice.
 * @returns an open order whose page can be used again, or is being opened.
 * @throws {AppError} the purchase's `alreadyPaid`.
 */
export async function settleEarlierOrders(
  services: Needs,
  purchase: Purchase,
): Promise<OrderRow | undefined> {
  const isEarlier = and(
    eq(orders.toytwinId, purchase.toytwin.id),
    eq(orders.purpose, purchase.purpose),
    inArray(orders.status, ['open', 'authorized']),
  );
  let usable: OrderRow | undefined;
  for (const order of await services.database.select().from(orders).where(isEarlier)) {
    const now = await reconcileOrder(services, order);
    if (now.status === 'authorized' || now.status === 'captured') throw purchase.alreadyPaid();
    if (now.status !== 'open') continue;
    if (await isUsable(services, now, purchase)) usable = now;
    else if ((await expireOrder(services, now, 'replaced')).status !== 'expired')
      throw purchase.alreadyPaid();
  }
  return usable;
}

/** Asks the provider, too: after a change of the API key the page may be gone, or belong to another account. */
async function isUsable({ payment }: Needs, order: OrderRow, purchase: Purchase): Promise<boolean> {
  const { prices } = payment;
  const { tier, purpose, toytwin } = purchase;
  const isWanted =
    order.tier === tier &&
    order.amount === priceOf(prices, { purpose, tier, people: peopleOf(toytwin) }).amount &&
    order.currency === prices.currency;
  if (!isWanted || (await purchase.isSame?.(order)) === false) return false;
  if (order.sessionUrl === null) return Date.now() - order.createdAt.getTime() < OPENING_TIMEOUT;
  const minuteLeft = order.expiresAt.getTime() - Date.now() > 60_000;
  return minuteLeft && (await readSession(payment.stripe, order.sessionId)) !== undefined;
}
