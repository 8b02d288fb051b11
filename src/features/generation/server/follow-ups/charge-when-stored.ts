import { NotStoredError } from '#features/checkout/server/follow-ups/charge-follow-up.ts';
import type { FollowUpRow } from '#features/checkout/server/follow-ups/follow-up.ts';
import { capturePayment } from '#features/checkout/server/settle/capture-payment.ts';
import type { Services } from '#services/index.ts';

/**
 * Charges a follow-up order.
 * @returns false when files are missing that were not asked for when the drawing began: they must be drawn first.
 * @throws as `capturePayment`.
 */
export async function chargeWhenStored(services: Services, order: FollowUpRow): Promise<boolean> {
  try {
    await capturePayment(services, order);
    return true;
  } catch (error) {
    if (error instanceof NotStoredError) return false;
    throw error;
  }
}
