import { and, asc, eq, lte } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { presents } from '../tables.ts';
import { composePresent } from './compose-present.ts';
import { findPresent } from './find-present.ts';

const MAIL_PRESENTS = 'mail-presents';
const EVERY_MINUTE = '* * * * *';
/** Mails of one run; the next run, a minute later, sends further ones. */
const BATCH = 50;
/** Milliseconds for which a mail is tried. */
const TRIED_FOR = 86_400_000;

/** Not retried: the next run, a minute later, mails what is still waiting. */
export const presentQueue: Queue = {
  name: MAIL_PRESENTS,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 120,
};

/** Mails presents on their day. */
export async function workPresents(services: Services): Promise<void> {
  await services.jobs.boss.schedule(MAIL_PRESENTS, EVERY_MINUTE, null, { singletonKey: 'all' });
  await services.jobs.work(MAIL_PRESENTS, {}, () => mailPresents(services));
}

type Needs = Pick<Services, 'database' | 'identity' | 'config' | 'mailer' | 'logger'>;

/**
 * Mails every present whose day has come. What waits is in the database and not in a job, so that nothing is lost with a
 * process, and a present that was taken back is not sent. If the process dies between the mail server's answer and our
 * row, the mail goes out again with the same Message-ID, as all mails do.
 */
export async function mailPresents(services: Needs, now = new Date()): Promise<void> {
  const due = await services.database
    .select({ token: presents.token, opensAt: presents.opensAt })
    .from(presents)
    .where(and(eq(presents.mailState, 'waiting'), lte(presents.opensAt, now)))
    .orderBy(asc(presents.opensAt))
    .limit(BATCH);
  for (const { token, opensAt } of due) {
    const lastTry = now.getTime() - opensAt.getTime() > TRIED_FOR;
    // A mail that cannot be sent now keeps no other one waiting.
    await mailOne(services, token, lastTry).catch(async () => {
      if (lastTry) await remember(services, token, 'refused');
    });
  }
}

async function mailOne(services: Needs, token: string, lastTry: boolean): Promise<void> {
  const found = await findPresent(services, token);
  const { mailTo, id } = found?.present ?? {};
  // Taken back, blocked or removed since; of those that may come back the next run looks again.
  if (!found || !mailTo || !id) return;
  const [giver] = await services.database
    .select({ name: users.displayName })
    .from(users)
    .innerJoin(toytwins, eq(toytwins.uid, users.uid))
    .where(eq(toytwins.id, found.toytwin.id));
  const mail = {
    id: `present.${id}`,
    to: mailTo,
    content: composePresent(services, found, giver?.name ?? ''),
  };
  await remember(services, token, await sendByJob(services, mail, { lastTry }));
}

/** The address is of no more use, so it is forgotten. */
async function remember(
  { database }: Pick<Services, 'database'>,
  token: string,
  mailState: 'sent' | 'refused',
): Promise<void> {
  await database.update(presents).set({ mailState, mailTo: null }).where(eq(presents.token, token));
}
