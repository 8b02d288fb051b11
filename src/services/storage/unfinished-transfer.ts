import { withTimeout } from '#shared/concurrency/with-timeout.ts';
import type { Storage } from './storage.ts';

/** Storage folder in which a running restore or move leaves a marker named after its id. */
export const TRANSFERS = 'transfer';

/** Time-out in milliseconds; a store that does not answer must not prevent the start. */
const PATIENCE = 5_000;

/** A restore or move into this product has begun and not ended. */
export class UnfinishedTransferError extends Error {
  override readonly name = 'UnfinishedTransferError';
}

/**
 * Call before anything is written: with some files and no rows the product would start as an empty one, and
 * could no longer be filled.
 * @throws {UnfinishedTransferError}
 */
export async function refuseUnfinishedTransfer(storage: Storage): Promise<void> {
  const begun = await withTimeout(PATIENCE, hasMark(storage)).catch(() => false);
  if (!begun) return;
  throw new UnfinishedTransferError(
    'An earlier restore or move into this product has not finished.\n' +
      'Run the same command again; it resumes. ' +
      `(If this product is already in use, delete the folder ${TRANSFERS} of its file storage.)`,
  );
}

async function hasMark(storage: Storage): Promise<boolean> {
  for await (const _mark of storage.list(TRANSFERS)) return true;
  return false;
}
