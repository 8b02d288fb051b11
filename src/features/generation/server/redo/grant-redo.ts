import { randomUUID } from 'node:crypto';
import { recordEvent } from '#features/history/server/record-event.ts';
import { PHOTO_REFUSALS } from '#features/photos/server/photo-refusals.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { readFreeRedo } from '#features/toytwins/server/read-redo.ts';
import { isPhotoErased } from '#features/toytwins/server/require-photos.ts';
import { redoGrants, type ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { AppError, notFound } from '#shared/errors.ts';

/**
 * Grants the owner of a completed toy twin one more free redo, which lasts as long as the first one.
 * @throws {AppError} `conflict` while they have one, and where nothing more can be drawn.
 */
export async function grantRedo(transaction: Database, toytwinId: string): Promise<void> {
  const toytwin = await lockDrawable(transaction, toytwinId);
  const redo = await readFreeRedo(transaction, toytwin);
  if (redo?.state === 'offered' || redo?.state === 'failed') {
    throw new AppError('conflict', 'They have one free redo left.');
  }
  await addGrant(transaction, toytwin);
}

/** @returns the id of the grant. @param toytwin locked by this transaction. */
export async function addGrant(transaction: Database, { id, orderId }: ToytwinRow): Promise<string> {
  const grantId = randomUUID();
  await transaction.insert(redoGrants).values({ id: grantId, toytwinId: id, createdAt: new Date() });
  await recordEvent(transaction, { toytwinId: id, orderId, kind: 'redo.granted' });
  return grantId;
}

/** Locks a completed toy twin of which more can be drawn. @throws {AppError} `conflict` for any other. */
export async function lockDrawable(transaction: Database, id: string): Promise<ToytwinRow> {
  const toytwin = await lockToytwin(transaction, id);
  if (!toytwin) throw notFound('Toy Twin');
  if (toytwin.status !== 'completed')
    throw new AppError('conflict', 'Only a finished toy twin can be drawn again.');
  if (toytwin.refundedAt) {
    throw new AppError(
      'conflict',
      'The payment for this toy twin was refunded, so it cannot be drawn again.',
    );
  }
  if (isPhotoErased(toytwin)) throw new AppError('conflict', PHOTO_REFUSALS.erased);
  return toytwin;
}
