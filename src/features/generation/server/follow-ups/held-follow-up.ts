import { type FollowUpRow, isFollowUp } from '#features/checkout/server/follow-ups/follow-up.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import type { Services } from '#services/index.ts';

/** A follow-up order that is still to be made: its payment is held, and not marked for release. Undefined otherwise. */
export async function readHeldFollowUp(
  services: Pick<Services, 'database'>,
  orderId: string,
): Promise<FollowUpRow | undefined> {
  const order = await rereadOrder(services, orderId);
  if (order?.status !== 'authorized' || order.stage === 'given_up') return undefined;
  return isFollowUp(order) ? order : undefined;
}
