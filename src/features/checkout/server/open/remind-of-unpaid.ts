import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';

/** Seconds from the payment page to the reminder. */
const A_DAY = 86_400;

/**
 * Queues the one reminder of a box that may stay unpaid, or takes it back. Its job has the toy twin's id, so that a second
 * visit to the payment page queues no second one.
 */
export async function remindOfUnpaid(
  { jobs, database }: Pick<Services, 'jobs' | 'database'>,
  { uid, toytwinId, orderId }: { uid: string; toytwinId: string; orderId: string },
  wanted: boolean,
): Promise<void> {
  if (!wanted) return void (await jobs.boss.deleteJob(SEND_EMAIL, toytwinId));
  const [user] = await database
    .select({ unlessUnsubscribed: users.mailWhenReady })
    .from(users)
    .where(eq(users.uid, uid));
  const data = { kind: 'reminder', orderId, ...user };
  await jobs.send(SEND_EMAIL, data, { id: toytwinId, startAfter: A_DAY });
}
