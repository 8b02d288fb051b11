import { markForRelease } from '#features/checkout/server/follow-ups/follow-up-stage.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import type { MakingFailure } from '#features/checkout/server/release/fail-toytwin.ts';
import { releasePayment } from '#features/checkout/server/release/release-payment.ts';
import type { Services } from '#services/index.ts';

/**
 * Fails a follow-up order that cannot be made, and releases its payment. If the release fails, the periodic
 * check of the orders repeats it. One that is finished and only waits for its charge does not fail, unless the bank has
 * refused it.
 * @returns whether it has ended without a charge, so that its files can be deleted.
 */
export async function failFollowUp(
  services: Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>,
  orderId: string,
  reason: MakingFailure = 'processing_failed',
): Promise<boolean> {
  const marked = await markForRelease(services.database, orderId, reason);
  if (marked === 'charging') return false;
  const order = await rereadOrder(services, orderId);
  // The reason for which it was marked, also when an earlier call did that.
  if (order?.status === 'authorized') await releasePayment(services, order, order.reason ?? reason);
  const now = await rereadOrder(services, orderId);
  return now?.status === 'released' || now?.status === 'refunded';
}
