import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { type ToytwinRow, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';

/**
 * The versions of a basic toy twin that get a character and a model when it becomes premium: all that were made, and one
 * that is about to be. One without a packaged figure is left to its own job (see `tierToDraw`).
 */
export async function versionsToRaise(
  database: Database,
  { id, orderId }: Pick<ToytwinRow, 'id' | 'orderId'>,
): Promise<VersionRow[]> {
  const isPaid = orderId ? eq(versions.orderId, orderId) : undefined;
  return database
    .select()
    .from(versions)
    .where(
      and(
        eq(versions.toytwinId, id),
        isNotNull(versions.packagedKey),
        or(
          isPaid,
          inArray(versions.redoStatus, ['waiting', 'done']),
          inArray(versions.variationStatus, ['waiting', 'done']),
        ),
      ),
    )
    .orderBy(asc(versions.number));
}
