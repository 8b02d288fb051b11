import { and, eq, inArray } from 'drizzle-orm';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { isBeingCharged, lockState } from '#features/toytwins/server/read-state.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderReason, OrderRow } from '../../tables.ts';
import { type FollowUpRow, isFollowUp } from '../follow-ups/follow-up.ts';
import { markForRelease } from '../follow-ups/follow-up-stage.ts';
import { rereadOrder } from '../read-order.ts';
import { releaseCancelled } from '../release/release-payment.ts';
import { expireUnpaidOrder } from './expire-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Cancels an order for its owner: stops the job and releases the payment. Repeating it changes nothing.
 * @param reason for the receipt.
 * @throws {AppError} `conflict` when the order is captured or is being captured.
 */
export async function cancelOrder(
  services: Needs,
  order: OrderRow,
  reason: OrderReason = 'cancelled',
): Promise<OrderRow> {
  switch (order.status) {
    case 'captured':
      throw alreadyCharged();
    case 'refunded':
      if (!(await stopWithoutMoney(services, order))) throw alreadyCharged();
      break;
    case 'open':
      await cancelUnpaid(services, order, reason);
      break;
    case 'authorized':
      await (isFollowUp(order) ? stopFollowUp(services, order, reason) : stopToytwin(services, order));
      await releaseCancelled(services, order, reason);
      break;
    case 'released':
    case 'expired':
      await stopWithoutMoney(services, order);
      break;
    default:
      assertNever(order.status);
  }
  return (await rereadOrder(services, order.id)) ?? order;
}

async function cancelUnpaid(services: Needs, order: OrderRow, reason: OrderReason): Promise<void> {
  const now = await expireUnpaidOrder(services, order, reason);
  if (now.status === 'open')
    throw new AppError('conflict', 'Your payment is being processed. Please try again.');
  await cancelOrder(services, now, reason);
}

/**
 * Cancels a toy twin that still waits for an order whose payment has ended; it would wait forever.
 * @returns false when none waits for this order. The toy twin may wait for a newer one.
 */
async function stopWithoutMoney({ database }: Needs, order: OrderRow): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [waiting] = await transaction
      .select({ id: toytwins.id })
      .from(toytwins)
      .where(and(eq(toytwins.orderId, order.id), inArray(toytwins.status, ['queued', 'processing'])))
      .for('update');
    if (!waiting) return false;
    await moveToytwin(transaction, waiting.id, 'cancelled', { failureReason: 'cancelled' });
    return true;
  });
}

/**
 * Moves the toy twin to `cancelled`; its job ends at its next step. The status is read again under a lock, because the toy
 * twin may have been completed and charged since the order was read.
 */
async function stopToytwin({ database }: Needs, order: OrderRow): Promise<void> {
  await database.transaction(async (transaction) => {
    const state = await lockState(transaction, order.toytwinId);
    if (state?.status === 'completed') throw alreadyCharged();
    if (isBeingCharged(state)) throw beingCharged();
    await moveToytwin(transaction, order.toytwinId, 'cancelled', { failureReason: 'cancelled' });
  });
}

/** Marks a follow-up order for release; its job ends at its next step. Its toy twin stays as it is. */
async function stopFollowUp({ database }: Needs, order: FollowUpRow, reason: OrderReason): Promise<void> {
  const marked = await markForRelease(database, order.id, reason);
  if (marked === 'charging') throw beingCharged();
  if (marked === 'marked') return;
  const now = await rereadOrder({ database }, order.id);
  if (now?.status === 'captured' || now?.status === 'refunded') throw alreadyCharged();
}

function beingCharged(): AppError {
  return new AppError('conflict', 'Your toy twin is ready, and your card is being charged.');
}

function alreadyCharged(): AppError {
  return new AppError('conflict', 'This order has already been charged and cannot be cancelled.');
}
