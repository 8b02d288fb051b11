import { randomBytes, randomUUID } from 'node:crypto';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { reports } from '../tables.ts';
import type { ReportBody } from './report-form.ts';
import { SEND_REPORT } from './send-report.job.ts';

/** Stores a report of a shared page, and queues the mail to the operator in the same transaction: both, or neither. */
export async function keepReport(
  { database, jobs, logger }: Pick<Services, 'database' | 'jobs' | 'logger'>,
  toytwin: Pick<ToytwinRow, 'id'>,
  body: ReportBody,
): Promise<void> {
  const id = randomUUID();
  await database.transaction(async (transaction) => {
    await transaction.insert(reports).values({
      ...body,
      id,
      toytwinId: toytwin.id,
      operatorToken: randomBytes(16).toString('base64url'),
      createdAt: new Date(),
    });
    await jobs.send(SEND_REPORT, { reportId: id }, { transaction });
  });
  logger.warn({ report: id, toytwinId: toytwin.id, reason: body.reason }, 'shared page reported');
}
