import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/profiles/tables.ts';
import { type EmailKind, emailKinds, SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import { deleteMail } from '#services/mail/outbox.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { emails } from '../tables.ts';
import { composeEmail } from './compose-email.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import { openUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-token.ts';

const jobData = z.object({ kind: z.enum(emailKinds), orderId: z.uuid() });

/** Emails that one process sends at a time, each on a connection of its own. */
const CONCURRENCY = 3;

/** Works the jobs that send emails about orders. */
export async function workEmails(services: Services): Promise<void> {
  const tokens = await openUnsubscribeTokens(services);
  const pace = { localConcurrency: CONCURRENCY, notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(SEND_EMAIL, pace, ({ data, lastTry }) =>
    sendEmail(services, tokens, { ...jobData.parse(data), lastTry }),
  );
}

/**
 * Sends one email, unless it was sent already or is no longer needed. Delivery is at least once: if the process dies
 * between the mail server's answer and our row, the email is sent again with the same Message-ID.
 */
async function sendEmail(
  services: Services,
  tokens: UnsubscribeTokens,
  { orderId, kind, lastTry }: z.infer<typeof jobData> & { lastTry: boolean },
): Promise<void> {
  const { database } = services;
  const done = await database
    .select({ outcome: emails.outcome })
    .from(emails)
    .where(and(eq(emails.orderId, orderId), eq(emails.kind, kind)));
  const recipient = done.length === 0 && (await findRecipient(services, orderId));
  if (!recipient || !(await mayReceive(services, kind, recipient))) return;
  const content = await composeEmail(services, tokens, kind, recipient);
  if (!content) return;
  const mail = { to: recipient.user.email, id: `${kind}.${orderId}`, content };
  const outcome = await sendByJob(services, mail, { lastTry });
  if (!(await accountExists(services, recipient.user.uid))) await deleteMail(services.outboxDir, mail.id);
  await database.insert(emails).values({ orderId, kind, outcome, at: new Date() }).onConflictDoNothing();
}

/**
 * Anybody can sign up with a stranger's address. Until its owner confirms it, only payment receipts are sent there; the
 * app shows the rest.
 */
const NEEDS_CONFIRMATION: Record<EmailKind, boolean> = { receipt: false, ready: true, failure: true };

async function mayReceive({ identity }: Services, kind: EmailKind, { user }: Recipient): Promise<boolean> {
  return !NEEDS_CONFIRMATION[kind] || identity.isEmailConfirmed(user.uid, user.email);
}

/**
 * Whether the account still exists, after waiting for a deletion in progress. If not, its email does not stay in the
 * outbox.
 */
async function accountExists({ database }: Pick<Services, 'database'>, uid: string): Promise<boolean> {
  const rows = await database
    .select({ uid: users.uid })
    .from(users)
    .where(eq(users.uid, uid))
    .for('key share');
  return rows.length > 0;
}
