import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, type VersionRow, versions } from '../tables.ts';

/** The versions of a completed toy twin whose files are all stored, oldest first: the paid one, and those of redos. */
export async function readVersions(
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
        or(isPaid, eq(versions.redoStatus, 'done')),
      ),
    )
    .orderBy(asc(versions.number));
}
