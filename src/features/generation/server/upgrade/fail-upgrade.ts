import { rereadOrder } from '#features/checkout/server/read-order.ts';
import type { MakingFailure } from '#features/checkout/server/release/fail-toytwin.ts';
import type { Services } from '#services/index.ts';
import { failFollowUp } from '../follow-ups/fail-follow-up.ts';
import { deleteUnpaidPremium } from './delete-unpaid-premium.ts';

/** Fails an upgrade that cannot be made: releases its payment and deletes what was drawn so far. */
export async function failUpgrade(
  services: Services,
  orderId: string,
  reason?: MakingFailure,
): Promise<void> {
  const order = await rereadOrder(services, orderId);
  if (order && (await failFollowUp(services, orderId, reason))) {
    await deleteUnpaidPremium(services, order.toytwinId);
  }
}
