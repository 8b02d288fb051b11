import { and, asc, sql } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { forEachConcurrently } from '#shared/concurrency/for-each-concurrently.ts';
import { NOT_BOOKED, type OrderRow, orders } from '../../tables.ts';
import { bookOrder } from './book-order.ts';

const BOOK_ORDERS = 'book-orders';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** Rows per query. */
const BATCH = 200;
/** Orders that the provider is asked about at the same time. */
const CONCURRENCY = 4;
/** Milliseconds. What is left is booked by the next run. */
const TIME_LIMIT = 4 * 60_000;

/** Not retried: the next run makes up for a failed one. */
export const bookingQueue: Queue = {
  name: BOOK_ORDERS,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};

type Needs = Pick<Services, 'database' | 'payment' | 'logger'>;

/** Books every five minutes what charged orders have moved at the provider. */
export async function workBookOrders(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(BOOK_ORDERS, EVERY_FIVE_MINUTES, null, { singletonKey: 'all' });
  await work(BOOK_ORDERS, {}, async () => bookOrders(services));
}

/** Books all orders whose money has moved since they were last booked. One that fails does not stop the others. */
export async function bookOrders(services: Needs): Promise<void> {
  await forEachConcurrently(listNotBooked(services), CONCURRENCY, (order) => tryBook(services, order));
}

async function tryBook(services: Needs, order: OrderRow): Promise<void> {
  try {
    await bookOrder(services, order);
  } catch (error) {
    services.logger.error({ failure: explainFailure(error), orderId: order.id }, 'order not booked');
  }
}

/** Oldest first, until the time is over. Pages by position, because an order may stay as it is. */
async function* listNotBooked({ database }: Needs): AsyncGenerator<OrderRow> {
  const end = Date.now() + TIME_LIMIT;
  let found: OrderRow[] = [];
  do {
    const last = found.at(-1);
    found = await database
      .select()
      .from(orders)
      .where(
        and(
          NOT_BOOKED,
          last &&
            sql`(${orders.createdAt}, ${orders.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(BATCH);
    yield* found;
  } while (found.length === BATCH && Date.now() < end);
}
