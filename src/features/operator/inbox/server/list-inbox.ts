import { and, desc, eq, sql } from 'drizzle-orm';
import type { InboxKind, InboxState } from '#features/reports/contract.ts';
import { inboxEntries, reports, shareAnswers } from '#features/reports/tables.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { cutPage, decodeCursor } from '#shared/cursor.ts';
import type { InboxItem } from '../contract.ts';

/** The longest words that the list shows. */
const EXCERPT = 200;

/** What part of the inbox is read: messages in one state, of one kind if it is given. */
export interface InboxQuery {
  state: InboxState;
  kind?: InboxKind | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A page of the inbox, newest first. */
export async function listInbox(
  database: Database,
  { state, kind, cursor, limit }: InboxQuery,
): Promise<{ items: InboxItem[]; nextCursor: string | null }> {
  const after = cursor ? decodeCursor(cursor) : undefined;
  const rows = await selectMessages(database)
    .where(
      and(
        eq(inboxEntries.state, state),
        kind ? eq(inboxEntries.kind, kind) : undefined,
        after &&
          sql`(${inboxEntries.createdAt}, ${inboxEntries.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(inboxEntries.createdAt), desc(inboxEntries.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit);
  return {
    items: page.rows.map((row) => presentMessage({ ...row, words: row.words.slice(0, EXCERPT) })),
    nextCursor: page.nextCursor,
  };
}

/** The newest messages about a person's toy twins, whatever their state. */
export async function listMessagesAbout(
  database: Database,
  uid: string,
  limit: number,
): Promise<InboxItem[]> {
  const rows = await selectMessages(database)
    .where(eq(toytwins.uid, uid))
    .orderBy(desc(inboxEntries.createdAt), desc(inboxEntries.id))
    .limit(limit);
  return rows.map((row) => presentMessage({ ...row, words: row.words.slice(0, EXCERPT) }));
}

/** Messages with the words of whoever wrote them. */
export function selectMessages(database: Database) {
  return database
    .select({
      id: inboxEntries.id,
      kind: inboxEntries.kind,
      state: inboxEntries.state,
      createdAt: inboxEntries.createdAt,
      toytwinId: inboxEntries.toytwinId,
      title: toytwins.title,
      reportReason: reports.reason,
      redoReason: versions.redoReason,
      words: sql<string>`coalesce(${reports.words}, ${shareAnswers.words}, ${versions.redoNote}, '')`,
    })
    .from(inboxEntries)
    .innerJoin(toytwins, eq(toytwins.id, inboxEntries.toytwinId))
    .leftJoin(reports, eq(reports.id, inboxEntries.reportId))
    .leftJoin(shareAnswers, eq(shareAnswers.id, inboxEntries.answerId))
    .leftJoin(versions, eq(versions.id, inboxEntries.versionId))
    .$dynamic();
}

/** A message as the desk shows it. */
export function presentMessage<Row extends { createdAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
