import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type removedAnswer, UNDO_SECONDS } from '#features/toytwins/gallery/contract.ts';
import { BEING_MADE, beingMade } from '#features/toytwins/server/delete-toytwin.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { orders } from '../../tables.ts';
import { DELETE_REMOVED, GRACE_SECONDS } from './delete-removed.job.ts';
import { BEING_CHARGED } from './remove-toytwin.ts';

/**
 * Removes toy twins for their owner: from now on nobody sees them, and their public pages are closed. A job deletes them when
 * the time for taking that back is over, whatever becomes of the page and of this process.
 * @returns those that are removed, and those that have to stay, with the reason; nothing of those that are not the caller's.
 */
export async function removeLater(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { uid }: Pick<Caller, 'uid'>,
  ids: readonly string[],
): Promise<z.infer<typeof removedAnswer>> {
  return database.transaction(async (transaction) => {
    const charged = transaction
      .select({ id: orders.toytwinId })
      .from(orders)
      .where(and(eq(orders.uid, uid), eq(orders.status, 'authorized'), eq(orders.stage, 'charging')));
    const charging = new Set((await charged).map(({ id }) => id));
    const found = await transaction
      .select({ id: toytwins.id, status: toytwins.status })
      .from(toytwins)
      .where(and(eq(toytwins.uid, uid), inArray(toytwins.id, [...ids]), isNull(toytwins.removedAt)))
      .orderBy(toytwins.id)
      .for('update');
    const kept = found.flatMap(({ id, status }) => {
      if (beingMade.includes(status)) return [{ id, message: BEING_MADE }];
      return charging.has(id) ? [{ id, message: BEING_CHARGED }] : [];
    });
    const staying = new Set(kept.map(({ id }) => id));
    const removed = found.map(({ id }) => id).filter((id) => !staying.has(id));
    if (removed.length > 0) {
      await transaction.update(toytwins).set({ removedAt: new Date() }).where(inArray(toytwins.id, removed));
      const startAfter = UNDO_SECONDS + GRACE_SECONDS;
      await jobs.send(DELETE_REMOVED, {}, { transaction, startAfter });
    }
    return { removed, kept };
  });
}
