import { isFollowUp } from '#features/checkout/server/follow-ups/follow-up.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrder } from '#features/checkout/server/settle/reconcile-order.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { failAfterLastTry } from './fail-after-last-try.ts';
import { failFollowUp } from './follow-ups/fail-follow-up.ts';

/**
 * Releases held money for the operator. The toy twin fails as if it could not be made, and its owner is told that they are
 * not charged; a follow-up order leaves its toy twin as it is. A job that makes it ends at its next step. Safe to repeat.
 * @returns the order afterwards.
 * @throws {AppError} `conflict` when the money is not held, or is being charged.
 */
export async function releaseHold(services: Services, orderId: string): Promise<OrderRow> {
  const known = await rereadOrder(services, orderId);
  if (!known) throw notFound('Order');
  const order = await reconcileOrder(services, known);
  if (order.status === 'released') return order;
  if (order.status !== 'authorized') throw new AppError('conflict', 'No money is held for this order.');
  if (isFollowUp(order)) await failFollowUp(services, order.id);
  else await failAfterLastTry(services, { toytwinId: order.toytwinId, orderId: order.id });
  const now = (await rereadOrder(services, order.id)) ?? order;
  if (now.status !== 'authorized') return now;
  throw new AppError('conflict', 'Everything is ready, and the card is being charged. Refund it instead.');
}
