import { and, eq, isNull } from 'drizzle-orm';
import type { Engine } from '#config/imaging.ts';
import { REDO_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { type ToytwinRow, toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { openVersion } from './open-version.ts';
import { giveToytwin } from './queue-again.ts';
import { addGrant, lockDrawable } from './redo/grant-redo.ts';
import { addRedoVersion, readWishes } from './redo/redo-version.ts';

/** Has a toy twin made again, in the transaction that writes who wanted it. */
export type MakeAgain = (transaction: Database) => Promise<void>;

/**
 * Prepares that a toy twin is made again for the operator. A completed one gets another version, free of charge, and its
 * owner keeps the free redo that they have. A failed one is made for its payment while that is held: its owner agreed to
 * that charge. Once the money was released it is a present: nothing is charged without its owner.
 * @param engine undefined: the one that draws at present.
 * @returns what throws an `AppError` `conflict` where it cannot be made again.
 * @throws {AppError} as `readWishes`.
 */
export async function prepareMakeAgain(
  services: Services,
  toytwinId: string,
  engine: Engine | undefined,
): Promise<MakeAgain> {
  const [row] = await services.database.select().from(toytwins).where(eq(toytwins.id, toytwinId));
  if (!row) throw notFound('Toy Twin');
  switch (row.status) {
    case 'completed':
      return drawAgain(services, row, engine);
    case 'failed':
      return (transaction) => makeFailed(services, transaction, row, engine);
    case 'queued':
    case 'processing':
      return refuse('It is being made just now.');
    case 'draft':
    case 'cancelled':
      return refuse('Nobody has paid for it, so it is not made.');
    default:
      return assertNever(row.status);
  }
}

/** Not before the transaction knows that this is no second press of what has begun. */
function refuse(words: string): MakeAgain {
  return async () => {
    throw new AppError('conflict', words);
  };
}

/** The grant is used at once, so that the owner loses none of theirs; if the drawing fails, it is left to them. */
async function drawAgain(
  services: Services,
  row: ToytwinRow,
  engine: Engine | undefined,
): Promise<MakeAgain> {
  const wishes = await readWishes(services, row, { reason: 'other' });
  return async (transaction) => {
    const toytwin = await lockDrawable(transaction, row.id);
    const isWaiting = and(eq(versions.toytwinId, row.id), eq(versions.redoStatus, 'waiting'));
    if ((await transaction.$count(versions, isWaiting)) > 0) {
      throw new AppError('conflict', 'This toy twin is already being drawn again.');
    }
    const grantId = await addGrant(transaction, toytwin);
    const how = { redoStatus: 'waiting', grantId, ...(engine && { engine }) } as const;
    const versionId = await addRedoVersion(services, transaction, toytwin, wishes, how);
    await services.jobs.send(REDO_TOYTWIN, { versionId }, { transaction, singletonKey: versionId });
  };
}

async function makeFailed(
  services: Services,
  transaction: Database,
  row: ToytwinRow,
  engine: Engine | undefined,
): Promise<void> {
  const order = await giveToytwin(services.jobs, transaction, row);
  if (!engine) return;
  const version = await openVersion({ ...services, database: transaction }, row, order.id);
  // What is stored already was drawn by the other engine, and is kept.
  const isEmpty = and(eq(versions.id, version.id), isNull(versions.packagedKey));
  await transaction.update(versions).set({ engine }).where(isEmpty);
}
