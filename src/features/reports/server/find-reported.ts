import { desc, eq } from 'drizzle-orm';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { InboxState } from '../contract.ts';
import { inboxEntries, type ReportRow, reports, type ShareAnswerRow, shareAnswers } from '../tables.ts';

/** The toy twin that an operator's address is about, by a report of it or an answer of its owner. */
export async function findReported(
  { database }: Pick<Services, 'database'>,
  token: string,
): Promise<ToytwinRow | undefined> {
  for (const table of [reports, shareAnswers]) {
    const [row] = await database
      .select({ toytwin: toytwins })
      .from(table)
      .innerJoin(toytwins, eq(toytwins.id, table.toytwinId))
      .where(eq(table.operatorToken, token));
    if (row) return row.toytwin;
  }
  return undefined;
}

/** How many reports the operator's page shows. */
export const REPORTS_SHOWN = 200;

/** A report, and how far the operator is with it. */
export type HandledReport = ReportRow & { state: InboxState };

/** The newest reports of a page, how many there are, and what its owner answered, newest first. */
export async function listReports(
  { database }: Pick<Services, 'database'>,
  toytwinId: string,
): Promise<{ newest: HandledReport[]; all: number; answers: ShareAnswerRow[] }> {
  const isOf = eq(reports.toytwinId, toytwinId);
  const newest = await database
    .select({ report: reports, state: inboxEntries.state })
    .from(reports)
    .innerJoin(inboxEntries, eq(inboxEntries.reportId, reports.id))
    .where(isOf)
    .orderBy(desc(reports.createdAt))
    .limit(REPORTS_SHOWN);
  const answers = await database
    .select()
    .from(shareAnswers)
    .where(eq(shareAnswers.toytwinId, toytwinId))
    .orderBy(desc(shareAnswers.createdAt));
  const handled = newest.map(({ report, state }) => ({ ...report, state }));
  return { newest: handled, all: await database.$count(reports, isOf), answers };
}
