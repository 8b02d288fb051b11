import { and, eq, lte, notInArray } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { ToytwinStatus } from '../contract.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';
import { deletePhotosIfUnused } from './delete-photo-if-unused.ts';
import { deleteOperatorMails } from './mail-operator.ts';
import { pictureFolder } from './picture-files.ts';

/** What the owner reads of one that cannot be removed yet. */
export const BEING_MADE = 'This toy twin is being made. Wait until it is ready, or cancel it first.';
const PAID = 'This toy twin is paid for, so it cannot be removed.';
/** While it is so it cannot be removed. */
export const beingMade: ToytwinStatus[] = ['queued', 'processing'];

/**
 * Deletes a toy twin with its pictures, and its photos if no other toy twin uses them. Receipts stay. A payment
 * that is still held is released by the periodic order check.
 * @param unpaid deletes only an unpaid toy twin.
 * @param removedBefore deletes only one that its owner had removed by then, and has not taken back.
 * @param check runs in the transaction of the deletion, and may refuse it by throwing.
 * @throws {AppError} `conflict` while it is being made, or if `unpaid` is set and it has been bought;
 * `not_found` if another call deleted it first.
 */
export async function deleteToytwin(
  services: Pick<Services, 'database' | 'storage' | 'config' | 'outboxDir'>,
  row: ToytwinRow,
  {
    unpaid,
    removedBefore,
    check,
  }: { unpaid: boolean; removedBefore?: Date | undefined; check(transaction: Database): Promise<void> },
): Promise<void> {
  const kept: ToytwinStatus[] = unpaid ? [...beingMade, 'completed'] : beingMade;
  await services.database.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(toytwins)
      .where(
        and(
          eq(toytwins.id, row.id),
          notInArray(toytwins.status, kept),
          removedBefore && lte(toytwins.removedAt, removedBefore),
        ),
      )
      .returning({ id: toytwins.id });
    if (deleted.length === 0) {
      const left = await transaction.$count(toytwins, eq(toytwins.id, row.id));
      throw left > 0 ? new AppError('conflict', unpaid ? PAID : BEING_MADE) : notFound('Toy Twin');
    }
    await check(transaction);
    // Delete the files inside the transaction: if the store fails, the record stays and the call can be
    // repeated.
    await services.storage.deleteAll(pictureFolder(row.uid, row.id));
    await deleteOperatorMails(services, [row.id]);
  });
  await deletePhotosIfUnused(services, row);
}
