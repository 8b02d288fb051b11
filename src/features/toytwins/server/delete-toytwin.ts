import { and, eq, notInArray } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { ToytwinStatus } from '../contract.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';
import { deletePhotoIfUnused } from './delete-photo-if-unused.ts';
import { pictureFolder } from './picture-files.ts';

const BEING_MADE = 'This toy twin is being made. Wait until it is ready, or cancel it first.';
const PAID = 'This toy twin is paid for, so it stays.';
const beingMade: ToytwinStatus[] = ['queued', 'processing'];

/**
 * Deletes a toy twin with its pictures, and its photo if no other toy twin uses it. Receipts stay. If its payment is still
 * authorized, the periodic check of the orders releases it.
 * @param unpaid delete it only if it is unpaid: one that was paid in the meantime stays.
 * @throws {AppError} `conflict` while it is being made, and with `unpaid` when it is completed; `not_found` when another
 * call was faster.
 */
export async function deleteToytwin(
  services: Pick<Services, 'database' | 'storage'>,
  row: ToytwinRow,
  { unpaid }: { unpaid: boolean },
): Promise<void> {
  const kept: ToytwinStatus[] = unpaid ? [...beingMade, 'completed'] : beingMade;
  await services.database.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(toytwins)
      .where(and(eq(toytwins.id, row.id), notInArray(toytwins.status, kept)))
      .returning({ id: toytwins.id });
    if (deleted.length === 0) {
      const left = await transaction.$count(toytwins, eq(toytwins.id, row.id));
      throw left > 0 ? new AppError('conflict', unpaid ? PAID : BEING_MADE) : notFound('Toy Twin');
    }
    // Before the commit: when the storage fails, the record stays, and the call can be repeated.
    await services.storage.deleteAll(pictureFolder(row.uid, row.id));
  });
  await deletePhotoIfUnused(services, row.photoId);
}
