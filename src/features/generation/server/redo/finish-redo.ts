import { showVersion } from '#features/toytwins/server/show-version.ts';
import { versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { finishVersion } from '../finish-version.ts';
import { chargeWhenStored } from '../follow-ups/charge-when-stored.ts';
import { isWaiting, type WaitingRedo } from './waiting-redo.ts';

/**
 * Finishes a redo whose files are stored: charges its order, if it has one, and shows its version.
 * @returns false when files are missing that were not asked for when the drawing began: its toy twin becomes premium.
 */
export async function finishRedo(
  services: Services,
  { toytwin, version, order }: WaitingRedo,
): Promise<boolean> {
  if (order) return chargeWhenStored(services, order);
  const isIt = isWaiting(version.id);
  return finishVersion(services.database, toytwin.id, isIt, async (transaction, present, made) => {
    await transaction.update(versions).set({ redoStatus: 'done' }).where(isIt);
    await showVersion(transaction, present, made);
  });
}
