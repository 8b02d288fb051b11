import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderRow } from '../../tables.ts';
import { CaptureRefusedError, capturePayment } from './capture-payment.ts';

type Needs = Pick<Services, 'config' | 'database' | 'payment' | 'jobs' | 'logger' | 'switches'>;

/**
 * Captures an order whose authorization is about to expire.
 * @returns `unready` when files are not stored, or nothing is being made; `refused` when the bank refuses.
 * @throws as `capturePayment` for anything that may pass.
 */
export async function tryCapture(
  services: Needs,
  order: OrderRow,
): Promise<'charged' | 'unready' | 'refused'> {
  try {
    await capturePayment(services, order);
    return 'charged';
  } catch (error) {
    if (error instanceof CaptureRefusedError) return 'refused';
    if (error instanceof AppError && error.code === 'conflict') return 'unready';
    throw error;
  }
}
