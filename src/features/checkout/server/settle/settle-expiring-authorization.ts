import { FAIL_TOYTWIN } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderRow } from '../../tables.ts';
import { failToytwin } from '../end/fail-toytwin.ts';
import { CaptureRefusedError, capturePayment } from './capture-payment.ts';

type Needs = Pick<Services, 'config' | 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Settles an order whose authorization is about to expire. If everything is stored it is captured, else the toy twin fails
 * and the payment is released, so that the buyer knows. Safe to repeat.
 */
export async function settleExpiringAuthorization(services: Needs, order: OrderRow): Promise<void> {
  const outcome = await charge(services, order);
  if (outcome === 'charged') return;
  const reason = outcome === 'refused' ? 'charge_refused' : 'processing_failed';
  if (!(await failToytwin(services.database, order.toytwinId, reason))) return;
  services.logger.warn({ orderId: order.id }, 'the hold ends before the toy twin is ready');
  const data = { toytwinId: order.toytwinId, orderId: order.id };
  await services.jobs.send(FAIL_TOYTWIN, data);
}

/** `unready`: the pictures are not stored, or the toy twin is not being made. `refused`: by the bank. */
type Outcome = 'charged' | 'unready' | 'refused';

async function charge(services: Needs, order: OrderRow): Promise<Outcome> {
  try {
    await capturePayment(services, order);
    return 'charged';
  } catch (error) {
    if (error instanceof CaptureRefusedError) return 'refused';
    if (error instanceof AppError && error.code === 'conflict') return 'unready';
    throw error;
  }
}
