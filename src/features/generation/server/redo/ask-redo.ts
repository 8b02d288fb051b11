import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { MAIL_NOTE, REDO_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { readFreeRedo } from '#features/toytwins/server/read-redo.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { addRedoVersion, readWishes } from './redo-version.ts';

/** Why there is no free redo now. */
const REFUSALS = {
  waiting: 'This toy twin is already being drawn again.',
  used: 'You have already used the free redo of this toy twin.',
  over: 'The free redo of this toy twin is no longer available.',
  refunded: 'The payment for this toy twin was refunded, so it cannot be drawn again.',
  none: 'Only a finished toy twin can be drawn again.',
} as const;

/**
 * Draws a completed toy twin again free of charge: without an order, and without changing its status. It keeps
 * all its pictures, and shows the present ones until the new version is stored.
 * @throws {AppError} `conflict` where there is no free redo now; as `readWishes`.
 */
export async function askRedo(services: Services, row: ToytwinRow, body: RedoBody): Promise<void> {
  const wishes = await readWishes(services, row, body);
  await services.database.transaction(async (transaction) => {
    const { toytwin, grantId } = await lockOffered(transaction, row.id);
    const how = { redoStatus: 'waiting', grantId } as const;
    const versionId = await addRedoVersion(services, transaction, toytwin, wishes, how);
    await services.jobs.send(REDO_TOYTWIN, { versionId }, { transaction, singletonKey: versionId });
    if (wishes.note !== null) await services.jobs.send(MAIL_NOTE, { versionId }, { transaction });
  });
}

/** Locks the toy twin, so that one of two concurrent calls sees the other. @returns it, with the grant that is used. */
async function lockOffered(
  transaction: Database,
  id: string,
): Promise<{ toytwin: ToytwinRow; grantId: string | null }> {
  const row = await lockToytwin(transaction, id);
  if (!row) throw notFound('Toy Twin');
  const redo = await readFreeRedo(transaction, row);
  if (redo?.state === 'offered' || redo?.state === 'failed') return { toytwin: row, grantId: redo.grantId };
  const state = row.refundedAt ? 'refunded' : (redo?.state ?? 'none');
  throw new AppError('conflict', REFUSALS[state]);
}
