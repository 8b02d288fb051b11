import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, type VersionRow, versions } from '../tables.ts';

/**
 * The versions of a completed toy twin whose files are all stored, oldest first: the paid one, its second variation, and
 * those of redos.
 */
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
        or(isPaid, eq(versions.variationStatus, 'done'), eq(versions.redoStatus, 'done')),
      ),
    )
    .orderBy(asc(versions.number));
}

/** Whether the second variation of a toy twin is still to be drawn. */
export async function isVariationComing(database: Database, toytwinId: string): Promise<boolean> {
  const isWaiting = and(eq(versions.toytwinId, toytwinId), eq(versions.variationStatus, 'waiting'));
  return (await database.$count(versions, isWaiting)) > 0;
}
