import { eq, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { versions } from '../tables.ts';

/** The number of a toy twin's next version, as an expression for the statement that inserts it. */
export function nextVersionNumber(database: Database, toytwinId: string) {
  const next = database
    .select({ number: sql<number>`coalesce(max(${versions.number}), 0) + 1` })
    .from(versions)
    .where(eq(versions.toytwinId, toytwinId));
  return sql`(${next})`;
}
