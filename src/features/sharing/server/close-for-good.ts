import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ReportReason } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { AS_NEW } from './as-new.ts';

/**
 * Closes the public page after a report. Its owner cannot open it again.
 * @returns false if it was closed for good before, or the toy twin was deleted.
 */
export async function closeForGood(
  database: Database,
  id: string,
  { reason, now }: { reason: ReportReason; now: Date },
): Promise<boolean> {
  const closed = await database
    .update(toytwins)
    .set({ shareToken: null, ...AS_NEW, shareClosedAt: now, shareClosedReason: reason })
    .where(and(eq(toytwins.id, id), isNull(toytwins.shareClosedAt)))
    .returning({ id: toytwins.id });
  return closed.length > 0;
}

/**
 * Lets the owner open a public page again, with a new link: the page stays closed until they do.
 * @returns false if it was not closed for good.
 */
export async function allowSharing(database: Database, id: string): Promise<boolean> {
  const allowed = await database
    .update(toytwins)
    .set({ shareClosedAt: null, shareClosedReason: null })
    .where(and(eq(toytwins.id, id), isNotNull(toytwins.shareClosedAt)))
    .returning({ id: toytwins.id });
  return allowed.length > 0;
}
