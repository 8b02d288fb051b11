import { eq } from 'drizzle-orm';
import { tierToDraw } from '#features/checkout/server/follow-ups/tier-to-draw.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { modelKey, pictureKey, printKey, viewKeys } from '#features/toytwins/server/picture-files.ts';
import { versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/**
 * Deletes characters and models of a toy twin that is basic: its upgrade could not be made, was canceled or was refunded. If
 * it is premium, or another upgrade is held, nothing happens. The keys are cleared last, so that the retention job tries
 * again after a failure.
 */
export async function deleteUnpaidPremium(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  toytwinId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // No upgrade becomes held while its files are deleted.
    const toytwin = await lockToytwin(transaction, toytwinId);
    if (!toytwin || (await tierToDraw(transaction, toytwinId)) === 'premium') return;
    const isIts = eq(versions.toytwinId, toytwinId);
    const numbers = await transaction.select({ number: versions.number }).from(versions).where(isIts);
    const owner = { uid: toytwin.uid, toytwinId };
    // All of them: an attempt that broke off while storing has not saved its keys.
    for (const { number } of numbers) {
      for (const file of premiumFiles(owner, number)) await storage.delete(file);
    }
    await transaction.update(versions).set({ characterKey: null, modelKey: null }).where(isIts);
  });
}

function premiumFiles(owner: { uid: string; toytwinId: string }, version: number): string[] {
  const character = pictureKey(owner, version, 'character');
  const model = modelKey(owner, version);
  return [character, ...viewKeys(character), model, printKey(model)];
}
