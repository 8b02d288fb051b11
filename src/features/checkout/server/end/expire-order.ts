import { and, eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { type OrderReason, type OrderRow, orders } from '../../tables.ts';
import { moveOrder } from '../lifecycle.ts';
import { closePaymentPage } from '../provider/close-payment-page.ts';
import { rereadOrder } from '../read-order.ts';
import { reconcileOrder } from '../settle/reconcile-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Closes the payment page of an open order and moves the order to `expired`.
 * @returns the order afterwards: `expired`, unless it has been paid.
 * @throws {AppError} `conflict` while its payment is being processed.
 */
export async function expireOrder(services: Needs, order: OrderRow, reason: OrderReason): Promise<OrderRow> {
  const isClosed = await closePaymentPage(services, order);
  const expired = isClosed && (await moveOrder(services.database, order.id, 'expired', { reason }));
  // Another window may have opened a new page for it since it was read.
  const isNewPage = expired && expired.sessionId !== order.sessionId;
  if (expired && (!isNewPage || (await closePaymentPage(services, expired)))) return expired;
  return reconcileOrder(services, (await rereadOrder(services, order.id)) ?? order);
}

/**
 * Expires an open order and closes its payment page. The provider is asked first, because a payment may have been made
 * that we do not know of yet.
 * @returns the order afterwards: it may turn out to be paid.
 * @throws {AppError} `conflict` while its payment is being processed.
 */
export async function expireUnpaidOrder(
  services: Needs,
  order: OrderRow,
  reason: OrderReason,
): Promise<OrderRow> {
  const now = await reconcileOrder(services, order);
  return now.status === 'open' ? expireOrder(services, now, reason) : now;
}

/** Expires all open orders of a toy twin, as `expireUnpaidOrder`, so that nobody pays for what will not be made. */
export async function expireUnpaidOrders(
  services: Needs,
  toytwinId: string,
  reason: OrderReason,
): Promise<void> {
  const open = await services.database
    .select()
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwinId), eq(orders.status, 'open')));
  for (const order of open) await expireUnpaidOrder(services, order, reason);
}
