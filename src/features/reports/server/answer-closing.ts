import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { shareAnswers } from '../tables.ts';
import { newOperatorToken } from './keep-report.ts';
import { SHARE_MAIL } from './share-mail.job.ts';

/**
 * Stores what an owner says about a page that we closed, and queues the mail to the operator in the same transaction.
 * @throws {AppError} `conflict` if it is not closed by us.
 */
export async function answerClosing(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  toytwin: ToytwinRow,
  words: string,
): Promise<void> {
  if (!toytwin.shareClosedAt) throw new AppError('conflict', 'We have not closed this public page.');
  const id = randomUUID();
  await database.transaction(async (transaction) => {
    await transaction.insert(shareAnswers).values({
      ...{ id, toytwinId: toytwin.id, words },
      operatorToken: newOperatorToken(),
      createdAt: new Date(),
    });
    await jobs.send(SHARE_MAIL, { kind: 'answer', answerId: id }, { transaction });
  });
}

/** Whether the owner has answered since we closed the page; what they said to an earlier closing does not count. */
export async function hasAnswered(
  { database }: Pick<Services, 'database'>,
  { id, shareClosedAt }: Pick<ToytwinRow, 'id' | 'shareClosedAt'>,
): Promise<boolean> {
  if (!shareClosedAt) return false;
  const toThis = and(eq(shareAnswers.toytwinId, id), gte(shareAnswers.createdAt, shareClosedAt));
  return (await database.$count(shareAnswers, toThis)) > 0;
}
