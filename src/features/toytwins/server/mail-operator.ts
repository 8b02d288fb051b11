import { inArray } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import type { Mail } from '#services/mail/index.ts';
import { deleteMails } from '#services/mail/outbox.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { toytwins } from '../tables.ts';

/**
 * Mails the operator, within a job, what somebody wrote about toy twins. The text of the mail must name their ids: by them
 * it is deleted from the outbox with any of them.
 * @throws {Error} when a later try may help.
 */
export async function mailOperator(
  services: Pick<Services, 'database' | 'config' | 'mailer' | 'logger' | 'outboxDir'>,
  { toytwinIds, ...mail }: Pick<Mail, 'id' | 'content'> & { toytwinIds: string[] },
  attempt: { lastTry: boolean },
): Promise<void> {
  const { database, config } = services;
  await sendByJob(services, { to: config.mail.contact, ...mail }, attempt);
  // After waiting for a deletion in progress.
  const left = await database
    .select({ id: toytwins.id })
    .from(toytwins)
    .where(inArray(toytwins.id, toytwinIds))
    .for('key share');
  const gone = toytwinIds.filter((id) => !left.some((row) => row.id === id));
  if (gone.length > 0) await deleteOperatorMails(services, gone);
}

/** Deletes from the outbox what the operator was mailed about these toy twins. */
export async function deleteOperatorMails(
  { config, outboxDir }: Pick<Services, 'config' | 'outboxDir'>,
  toytwinIds: readonly string[],
): Promise<void> {
  if (toytwinIds.length === 0) return;
  await deleteMails(
    outboxDir,
    ({ to, text }) => to === config.mail.contact && toytwinIds.some((id) => text.includes(id)),
  );
}
