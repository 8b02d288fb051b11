import { asc, inArray, lte, sql } from 'drizzle-orm';
import { inTransaction, type SandboxContext } from '../scope.ts';
import { sandboxEvents } from '../tables.ts';

/** An event that this process is to send now. */
export type ClaimedEvent = { id: string; body: string; attempts: number };

/** How long a process may work on a claimed event before another one may claim it. */
const LEASE_SECONDS = 60;
/** At most so many are taken at once. */
export const CLAIM_BATCH = 10;

/** Claims due events, oldest first, so that no other process sends them, and counts the attempt. */
export function claimDueEvents(context: SandboxContext): Promise<ClaimedEvent[]> {
  return inTransaction(context, async ({ tx, now }) => {
    const due = await tx
      .select({ id: sandboxEvents.id })
      .from(sandboxEvents)
      .where(lte(sandboxEvents.dueAt, now))
      .orderBy(asc(sandboxEvents.position))
      .limit(CLAIM_BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map((event) => event.id);
    const claimed = await tx
      .update(sandboxEvents)
      .set({ dueAt: now + LEASE_SECONDS, attempts: sql`${sandboxEvents.attempts} + 1` })
      .where(inArray(sandboxEvents.id, ids))
      .returning();
    return claimed.sort((one, other) => one.position - other.position);
  });
}
