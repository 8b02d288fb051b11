import { count, sum } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';
import { orders } from '../../tables.ts';

/** Milliseconds for which both gauges share one query. */
const CACHED = 5_000;
/** The query reads all orders: of a million it takes half a second, and is then asked once a minute at most. */
const SHARE = 0.01;

/** Adds gauges for the number and the amount of all orders ever made, by status. */
export function watchOrders({ database, metrics }: Pick<Services, 'database' | 'metrics'>): void {
  const ask = memoiseFor(CACHED, async () => readTotals(database), { share: SHARE });
  const labels = ['status', 'currency'] as const;
  metrics?.addGauge({
    name: 'toytwin_orders',
    help: 'Orders by status; the same in every process',
    labels,
    ask: async () =>
      (await ask()).map(({ status, currency, count }) => ({ labels: { status, currency }, value: count })),
  });
  metrics?.addGauge({
    name: 'toytwin_order_amount',
    help: 'Total amount of these orders, in the smallest unit of the currency; the same in every process',
    labels,
    ask: async () =>
      (await ask()).map(({ status, currency, amount }) => ({ labels: { status, currency }, value: amount })),
  });
}

function readTotals(database: Database) {
  return database
    .select({
      status: orders.status,
      currency: orders.currency,
      count: count(),
      amount: sum(orders.amount).mapWith(Number),
    })
    .from(orders)
    .groupBy(orders.status, orders.currency);
}
