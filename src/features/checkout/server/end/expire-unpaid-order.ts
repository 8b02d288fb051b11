import { and, eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { type OrderReason, type OrderRow, orders } from '../../tables.ts';
import { reconcileOrder } from '../settle/reconcile-order.ts';
import { expireOrder } from './expire-order.ts';

/**
 * Expires an open order and closes its payment page. The provider is asked first, because a payment may have been made
 * that we do not know of yet.
 * @returns the order afterwards: it may turn out to be paid.
 * @throws {AppError} `conflict` while its payment is being processed.
 */
export async function expireUnpaidOrder(
  services: Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>,
  order: OrderRow,
  reason: OrderReason,
): Promise<OrderRow> {
  const now = await reconcileOrder(services, order);
  return now.status === 'open' ? expireOrder(services, now, reason) : now;
}

/** Expires all open orders of a toy twin, as `expireUnpaidOrder`, so that nobody pays for what will not be made. */
export async function expireUnpaidOrders(
  services: Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>,
  toytwinId: string,
  reason: OrderReason,
): Promise<void> {
  const open = await services.database
    .select()
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwinId), eq(orders.status, 'open')));
  for (const order of open) await expireUnpaidOrder(services, order, reason);
}
