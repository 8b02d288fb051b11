import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import { appSecret } from '#services/database/app-secret.ts';
import type { Services } from '#services/index.ts';
import { reports } from '../tables.ts';
import type { ReportBody } from './report-form.ts';

/** Stores a report of a shared page. The operator is mailed what is stored and not mailed yet (`mail-reports.job.ts`). */
export async function keepReport(
  { database, logger }: Pick<Services, 'database' | 'logger'>,
  toytwin: Pick<ToytwinRow, 'id'>,
  { network, ...body }: ReportBody & { network: string },
): Promise<void> {
  const id = randomUUID();
  const secret = await appSecret(database, 'reports');
  await database.insert(reports).values({
    ...body,
    id,
    toytwinId: toytwin.id,
    network: createHmac('sha256', secret).update(network).digest('base64url').slice(0, 16),
    operatorToken: newOperatorToken(),
    createdAt: new Date(),
  });
  logger.warn({ report: id, toytwinId: toytwin.id, reason: body.reason }, 'shared page reported');
}

/** 128 random bits, URL-safe. */
export function newOperatorToken(): string {
  return randomBytes(16).toString('base64url');
}
