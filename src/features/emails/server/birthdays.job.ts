import { and, eq, gt, lte, notExists } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { emails } from '../tables.ts';

const FIND_BIRTHDAYS = 'find-birthdays';
/** In UTC: daytime in Europe, morning in America. */
const EVERY_DAY = '41 13 * * *';
/** Milliseconds for which a birthday is looked for again, in case that no process ran on the day. */
const LOOK_BACK = 7 * 86_400_000;

/** Not retried: the next run, a day later, makes up for a failed one. */
export const birthdaysQueue: Queue = {
  name: FIND_BIRTHDAYS,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};

/** Looks once a day for toy twins that were finished a year ago. */
export async function workBirthdays(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(FIND_BIRTHDAYS, EVERY_DAY, null, { singletonKey: 'all' });
  await work(FIND_BIRTHDAYS, {}, async () => queueBirthdays(services));
}

/**
 * Queues the email for each toy twin that was finished a year ago and whose owner asked for it. What was sent is written down
 * with the email, so a run that broke off is made up for by the next one, and nobody gets it twice.
 */
export async function queueBirthdays(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  now = Date.now(),
): Promise<void> {
  const sent = database
    .select()
    .from(emails)
    .where(and(eq(emails.orderId, toytwins.orderId), eq(emails.kind, 'birthday')));
  const due = await database
    .select({ orderId: toytwins.orderId })
    .from(toytwins)
    .innerJoin(users, eq(users.uid, toytwins.uid))
    .where(
      and(
        eq(toytwins.status, 'completed'),
        eq(users.mailOnBirthday, true),
        lte(toytwins.completedAt, aYearBefore(now)),
        gt(toytwins.completedAt, aYearBefore(now - LOOK_BACK)),
        notExists(sent),
      ),
    );
  for (const { orderId } of due) if (orderId) await jobs.send(SEND_EMAIL, { kind: 'birthday', orderId });
}

/** A year by the calendar, so that it is the same day of the month. */
function aYearBefore(time: number): Date {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date;
}
