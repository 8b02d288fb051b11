import { eq } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { moveToytwin } from '../../toytwins/server/lifecycle.ts';
import { GIVE_UP_TOYTWIN } from '../../toytwins/server/queues.ts';
import { toytwins } from '../../toytwins/tables.ts';
import { PROCESSING_FAILED } from '../contract.ts';
import { CaptureRefusedError, capturePayment } from './capture-payment.ts';
import type { OrderRow } from './read-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Ends an order whose hold is about to run out: charged if everything is stored, else given up, so that the buyer
 * knows and the money is free. Safe to repeat.
 */
export async function endHoldInTime(services: Needs, order: OrderRow): Promise<void> {
  if (await charge(services, order)) return;
  if (!(await failUnlessCharging(services, order))) return;
  services.logger.warn({ orderId: order.id }, 'the hold ends before the toy twin is ready');
  const data = { toytwinId: order.toytwinId, orderId: order.id };
  await services.jobs.send(GIVE_UP_TOYTWIN, data);
}

/** @returns false when the pictures are not stored, the toy twin is not being made or the bank says no. */
async function charge(services: Needs, order: OrderRow): Promise<boolean> {
  try {
    await capturePayment(services, order);
    return true;
  } catch (error) {
    if (error instanceof CaptureRefusedError) return false;
    if (error instanceof AppError && error.code === 'conflict') return false;
    throw error;
  }
}

/** A job that has announced its charge is left to it: it must not be refunded under its hands. */
async function failUnlessCharging({ database }: Needs, order: OrderRow): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ status: toytwins.status, stage: toytwins.stage })
      .from(toytwins)
      .where(eq(toytwins.id, order.toytwinId))
      .for('update');
    if (row?.status === 'processing' && row.stage === 'charging') return false;
    await moveToytwin(transaction, order.toytwinId, 'failed', { failureMessage: PROCESSING_FAILED });
    return true;
  });
}
