import { and, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '#services/database/index.ts';
import type { Jobs, Queue } from '#services/jobs/index.ts';
import type { Mailer } from '#services/mail/index.ts';
import { resetMail } from '#services/mail/reset-mail.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { fromStored } from './stored-address.ts';
import { authUsers, authVerifications } from './tables.ts';

const SEND_RESET_MAIL = 'send-reset-mail';

/** `{ verificationId }`. Retried until the link has expired. */
export const resetMailQueue: Queue = {
  name: SEND_RESET_MAIL,
  retryLimit: 12,
  retryDelay: 2,
  expireInSeconds: 120,
};
const jobData = z.object({ verificationId: z.string() });

/** better-auth's prefix of a reset record's identifier; the link carries the token that follows. */
const PREFIX = 'reset-password:';

/**
 * Queues the email with this token's link. The caller does not wait for the mail server, so response times
 * do not reveal whether the address is known. The job carries the record's id instead of the token.
 */
export async function queueResetMail(
  { database, jobs }: { database: Database; jobs: Jobs },
  token: string,
): Promise<void> {
  const [verification] = await database
    .select({ id: authVerifications.id })
    .from(authVerifications)
    .where(eq(authVerifications.identifier, `${PREFIX}${token}`));
  if (verification) await jobs.send(SEND_RESET_MAIL, { verificationId: verification.id });
}

interface Needs {
  config: { publicUrl: string };
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  logger: Logger;
}

/** Works the reset email jobs. */
export async function workResetMails(services: Needs): Promise<void> {
  const pace = { notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(SEND_RESET_MAIL, pace, async ({ data, lastTry }) => {
    const { verificationId } = jobData.parse(data);
    const mail = await composeResetMail(services, verificationId);
    if (mail) await sendByJob(services, mail, { lastTry });
  });
}

/** @returns undefined if the link was used or has expired, or the account was deleted. */
async function composeResetMail({ database, config }: Needs, verificationId: string) {
  const [row] = await database
    .select({ identifier: authVerifications.identifier, user: authUsers })
    .from(authVerifications)
    .innerJoin(authUsers, eq(authUsers.id, authVerifications.value))
    .where(and(eq(authVerifications.id, verificationId), gt(authVerifications.expiresAt, new Date())));
  if (!row) return undefined;
  const token = row.identifier.slice(PREFIX.length);
  const user = { ...row.user, email: fromStored(row.user.email) };
  return resetMail({ id: verificationId, user, token, publicUrl: config.publicUrl });
}
