import { and, eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { type OrderReason, type OrderRow, orders } from '../../tables.ts';
import { reconcileOrder } from '../settle/reconcile-order.ts';
import { expireOrder } from './expire-order.ts';

/**
 * Ends an open order that nobody has paid, and closes its page. A payment that was made a moment ago may not be known
 * yet: the provider is asked first.
 * @returns the order as it is then: it may turn out to be paid.
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

/**
 * Ends all open orders of a toy twin that its owner gives up, as `endUnpaidOrder`, so that nobody pays for what will
 * not be made.
 */
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
