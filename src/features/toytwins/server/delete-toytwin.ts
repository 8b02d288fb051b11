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
 * Removes a toy twin with its pictures, and its photo when no other one uses it. Receipts stay. A payment that
 * is still held for it is released by the periodic check of the orders.
 * @param unpaid only one that nobody paid for: what was bought meanwhile stays.
 * @throws {AppError} `conflict` while it is being made, and for a finished one that was to be unpaid; `not_found` when
 * another call was quicker.
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
    // Before the record is forgotten: when the store fails, nothing is, and it can be asked for again.
    await services.storage.deleteAll(pictureFolder(row.uid, row.id));
  });
  await deletePhotoIfUnused(services, row.photoId);
}
