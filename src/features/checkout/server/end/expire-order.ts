import type { Services } from '#services/index.ts';
import type { OrderReason, OrderRow } from '../../tables.ts';
import { moveOrder } from '../lifecycle.ts';
import { closePaymentPage } from '../open/close-payment-page.ts';
import { rereadOrder } from '../read-order.ts';
import { reconcileOrder } from '../settle/reconcile-order.ts';

/**
 * Closes the payment page of an open order and moves the order to `expired`.
 * @returns the order afterwards: `expired`, unless it was paid in the meantime.
 * @throws {AppError} `conflict` while its payment is being processed.
 */
export async function expireOrder(
  services: Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>,
  order: OrderRow,
  reason: OrderReason,
): Promise<OrderRow> {
  const isClosed = await closePaymentPage(services, order);
  const expired = isClosed && (await moveOrder(services.database, order.id, 'expired', { reason }));
  // Another window may have opened a new page for it since it was read.
  const isNewPage = expired && expired.sessionId !== order.sessionId;
  if (expired && (!isNewPage || (await closePaymentPage(services, expired)))) return expired;
  return reconcileOrder(services, (await rereadOrder(services, order.id)) ?? order);
}
