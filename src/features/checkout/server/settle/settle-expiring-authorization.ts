import { FAIL_TOYTWIN } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import type { OrderRow } from '../../tables.ts';
import { failToytwin } from '../release/fail-toytwin.ts';
import { tryCapture } from './try-capture.ts';

type Needs = Pick<Services, 'config' | 'database' | 'payment' | 'jobs' | 'logger' | 'switches'>;

/**
 * Settles an order whose authorization is about to expire. If everything is stored it is captured, else the toy twin fails
 * and the payment is released, so that the buyer knows. Safe to repeat.
 */
export async function settleExpiringAuthorization(services: Needs, order: OrderRow): Promise<void> {
  const outcome = await tryCapture(services, order);
  if (outcome === 'charged') return;
  const reason = outcome === 'refused' ? 'charge_refused' : 'processing_failed';
  if (!(await failToytwin(services.database, order.toytwinId, reason))) return;
  services.logger.warn({ orderId: order.id }, 'the hold ends before the toy twin is ready');
  const data = { toytwinId: order.toytwinId, orderId: order.id };
  await services.jobs.send(FAIL_TOYTWIN, data);
}
