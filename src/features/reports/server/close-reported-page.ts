import { desc, eq } from 'drizzle-orm';
import { closeForGood } from '#features/sharing/server/close-for-good.ts';
import type { ReportReason } from '#features/toytwins/contract.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { type ReportRow, reports, type ShareAnswerRow, shareAnswers } from '../tables.ts';
import { SHARE_MAIL } from './share-mail.job.ts';

/** Closes a page for good, and queues the mail to its owner in the same transaction. Does nothing the second time. */
export async function closeReportedPage(
  { database, jobs, logger }: Pick<Services, 'database' | 'jobs' | 'logger'>,
  toytwinId: string,
  reason: ReportReason,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await closeForGood(transaction, toytwinId, { reason, now: new Date() }))) return;
    await jobs.send(SHARE_MAIL, { kind: 'closed', toytwinId }, { transaction });
    logger.warn({ toytwinId, reason }, 'reported page closed by the operator');
  });
}

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

/** The newest reports of a page, how many there are, and what its owner answered, newest first. */
export async function listReports(
  { database }: Pick<Services, 'database'>,
  toytwinId: string,
): Promise<{ newest: ReportRow[]; all: number; answers: ShareAnswerRow[] }> {
  const isOf = eq(reports.toytwinId, toytwinId);
  const newest = await database
    .select()
    .from(reports)
    .where(isOf)
    .orderBy(desc(reports.createdAt))
    .limit(REPORTS_SHOWN);
  const answers = await database
    .select()
    .from(shareAnswers)
    .where(eq(shareAnswers.toytwinId, toytwinId))
    .orderBy(desc(shareAnswers.createdAt));
  return { newest, all: await database.$count(reports, isOf), answers };
}
