import { randomUUID } from 'node:crypto';
import { createEmailVerificationToken } from 'better-auth/api';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import { appSecret } from '#services/database/app-secret.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs, Queue } from '#services/jobs/index.ts';
import { addressChangedMail } from '#services/mail/address-changed-mail.ts';
import { confirmationMail } from '#services/mail/confirmation-mail.ts';
import { approveChangeMail, confirmChangeMail, ownChangeMail } from '#services/mail/email-change-mails.ts';
import type { Mail, Mailer } from '#services/mail/index.ts';
import { manyFailuresMail } from '#services/mail/many-failures-mail.ts';
import { openAccountMail } from '#services/mail/open-account-mail.ts';
import { deleteMail } from '#services/mail/outbox.ts';
import { ownerCodeMail } from '#services/mail/owner-code-mail.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { signInMail } from '#services/mail/sign-in-mail.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { IdentityMails } from './embedded.ts';
import { MANY_FAILURES } from './limits.ts';
import { findEmailChange } from './owner/email-change.ts';
import { CODE_MINUTES, findOwnerCode } from './owner/owner-code.ts';
import { queueResetMail } from './reset-mail.job.ts';
import { findOpeningLink, findSignInLink, keepSignInLink } from './sign-in-links.ts';
import { fromStored, toStored } from './stored-address.ts';
import { authUsers } from './tables.ts';

const SEND_IDENTITY_MAIL = 'send-identity-mail';
/** Days for which the link in a confirmation works. */
const CONFIRMATION_DAYS = 7;

/** Links to sign in, confirmations, and mails about wrong passwords. Tried for a few hours. */
export const identityMailQueue: Queue = {
  name: SEND_IDENTITY_MAIL,
  retryLimit: 12,
  retryDelay: 2,
  expireInSeconds: 120,
};
const jobData = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['sign-in', 'open-account']), verificationId: z.string() }),
  z.object({ kind: z.literal('confirmation'), uid: z.string(), mailId: z.uuid() }),
  z.object({ kind: z.literal('many-failures'), uid: z.string(), mailId: z.uuid() }),
  z.object({
    kind: z.enum(['address-changed', 'own-change']),
    uid: z.string(),
    formerly: z.string(),
    mailId: z.uuid(),
  }),
  z.object({
    kind: z.literal('email-change'),
    uid: z.string(),
    step: z.enum(['approve', 'confirm']),
    mailId: z.uuid(),
  }),
  z.object({ kind: z.literal('owner-code'), verificationId: z.string() }),
]);
type JobData = z.infer<typeof jobData>;

/**
 * The mails of the embedded identity, sent by jobs. No caller waits for the mail server, so response times do not
 * reveal whether an address is known. Jobs carry ids instead of tokens.
 */
export function queueIdentityMails(services: { database: Database; jobs: Jobs }): IdentityMails {
  // Jobs name the person, so they are deleted as soon as they are done.
  const send = (data: JobData, transaction?: Database) =>
    services.jobs.send(SEND_IDENTITY_MAIL, data, {
      deleteAfterSeconds: 60,
      ...(transaction && { transaction }),
    });
  return {
    sendReset: ({ token }) => queueResetMail(services, token),
    async sendSignInLink({ token }) {
      const link = await keepSignInLink(services.database, token);
      if (link) await send({ kind: link.kind, verificationId: link.id });
    },
    sendConfirmation: ({ uid }, transaction) =>
      send({ kind: 'confirmation', uid, mailId: randomUUID() }, transaction),
    sendAddressChanged: ({ uid, formerly }, transaction) =>
      send({ kind: 'address-changed', uid, formerly, mailId: randomUUID() }, transaction),
    sendEmailChange: ({ uid, step }, transaction) =>
      send({ kind: 'email-change', uid, step, mailId: randomUUID() }, transaction),
    sendOwnChange: ({ uid, formerly }, transaction) =>
      send({ kind: 'own-change', uid, formerly, mailId: randomUUID() }, transaction),
    sendOwnerCode: ({ verificationId }) => send({ kind: 'owner-code', verificationId }),
    sendManyFailures: ({ uid }) => send({ kind: 'many-failures', uid, mailId: randomUUID() }),
  };
}

interface Needs {
  config: { publicUrl: string };
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  logger: Logger;
  outboxDir: string;
}

/** Works these jobs. */
export async function workIdentityMails(services: Needs): Promise<void> {
  const pace = { notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(SEND_IDENTITY_MAIL, pace, async ({ data, lastTry }) => {
    const about = jobData.parse(data);
    const mail = await compose(services, about);
    if (!mail) return;
    await sendByJob(services, mail, { lastTry });
    // There is no account yet.
    if (about.kind === 'open-account') return;
    // A former or new address has no account, but its mail is about one.
    const whose = 'uid' in about ? eq(authUsers.id, about.uid) : eq(authUsers.email, toStored(mail.to));
    if (!(await isRegistered(services, whose))) await deleteMail(services.outboxDir, mail.id);
  });
}

/** Deletes the jobs of mails to a person whose account was deleted; one may wait for hours for its mail server. */
export async function dropIdentityMails({ boss }: Pick<Jobs, 'boss'>, uid: string): Promise<void> {
  const jobs = await boss.findJobs(SEND_IDENTITY_MAIL, { data: { uid } });
  if (jobs.length > 0)
    await boss.deleteJob(
      SEND_IDENTITY_MAIL,
      jobs.map(({ id }) => id),
    );
}

/**
 * Whether the account still exists, after waiting for a deletion in progress. If not, its mail does not stay in the
 * outbox.
 */
async function isRegistered({ database }: Needs, whose: SQL): Promise<boolean> {
  const rows = await database.select({ id: authUsers.id }).from(authUsers).where(whose).for('key share');
  return rows.length > 0;
}

/** @returns undefined if the mail is no longer needed, for instance because the account was deleted. */
async function compose({ database, config }: Needs, data: JobData): Promise<Mail | undefined> {
  const { publicUrl } = config;
  switch (data.kind) {
    case 'sign-in': {
      const link = await findSignInLink(database, data.verificationId);
      return link && signInMail({ ...link, publicUrl });
    }
    case 'open-account': {
      const link = await findOpeningLink(database, data.verificationId);
      return link && openAccountMail({ ...link, publicUrl });
    }
    case 'confirmation': {
      const user = await findUser(database, data.uid, { confirmed: false });
      if (!user) return undefined;
      const token = await confirmationToken(database, user);
      return confirmationMail({
        id: data.mailId,
        email: user.email,
        token,
        publicUrl,
        days: CONFIRMATION_DAYS,
      });
    }
    case 'many-failures': {
      const user = await findUser(database, data.uid, { confirmed: true });
      return user && manyFailuresMail({ ...user, id: data.mailId, failures: MANY_FAILURES, publicUrl });
    }
    case 'address-changed':
    case 'own-change': {
      const [user] = await database
        .select({ name: authUsers.name })
        .from(authUsers)
        .where(eq(authUsers.id, data.uid));
      const write = data.kind === 'own-change' ? ownChangeMail : addressChangedMail;
      return user && write({ id: data.mailId, email: data.formerly, name: user.name });
    }
    case 'email-change': {
      const change = await findEmailChange(database, data);
      const write = data.step === 'approve' ? approveChangeMail : confirmChangeMail;
      return change && write({ id: data.mailId, publicUrl, ...change });
    }
    case 'owner-code': {
      const code = await findOwnerCode(database, data.verificationId);
      return code && ownerCodeMail({ ...code, minutes: CODE_MINUTES });
    }
    default:
      return assertNever(data);
  }
}

/** better-auth's token, as `/verify-email` expects it. */
async function confirmationToken(database: Database, { id, email }: { id: string; email: string }) {
  const secret = await appSecret(database, 'identity');
  const seconds = CONFIRMATION_DAYS * 86_400;
  return createEmailVerificationToken(secret, toStored(email), undefined, seconds, { userId: id });
}

async function findUser(database: Database, uid: string, { confirmed }: { confirmed: boolean }) {
  const [user] = await database
    .select({ id: authUsers.id, email: authUsers.email, name: authUsers.name })
    .from(authUsers)
    .where(and(eq(authUsers.id, uid), eq(authUsers.emailVerified, confirmed), eq(authUsers.disabled, false)));
  return user && { ...user, email: fromStored(user.email) };
}
