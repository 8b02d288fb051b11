import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/accounts/tables.ts';
import { letterKinds, SEND_LETTER } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import { deleteMail } from '#services/mail/outbox.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { emails } from '../tables.ts';
import { composeEmail } from './compose-email.ts';
import { findReader } from './find-recipient.ts';
import { openUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-token.ts';

const jobData = z.object({ kind: z.enum(letterKinds), orderId: z.uuid() });

/** How many letters one process sends at a time; the mail server is spoken to over as many connections. */
const CONCURRENCY = 3;

/** Works the letters about orders. */
export async function workEmails(services: Services): Promise<void> {
  const tokens = await openUnsubscribeTokens(services);
  const pace = { localConcurrency: CONCURRENCY, notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(SEND_LETTER, pace, ({ data, lastTry }) =>
    sendLetter(services, tokens, { ...jobData.parse(data), lastTry }),
  );
}

/**
 * Sends one letter, unless it was sent already or nobody wants it any more. Mail can only be promised at least
 * once: if the process dies between the server's yes and our row, the letter goes out again, with the same
 * Message-ID.
 */
async function sendLetter(
  services: Services,
  tokens: UnsubscribeTokens,
  { orderId, kind, lastTry }: z.infer<typeof jobData> & { lastTry: boolean },
): Promise<void> {
  const { database } = services;
  const done = await database
    .select({ outcome: emails.outcome })
    .from(emails)
    .where(and(eq(emails.orderId, orderId), eq(emails.kind, kind)));
  const reader = done.length === 0 && (await findReader(services, orderId));
  if (!reader) return;
  const letter = await composeEmail(services, tokens, kind, reader);
  if (!letter) return;
  const mail = { to: reader.user.email, id: `${kind}.${orderId}`, letter };
  const outcome = await sendByJob(services, mail, { lastTry });
  if (!(await isStillHere(services, reader.user.uid))) await deleteMail(services.outboxDir, mail.id);
  await database.insert(emails).values({ orderId, kind, outcome, at: new Date() }).onConflictDoNothing();
}

/** Whoever left while their letter was written is in no mail that is kept. A deletion that has not ended is waited for. */
async function isStillHere({ database }: Pick<Services, 'database'>, uid: string): Promise<boolean> {
  const rows = await database
    .select({ uid: users.uid })
    .from(users)
    .where(eq(users.uid, uid))
    .for('key share');
  return rows.length > 0;
}
