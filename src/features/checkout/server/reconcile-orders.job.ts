import { and, asc, eq, getTableColumns, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import type { Queue } from '../../../services/jobs/index.ts';
import { explainFailure } from '../../../services/payment/explain-failure.ts';
import type { ToytwinStatus } from '../../toytwins/contract.ts';
import { GENERATE_TOYTWIN } from '../../toytwins/server/queues.ts';
import { toytwins } from '../../toytwins/tables.ts';
import { orders } from '../tables.ts';
import { endHoldInTime } from './end-hold-in-time.ts';
import { forgetOldNotices } from './forget-old-notices.ts';
import { endsSoon } from './hold-end.ts';
import type { OrderRow } from './read-order.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { releasePayment } from './release-payment.ts';

const RECONCILE_ORDERS = 'reconcile-orders';
const EVERY_MINUTE = '* * * * *';
/** Orders younger than this are left to the notice and to the buyer's return, in milliseconds. */
const PATIENCE = 45_000;
const BATCH = 200;

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
    await forgetOldNotices(services);
  });
}

/**
 * Asks the provider about open and held orders; gives money back whose toy twin failed, was cancelled or
 * deleted; ends holds before they run out; sends jobs again that are missing. One order's trouble does not keep the others waiting.
 */
export async function reconcileOrders(services: Needs, patience = PATIENCE): Promise<void> {
  for (const order of await findWaiting(services, patience)) {
    try {
      await settle(services, order);
    } catch (error) {
      services.logger.error({ failure: explainFailure(error), orderId: order.id }, 'order not reconciled');
    }
  }
}

async function findWaiting({ database }: Needs, patience: number): Promise<OrderRow[]> {
  return (
    database
      .select(getTableColumns(orders))
      .from(orders)
      .leftJoin(toytwins, eq(toytwins.id, orders.toytwinId))
      .where(
        and(
          inArray(orders.status, ['open', 'authorized']),
          or(lt(orders.createdAt, new Date(Date.now() - patience)), isNull(toytwins.id)),
        ),
      )
      // Held money first: nobody who opens many pages keeps others waiting for theirs.
      .orderBy(asc(orders.status), asc(orders.createdAt))
      .limit(BATCH)
  );
}

async function settle(services: Needs, order: OrderRow): Promise<void> {
  const now = await reconcileOrder(services, order);
  if (now.status !== 'authorized') return;
  const toytwinStatus = await readToytwinStatus(services, order);
  const wanted = toytwinStatus === 'queued' || toytwinStatus === 'processing';
  if (wanted && endsSoon(now)) {
    await endHoldInTime(services, now);
  } else if (wanted) {
    const data = { toytwinId: order.toytwinId, orderId: order.id };
    await services.jobs.send(GENERATE_TOYTWIN, data, { singletonKey: order.id });
  } else if (toytwinStatus !== 'completed') {
    await releasePayment(services, now, 'The toy twin could not be made.');
  }
}

/**
 * As it is now: while others of the round were asked about, its owner may have asked for another try, or it was charged.
 * The lock waits for whoever is just writing one of these.
 */
async function readToytwinStatus({ database }: Needs, order: OrderRow): Promise<ToytwinStatus | undefined> {
  const [toytwin] = await database
    .select({ status: toytwins.status })
    .from(toytwins)
    .where(eq(toytwins.id, order.toytwinId))
    .for('update');
  return toytwin?.status;
}
