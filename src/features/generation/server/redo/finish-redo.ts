import { tierToDraw } from '#features/checkout/server/follow-ups/tier-to-draw.ts';
import { hasFiles } from '#features/toytwins/server/has-files.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { showVersion } from '#features/toytwins/server/show-version.ts';
import { versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { chargeWhenStored } from '../follow-ups/charge-when-stored.ts';
import { isWaiting, type WaitingRedo } from './waiting-redo.ts';

/**
 * Finishes a redo whose files are stored: charges its order, if it has one, and shows its version.
 * @returns false when files are missing that were not asked for when the drawing began: its toy twin becomes premium.
 */
export async function finishRedo(services: Services, { toytwin, version, order }: WaitingRedo) {
  return order ? chargeWhenStored(services, order) : finishFreeRedo(services, toytwin.id, version.id);
}

async function finishFreeRedo(
  { database }: Services,
  toytwinId: string,
  versionId: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const toytwin = await lockToytwin(transaction, toytwinId);
    const [version] = await transaction.select().from(versions).where(isWaiting(versionId));
    // It has ended already, or was deleted.
    if (!toytwin || !version) return true;
    if (!hasFiles(version, await tierToDraw(transaction, toytwinId))) return false;
    await transaction.update(versions).set({ redoStatus: 'done' }).where(isWaiting(versionId));
    await showVersion(transaction, toytwin, version);
    return true;
  });
}
