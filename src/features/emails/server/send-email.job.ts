import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { explainError } from '#features/history/server/explain-error.ts';
import { recordEvent } from '#features/history/server/record-event.ts';
import { users } from '#features/profiles/tables.ts';
import { type EmailKind, emailKinds, SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { deleteMail } from '#services/mail/outbox.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { emails } from '../tables.ts';
import { composeEmail } from './compose-email.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import { mayReceive } from './may-receive.ts';
import { openUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-token.ts';

const jobData = z.object({
  kind: z.enum(emailKinds),
  orderId: z.uuid(),
  /** What makes it another email than the first of its kind (see the table). */
  occasion: z.string().default(''),
  /** Of a refund: how much was returned this time. */
  returned: z.int().optional(),
  /** Of a reminder: not sent to somebody who has unsubscribed since. */
  unlessUnsubscribed: z.boolean().optional(),
});

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
  { orderId, kind, occasion, lastTry, ...details }: z.infer<typeof jobData> & { lastTry: boolean },
): Promise<void> {
  const { database } = services;
  const done = await database
    .select({ outcome: emails.outcome })
    .from(emails)
    .where(and(eq(emails.orderId, orderId), eq(emails.kind, kind), eq(emails.occasion, occasion)));
  const recipient = done.length === 0 && (await findRecipient(services, orderId));
  if (!recipient) return;
  const remember = rememberMail(recipient, kind);
  if (!(await mayReceive(services, kind, recipient))) return remember(database, 'not_sent', 'unconfirmed');
  const content = await composeEmail(services, tokens, kind, recipient, details);
  if (!content) return remember(database, 'not_sent', 'not_needed');
  const mail = { to: recipient.user.email, id: [kind, orderId, occasion].filter(Boolean).join('.'), content };
  const outcome = await sendByJob(services, mail, { lastTry }).catch(async (error: unknown) => {
    await remember(database, 'delayed', explainError(error).code);
    throw error;
  });
  if (!(await accountExists(services, recipient.user.uid))) await deleteMail(services.outboxDir, mail.id);
  await database.transaction(async (transaction) => {
    const written = await transaction
      .insert(emails)
      .values({ orderId, kind, occasion, outcome, at: new Date() })
      .onConflictDoNothing()
      .returning({ orderId: emails.orderId });
    if (written.length > 0) await remember(transaction, outcome);
  });
}

type MailState = 'sent' | 'refused' | 'delayed' | 'not_sent';

/** Remembers what became of an email, and why it was not sent. */
function rememberMail({ order }: Recipient, mail: EmailKind) {
  const about = { toytwinId: order.toytwinId, orderId: order.id };
  return (database: Database, state: MailState, why?: string) =>
    recordEvent(database, { ...about, kind: `mail.${state}`, details: { mail, ...(why && { why }) } });
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
