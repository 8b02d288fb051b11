import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, type VersionRow, versions } from '../tables.ts';

/**
 * The versions of a completed toy twin whose files are all stored, and paid unless they were free, oldest first: the one of
 * the first order, its second variation, and those of redos. Those of a basic toy twin come without character and model: these
 * may be stored already, for an upgrade that is not charged yet.
 */
export async function readVersions(
  database: Database,
  { id, orderId, tier }: Pick<ToytwinRow, 'id' | 'orderId' | 'tier'>,
): Promise<VersionRow[]> {
  const isPaid = orderId ? eq(versions.orderId, orderId) : undefined;
  const found = await database
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
  if (tier === 'premium') return found;
  return found.map((version) => ({ ...version, characterKey: null, modelKey: null }));
}

/** Whether the second variation of a toy twin is still to be drawn. */
export async function isVariationComing(database: Database, toytwinId: string): Promise<boolean> {
  const isWaiting = and(eq(versions.toytwinId, toytwinId), eq(versions.variationStatus, 'waiting'));
  return (await database.$count(versions, isWaiting)) > 0;
}
