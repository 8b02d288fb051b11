import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#features/checkout/tables.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Has a failed toy twin made again for its owner, while its payment is held.
 * @throws {AppError} `conflict` when the payment was released.
 */
export async function retryToytwin(jobs: Jobs, transaction: Database, row: ToytwinRow): Promise<void> {
  const order = await lockOrder(transaction, row);
  if (order?.status !== 'authorized')
    throw conflict('The payment was released and you were not charged. Please start a new payment.');
  await queueAgain(jobs, transaction, row, order);
}

/**
 * Has a failed toy twin made again for the operator: while its payment is held for that payment, else as a present.
 * @returns its order. @throws {AppError} `conflict` when it was never paid for.
 */
export async function giveToytwin(jobs: Jobs, transaction: Database, row: ToytwinRow): Promise<OrderRow> {
  const order = await lockOrder(transaction, row);
  if (!order?.authorizedAt || (order.status !== 'authorized' && order.status !== 'released'))
    throw conflict('Nobody has paid for it, or the money was returned, so it is not made.');
  if (order.status === 'released')
    await transaction.update(orders).set({ givenAt: new Date() }).where(eq(orders.id, order.id));
  await queueAgain(jobs, transaction, row, order);
  return order;
}

async function queueAgain(
  jobs: Jobs,
  transaction: Database,
  row: ToytwinRow,
  order: OrderRow,
): Promise<void> {
  const moved = await moveToytwin(transaction, row.id, 'queued', { stage: 'waiting', failureReason: null });
  if (!moved) throw conflict('This toy twin is already being tried again.');
  const data = { toytwinId: row.id, orderId: order.id };
  await jobs.send(GENERATE_TOYTWIN, data, { transaction, singletonKey: order.id });
}

/** Locks the order, so that it cannot be released before the toy twin is queued; that one would wait forever. */
async function lockOrder(transaction: Database, { orderId }: ToytwinRow): Promise<OrderRow | undefined> {
  if (!orderId) return undefined;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

const conflict = (words: string) => new AppError('conflict', words);
