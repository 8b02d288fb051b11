import { eq } from 'drizzle-orm';
import { hasFiles } from '#features/toytwins/server/has-files.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { type ToytwinRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderRow } from '../../tables.ts';
import { moveOrder } from '../lifecycle.ts';
import { queueEmails } from '../queue-emails.ts';
import { deliverFollowUp } from './deliver-follow-up.ts';
import type { FollowUpRow } from './follow-up.ts';
import { announceCharging } from './follow-up-stage.ts';
import { tierToDraw } from './tier-to-draw.ts';
import { versionsToRaise } from './versions-to-raise.ts';

/** Not everything is stored. An upgrade that was held since may ask for more files than when they were drawn. */
export class NotStoredError extends AppError {
  override readonly name = 'NotStoredError';
}

/**
 * Announces the charge of a follow-up order. From here on it is not canceled, and its toy twin not deleted.
 * @throws {NotStoredError} when not all files are stored. @throws {AppError} `conflict` when it is no longer being made.
 */
export async function announceFollowUp(
  { database }: Pick<Services, 'database'>,
  order: FollowUpRow,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isAnnounced = await announceCharging(transaction, order.id);
    const toytwin = await lockToytwin(transaction, order.toytwinId);
    if (!isAnnounced || !toytwin) {
      throw new AppError('conflict', 'This is no longer being made, so nothing is charged.');
    }
    if (await isStored(transaction, order, toytwin)) return;
    throw new NotStoredError('conflict', 'The pictures are not ready yet, so nothing is charged.');
  });
}

async function isStored(
  database: Database,
  { purpose, id }: FollowUpRow,
  toytwin: ToytwinRow,
): Promise<boolean> {
  switch (purpose) {
    case 'redo': {
      const tier = await tierToDraw(database, toytwin.id);
      const made = await database.select().from(versions).where(eq(versions.orderId, id));
      return made.some((version) => hasFiles(version, tier));
    }
    case 'upgrade':
      return (await versionsToRaise(database, toytwin)).every((version) => hasFiles(version, 'premium'));
    default:
      return assertNever(purpose);
  }
}

/**
 * Writes that the provider has charged a follow-up order, hands over what it pays for, and queues its emails: one
 * transaction.
 * @param charged in the currency's smallest unit.
 * @returns the captured order, or undefined when another call was faster.
 */
export async function completeFollowUp(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  order: FollowUpRow,
  charged: number,
): Promise<OrderRow | undefined> {
  return database.transaction(async (transaction) => {
    const change = { capturedAt: new Date(), amount: charged, stage: null };
    const moved = await moveOrder(transaction, order.id, 'captured', change);
    if (!moved) return undefined;
    await deliverFollowUp(transaction, order);
    await queueEmails(jobs, transaction, order, ['receipt', 'ready']);
    return moved;
  });
}
