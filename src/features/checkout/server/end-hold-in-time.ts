import type { Services } from '../../../services/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { moveToytwin } from '../../toytwins/server/lifecycle.ts';
import { GIVE_UP_TOYTWIN } from '../../toytwins/server/queues.ts';
import { isBeingCharged, lockState } from '../../toytwins/server/read-state.ts';
import { PROCESSING_FAILED } from '../contract.ts';
import type { OrderRow } from '../tables.ts';
import { CaptureRefusedError, capturePayment } from './capture-payment.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Ends an order whose hold is about to run out: charged if everything is stored, else given up, so that the buyer
 * knows and the money is free. Safe to repeat.
 */
export async function endHoldInTime(services: Needs, order: OrderRow): Promise<void> {
  const outcome = await charge(services, order);
  if (outcome === 'charged' || !(await fail(services, order, outcome))) return;
  services.logger.warn({ orderId: order.id }, 'the hold ends before the toy twin is ready');
  const data = { toytwinId: order.toytwinId, orderId: order.id };
  await services.jobs.send(GIVE_UP_TOYTWIN, data);
}

/** `unready`: the pictures are not stored, or the toy twin is not being made. `refused`: the bank says no. */
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

/**
 * A job that has announced its charge is left to it: it must not be refunded under its hands. What the bank refuses is
 * no charge, whoever announced it.
 * @returns false when it is left.
 */
async function fail({ database }: Needs, order: OrderRow, outcome: Outcome): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const state = await lockState(transaction, order.toytwinId);
    if (isBeingCharged(state) && outcome !== 'refused') return false;
    await moveToytwin(transaction, order.toytwinId, 'failed', { failureMessage: PROCESSING_FAILED });
    return true;
  });
}
