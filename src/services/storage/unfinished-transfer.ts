import { withTimeout } from '#shared/concurrency/with-timeout.ts';
import type { Storage } from './storage.ts';

/** The folder of a store where a restore or move leaves a mark while it is under way; its name says which one. */
export const TRANSFERS = 'transfer';

/** A store that does not answer is no reason not to start, in milliseconds. */
const PATIENCE = 5_000;

/** A restore or move into this product has begun and not ended. */
export class UnfinishedTransferError extends Error {
  override readonly name = 'UnfinishedTransferError';
}

/**
 * To be called before anything is written: a product that holds a part of its files and no rows would start as an empty
 * one, and could not be filled any more.
 * @throws {UnfinishedTransferError}
 */
export async function refuseUnfinishedTransfer(storage: Storage): Promise<void> {
  const begun = await withTimeout(PATIENCE, hasMark(storage)).catch(() => false);
  if (!begun) return;
  throw new UnfinishedTransferError(
    'A restore or move into this product has begun and not ended: only a part of it is there.\n' +
      'Start the same command again; it goes on where it ended. ' +
      `(If people use this product already, delete the folder ${TRANSFERS} of its file storage.)`,
  );
}

async function hasMark(storage: Storage): Promise<boolean> {
  for await (const _mark of storage.list(TRANSFERS)) return true;
  return false;
}
