import type { SQL } from 'drizzle-orm';
import { tierToDraw } from '#features/checkout/server/follow-ups/tier-to-draw.ts';
import { hasFiles } from '#features/toytwins/server/has-files.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { type ToytwinRow, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';

/**
 * Finishes a version that nobody pays for, if it still waits and all files are stored that its toy twin needs by now.
 * @param isWaiting the version, as long as it waits.
 * @param finish writes that it is done, in the transaction that has locked the toy twin.
 * @returns false when files are missing that were not asked for when the drawing began: its toy twin becomes premium.
 */
export async function finishVersion(
  database: Database,
  toytwinId: string,
  isWaiting: SQL | undefined,
  finish: (transaction: Database, toytwin: ToytwinRow, version: VersionRow) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const toytwin = await lockToytwin(transaction, toytwinId);
    const [version] = await transaction.select().from(versions).where(isWaiting);
    // It has ended already, or was deleted.
    if (!toytwin || !version) return true;
    if (!hasFiles(version, await tierToDraw(transaction, toytwinId))) return false;
    await finish(transaction, toytwin, version);
    return true;
  });
}
