import type { CheckoutSession } from '#features/checkout/contract.ts';
import { openCheckout } from '#features/checkout/server/open/open-checkout.ts';
import type { Buyer } from '#features/checkout/server/open/purchase.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { refuseUnfit } from '#features/toytwins/server/refuse-unfit.ts';
import { requirePhotos } from '#features/toytwins/server/require-photos.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { refuseUpgrade } from '../follow-ups/offers.ts';

/**
 * Opens an order that raises a completed basic toy twin to premium, for the difference of the prices. Character and model are
 * drawn once the payment is held, and charged only when all are stored.
 * @throws {AppError} `conflict` where it cannot be bought now; as `refuseUnfit` and `openCheckout`.
 */
export async function buyUpgrade(
  services: Services,
  row: ToytwinRow,
  buyer: Buyer,
): Promise<CheckoutSession> {
  refuse(services, row);
  // Checked again: the record may be older than today's moderation rules, and nobody pays for what will not be made.
  await refuseUnfit(services, { ...row, photoKeys: requirePhotos(row) });
  const purchase = {
    toytwin: row,
    purpose: 'upgrade',
    tier: 'premium',
    alreadyPaid: () => new AppError('conflict', 'This toy twin is already being upgraded to premium.'),
    lock: async (transaction: Database) => {
      const now = await lockToytwin(transaction, row.id);
      if (!now) throw notFound('Toy Twin');
      refuse(services, now);
    },
  } as const;
  const session = await openCheckout(services, purchase, buyer);
  return session ?? buyUpgrade(services, row, buyer);
}

/** @throws {AppError} `conflict` where a toy twin cannot be raised. */
function refuse({ payment }: Services, row: ToytwinRow): void {
  const refusal = refuseUpgrade(payment.prices, row);
  if (refusal) throw new AppError('conflict', refusal);
}
