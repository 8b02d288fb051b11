import { randomUUID } from 'node:crypto';
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
