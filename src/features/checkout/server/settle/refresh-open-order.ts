import { LRUCache } from 'lru-cache';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';
import type { OrderRow } from '../../tables.ts';
import { rereadOrder } from '../read-order.ts';
import { followPayment } from './reconcile-order.ts';

/** Milliseconds between two calls to the provider about one order. The web app polls less often. */
const MINIMUM_INTERVAL = 2_000;
const ORDERS = 10_000;

/**
 * Refreshes open orders from the provider when they are read, because a buyer may return before the webhook comes.
 * Concurrent readers share one call. If the provider fails, the stored order is answered.
 * @returns what refreshes one order.
 */
export function createRefreshOpenOrder(services: Services): (order: OrderRow) => Promise<OrderRow> {
  const questions = new LRUCache<string, () => Promise<void>>({ max: ORDERS });

  async function ask(id: string): Promise<void> {
    const order = await rereadOrder(services, id);
    if (order) await followPayment(services, order);
  }

  return async (order) => {
    if (order.status !== 'open') return order;
    const known = questions.get(order.id);
    const question = known ?? memoiseFor(MINIMUM_INTERVAL, () => ask(order.id));
    if (!known) questions.set(order.id, question);
    try {
      await question();
    } catch (error) {
      services.logger.warn({ failure: explainFailure(error), orderId: order.id }, 'order not reconciled');
    }
    return (await rereadOrder(services, order.id)) ?? order;
  };
}
