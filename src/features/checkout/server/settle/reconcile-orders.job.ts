import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { lockState } from '#features/toytwins/server/read-state.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { forEachConcurrently } from '#shared/concurrency/for-each-concurrently.ts';
import type { OrderStatus } from '../../contract.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { isFollowUp } from '../follow-ups/follow-up.ts';
import { expiresSoon } from '../provider/authorization-expiry.ts';
import { releasePayment } from '../release/release-payment.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { settleExpiringAuthorization } from './settle-expiring-authorization.ts';
import { settleFollowUp } from './settle-follow-up.ts';

const RECONCILE_ORDERS = 'reconcile-orders';
const EVERY_MINUTE = '* * * * *';
/** Milliseconds. Younger orders are left to the webhook and to the buyer's return. */
const MINIMUM_AGE = 45_000;
/** Rows per query. */
const BATCH = 200;
/** Orders that the provider is asked about at the same time, so that one slow answer does not delay the others. */
const CONCURRENCY = 4;
/** Milliseconds for the orders of one status. Both together must end before the job expires. */
const TIME_LIMIT = 2 * 60_000;

/** Not retried: the next run, a minute later, makes up for a failed one. */
export const reconcileQueue: Queue = {
  name: RECONCILE_ORDERS,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};

type Needs = Pick<Services, 'config' | 'database' | 'payment' | 'jobs' | 'logger' | 'switches'>;

/** Checks every minute all orders that wait for something, so that a lost webhook or job costs only time. */
export async function workReconcileOrders(services: Needs): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(RECONCILE_ORDERS, EVERY_MINUTE, null, { singletonKey: 'all' });
  await work(RECONCILE_ORDERS, {}, async () => {
    await reconcileOrders(services);
    await deleteOldEvents(services);
  });
}

/**
 * Asks the provider about all open and authorized orders and settles them: releases payments whose toy twin failed, was
 * canceled or deleted; settles authorizations that are about to expire; sends missing jobs again. An order that fails
 * does not stop the others.
 * @param minimumAge in milliseconds; younger orders are left alone.
 */
export async function reconcileOrders(services: Needs, minimumAge = MINIMUM_AGE): Promise<void> {
  // Authorized orders come first, and each status has its own time: many open pages must not delay a release.
  for (const status of ['authorized', 'open'] as const) {
    await forEachConcurrently(listWaiting(services, status, minimumAge), CONCURRENCY, (order) =>
      trySettle(services, order),
    );
  }
}

/** All orders of a status, oldest first, until the time is over. Pages by position, because orders may keep their status. */
async function* listWaiting(
  services: Needs,
  status: OrderStatus,
  minimumAge: number,
): AsyncGenerator<OrderRow> {
  const end = Date.now() + TIME_LIMIT;
  let found: OrderRow[] = [];
  do {
    found = await findWaiting(services, status, { minimumAge, after: found.at(-1) });
    for (const order of found) {
      if (Date.now() > end) return services.logger.warn({ status }, 'not all orders were reconciled in time');
      yield order;
    }
  } while (found.length === BATCH);
}

async function findWaiting(
  { database }: Needs,
  status: OrderStatus,
  { minimumAge, after }: { minimumAge: number; after: OrderRow | undefined },
): Promise<OrderRow[]> {
  const now = Date.now();
  return database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, status),
        // In the future: a clock that was ahead has been set back.
        or(
          lt(orders.createdAt, new Date(now - minimumAge)),
          gt(orders.createdAt, new Date(now + minimumAge)),
        ),
        after &&
          sql`(${orders.createdAt}, ${orders.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(BATCH);
}

async function trySettle(services: Needs, order: OrderRow): Promise<void> {
  try {
    await settle(services, order);
  } catch (error) {
    services.logger.error({ failure: explainFailure(error), orderId: order.id }, 'order not reconciled');
  }
}

async function settle(services: Needs, order: OrderRow): Promise<void> {
  const now = await reconcileOrder(services, order);
  if (now.status !== 'authorized') return;
  if (isFollowUp(now)) return settleFollowUp(services, now);
  // Read again: since the list was read, the owner may have asked for another attempt, or the order was charged.
  const state = await lockState(services.database, order.toytwinId);
  const wanted = state?.status === 'queued' || state?.status === 'processing';
  if (wanted && expiresSoon(now)) {
    await settleExpiringAuthorization(services, now);
  } else if (wanted) {
    const data = { toytwinId: order.toytwinId, orderId: order.id };
    await services.jobs.send(GENERATE_TOYTWIN, data, { singletonKey: order.id });
  } else if (state?.status !== 'completed') {
    const reason = state?.status === 'cancelled' ? 'cancelled' : 'processing_failed';
    await releasePayment(services, now, reason);
  }
}
