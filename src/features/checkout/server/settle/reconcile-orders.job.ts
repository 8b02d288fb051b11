import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { lockState } from '#features/toytwins/server/read-state.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { forEachConcurrently } from '#shared/concurrency/for-each-concurrently.ts';
import type { OrderStatus } from '../../contract.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { releasePayment } from '../end/release-payment.ts';
import { expiresSoon } from './authorization-expiry.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { settleExpiringAuthorization } from './settle-expiring-authorization.ts';

const RECONCILE_ORDERS = 'reconcile-orders';
const EVERY_MINUTE = '* * * * *';
/** Orders younger than this are left to the notice and to the buyer's return, in milliseconds. */
const PATIENCE = 45_000;
/** So many are read at once. */
const BATCH = 200;
/** So many are asked about at the same time: one slow answer does not hold up the others. */
const AT_ONCE = 4;
/** So long, in milliseconds, the orders of one status are looked at; both together must end in time. */
const ROUND = 2 * 60_000;

/** The next minute's check makes up for one that failed. */
export const reconcileQueue: Queue = {
  name: RECONCILE_ORDERS,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/** Checks every minute the orders that wait for something, whatever was lost on the way. */
export async function workReconcileOrders(services: Needs): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(RECONCILE_ORDERS, EVERY_MINUTE, null, { singletonKey: 'all' });
  await work(RECONCILE_ORDERS, {}, async () => {
    await reconcileOrders(services);
    await deleteOldEvents(services);
  });
}

/**
 * Asks the provider about open and held orders; gives money back whose toy twin failed, was cancelled or deleted; ends
 * holds before they run out; sends jobs again that are missing. One order's trouble does not keep the others waiting.
 */
export async function reconcileOrders(services: Needs, patience = PATIENCE): Promise<void> {
  // Held money first, and each its own time: nobody who opens many pages keeps others waiting for theirs.
  for (const status of ['authorized', 'open'] as const) {
    await forEachConcurrently(listWaiting(services, status, patience), AT_ONCE, (order) =>
      trySettle(services, order),
    );
  }
}

/** All of them, oldest first, as far as the time goes: whatever stays where it is must not hide those behind it. */
async function* listWaiting(
  services: Needs,
  status: OrderStatus,
  patience: number,
): AsyncGenerator<OrderRow> {
  const end = Date.now() + ROUND;
  let found: OrderRow[] = [];
  do {
    found = await findWaiting(services, status, { patience, after: found.at(-1) });
    for (const order of found) {
      if (Date.now() > end) return services.logger.warn({ status }, 'not all orders were looked at in time');
      yield order;
    }
  } while (found.length === BATCH);
}

async function findWaiting(
  { database }: Needs,
  status: OrderStatus,
  { patience, after }: { patience: number; after: OrderRow | undefined },
): Promise<OrderRow[]> {
  return database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, status),
        lt(orders.createdAt, new Date(Date.now() - patience)),
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
  // While others of the round were asked about, its owner may have asked for another try, or it was charged.
  const state = await lockState(services.database, order.toytwinId);
  const wanted = state?.status === 'queued' || state?.status === 'processing';
  if (wanted && expiresSoon(now)) {
    await settleExpiringAuthorization(services, now);
  } else if (wanted) {
    const data = { toytwinId: order.toytwinId, orderId: order.id };
    await services.jobs.send(GENERATE_TOYTWIN, data, { singletonKey: order.id });
  } else if (state?.status !== 'completed') {
    const why = state?.status === 'cancelled' ? 'cancelled' : 'processing_failed';
    await releasePayment(services, now, why);
  }
}
