import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { cancelOrder } from '#features/checkout/server/end/cancel-order.ts';
import { orders } from '#features/checkout/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import type { Jobs, Queue } from '#services/jobs/index.ts';
import { AppError } from '#shared/errors.ts';

const RELEASE_OF_BLOCKED = 'release-of-blocked';
/** Seconds after a person was blocked. By then every call that had begun before has ended. */
const DELAY = 1_200;

/** `{ uid }`. Tried for a day: the payment provider may be away. */
export const releaseOfBlockedQueue: Queue = {
  name: RELEASE_OF_BLOCKED,
  retryLimit: 35,
  retryDelay: 2,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
};
const jobData = z.object({ uid: z.string() });

/**
 * Queues, with the transaction that blocks a person, the release of their held money: at once, and again for an order
 * that was being opened at that moment.
 */
export async function releaseOfBlocked(
  jobs: Pick<Jobs, 'send'>,
  transaction: Database,
  uid: string,
): Promise<void> {
  for (const startAfter of [0, DELAY])
    await jobs.send(RELEASE_OF_BLOCKED, { uid }, { transaction, startAfter, deleteAfterSeconds: 60 });
}

/** Works these releases. */
export async function workReleaseOfBlocked(services: Services): Promise<void> {
  const pace = { notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(RELEASE_OF_BLOCKED, pace, async ({ data }) => {
    await releaseUncharged(services, jobData.parse(data).uid);
  });
}

/**
 * Cancels what a blocked person has not been charged for: payment pages are closed and held money is released. What is
 * being charged at this moment is finished.
 * @throws {AppError} when an order has to be tried again, after all others were.
 */
async function releaseUncharged(services: Services, uid: string): Promise<void> {
  if (!(await services.identity.findBlocked([uid])).has(uid)) return;
  const pending = await services.database
    .select()
    .from(orders)
    .where(and(eq(orders.uid, uid), inArray(orders.status, ['open', 'authorized'])));
  let failure: unknown;
  for (const order of pending) {
    await cancelOrder(services, order).catch((error: unknown) => {
      const isBeingCharged = error instanceof AppError && order.status === 'authorized';
      if (!isBeingCharged) failure = error;
    });
  }
  if (failure !== undefined) throw failure;
}
