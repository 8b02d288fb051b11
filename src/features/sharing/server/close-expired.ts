import { and, isNotNull, lte } from 'drizzle-orm';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { AS_NEW } from './as-new.ts';

/** Closes public pages whose time is over. Nobody sees them any more since then; this forgets their addresses. */
export async function closeExpired(database: Database, now: number): Promise<void> {
  await database
    .update(toytwins)
    .set({ shareToken: null, ...AS_NEW })
    .where(and(isNotNull(toytwins.shareUntil), lte(toytwins.shareUntil, new Date(now))));
}
