import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { cutPage, decodeCursor } from '#shared/cursor.ts';
import type { AuditEntry } from '../contract.ts';
import { type AuditRow, audit } from '../tables.ts';

/** What part of the audit is read: a page of it, about one order or person if they are given. */
export interface AuditQuery {
  cursor?: string | undefined;
  limit: number;
  orderId?: string | undefined;
  person?: string | undefined;
}

/** A page of the audit, newest first. */
export async function listAudit(
  database: Database,
  { cursor, limit, orderId, person }: AuditQuery,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const after = cursor ? decodeCursor(cursor) : undefined;
  const rows = await database
    .select()
    .from(audit)
    .where(
      and(
        orderId ? eq(audit.orderId, orderId) : undefined,
        person ? eq(audit.person, person) : undefined,
        after &&
          sql`(${audit.at}, ${audit.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit + 1);
  const page = cutPage(
    rows.map((row) => ({ ...row, createdAt: row.at })),
    limit,
  );
  return { entries: page.rows.map(presentEntry), nextCursor: page.nextCursor };
}

function presentEntry(row: AuditRow): AuditEntry {
  const { id, at, operator, kind, step, orderId, toytwinId, person, subject, why, before, after } = row;
  const values = { orderId, toytwinId, person, subject, why, before, after };
  return { id, at: at.toISOString(), operator, kind, step, ...values };
}
