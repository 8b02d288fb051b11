import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { cancelOrder } from '#features/checkout/server/end/cancel-order.ts';
import { expireUnpaidOrders } from '#features/checkout/server/end/expire-order.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { releaseCancelled } from '#features/checkout/server/release/release-payment.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import type { updateStatusBody } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { assertNever } from '#shared/assert-never.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { retryToytwin } from './queue-again.ts';

type StatusUpdate = z.infer<typeof updateStatusBody>;

/**
 * Updates a toy twin's status for its owner, who can confirm what the job stored, cancel before the charge, or retry
 * while the payment is authorized. A result cannot be forged (docs/specification.md#calls, "Calls that need a rule").
 * @throws {AppError} `conflict` with the reason for anything else.
 */
export async function updateStatus(services: Services, row: ToytwinRow, update: StatusUpdate): Promise<void> {
  switch (update.status) {
    case 'completed':
      return confirm(row, update);
    case 'cancelled':
      return cancel(services, row);
    case 'processing':
      return retry(services, row);
    case 'draft':
    case 'queued':
    case 'failed':
      throw conflict('This status cannot be set directly: it follows from the payment and the pictures.');
    default:
      return assertNever(update.status);
  }
}

function confirm(row: ToytwinRow, update: StatusUpdate): void {
  if (row.status !== 'completed') throw conflict('This toy twin is not ready yet.');
  const same =
    samePicture(update.packagedImageUrl, row.packagedKey) &&
    samePicture(update.threeDModelUrl, row.characterKey);
  if (!same) throw conflict('These are not the pictures that were made for this toy twin.');
}

function samePicture(address: string | null | undefined, key: string | null): boolean {
  return address ? keyOfUrl(address) === key : key === null;
}

async function cancel(services: Services, row: ToytwinRow): Promise<void> {
  switch (row.status) {
    case 'completed':
      throw conflict('This toy twin is ready and paid for; it can no longer be cancelled.');
    case 'cancelled':
      return;
    case 'draft':
    case 'failed':
      return cancelUnpaid(services, row);
    case 'queued':
    case 'processing': {
      const order = await orderOf(services, row);
      if (order) await cancelOrder(services, order);
      return;
    }
    default:
      assertNever(row.status);
  }
}

/** Expires its open orders. If one turns out to be paid, on a page in another tab, the toy twin is canceled as a paid one. */
async function cancelUnpaid(services: Services, row: ToytwinRow): Promise<void> {
  await expireUnpaidOrders(services, row.id, 'cancelled');
  const now = await services.database.transaction(async (transaction) => {
    const [state] = await transaction.select().from(toytwins).where(eq(toytwins.id, row.id)).for('update');
    if (state?.status === row.status)
      await moveToytwin(transaction, row.id, 'cancelled', { failureReason: null });
    return state;
  });
  if (!now) throw notFound('Toy Twin');
  if (now.status !== row.status) return cancel(services, now);
  const order = await orderOf(services, now);
  if (order?.status === 'authorized') await releaseCancelled(services, order, 'cancelled');
}

async function retry(services: Services, row: ToytwinRow): Promise<void> {
  if (row.status === 'queued' || row.status === 'processing') return;
  if (row.status !== 'failed') throw conflict('Only a failed toy twin can be tried again.');
  await services.database.transaction((transaction) => retryToytwin(services.jobs, transaction, row));
}

async function orderOf(services: Services, row: ToytwinRow): Promise<OrderRow | undefined> {
  return row.orderId ? rereadOrder(services, row.orderId) : undefined;
}

function conflict(message: string): AppError {
  return new AppError('conflict', message);
}
