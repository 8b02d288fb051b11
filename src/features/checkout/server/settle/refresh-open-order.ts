import { LRUCache } from 'lru-cache';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';
import type { OrderRow } from '../../tables.ts';
import { rereadOrder } from '../read-order.ts';
import { followPayment } from './reconcile-order.ts';

/** The provider is asked about one order at most once in so many milliseconds; the web app asks less often. */
const AT_MOST_EVERY = 2_000;
const ORDERS = 10_000;

/**
 * A buyer who comes back may be faster than the notice, so an open order is asked about at the provider: once for all
 * who read it at that time. While the provider fails, they read what we know.
 * @returns what gives an order as it is now.
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
    const question = known ?? memoiseFor(AT_MOST_EVERY, () => ask(order.id));
    if (!known) questions.set(order.id, question);
    try {
      await question();
    } catch (error) {
      services.logger.warn({ failure: explainFailure(error), orderId: order.id }, 'order not reconciled');
    }
    return (await rereadOrder(services, order.id)) ?? order;
  };
}
