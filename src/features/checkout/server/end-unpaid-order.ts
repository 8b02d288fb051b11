import type { Services } from '../../../services/index.ts';
import type { OrderRow } from '../tables.ts';
import { closePaymentPage } from './close-payment-page.ts';
import { moveOrder } from './lifecycle.ts';
import { rereadOrder } from './read-order.ts';
import { reconcileOrder } from './reconcile-order.ts';

/**
 * Ends an open order that nobody has paid, and closes its page. A payment that was made a moment ago may not be known
 * yet: the provider is asked first.
 * @param reason in words for the buyer.
 * @returns the order as it is then: it may turn out to be paid.
 * @throws {AppError} `conflict` while its payment is just being made.
 */
export async function endUnpaidOrder(
  services: Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>,
  order: OrderRow,
  reason: string,
): Promise<OrderRow> {
  const now = await reconcileOrder(services, order);
  if (now.status !== 'open') return now;
  if (!(await closePaymentPage(services, now))) return reconcileOrder(services, now);
  await moveOrder(services.database, order.id, 'expired', { reason });
  return (await rereadOrder(services, order.id)) ?? now;
}
