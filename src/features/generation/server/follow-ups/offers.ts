import { priceOf } from '#features/checkout/server/price-of.ts';
import { PHOTO_REFUSALS } from '#features/photos/server/photo-refusals.ts';
import { readRedo } from '#features/toytwins/server/read-redo.ts';
import { isPhotoErased } from '#features/toytwins/server/require-photos.ts';
import { peopleOf } from '#features/toytwins/server/second-person.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { PriceList } from '#services/payment/price-list.ts';
import { explainUnusablePrice } from '#shared/money.ts';

const REFUNDED = 'The payment for this toy twin was refunded, so nothing more can be made of it.';

/** They cost the same at either tier, so that there is no difference to pay: nothing is charged, and nothing given away. */
const PAIR =
  'Two in one box cannot be upgraded to premium. A new one comes with everything, at the same price.';

/** Why another drawing of a toy twin is not sold; undefined where it is. */
export async function refuseRedo(database: Database, row: ToytwinRow): Promise<string | undefined> {
  if (row.refundedAt) return REFUNDED;
  if (row.status === 'completed' && isPhotoErased(row)) return PHOTO_REFUSALS.erased;
  const redo = await readRedo(database, row);
  switch (redo?.state) {
    case 'used':
    case 'over':
      return undefined;
    case 'offered':
    case 'failed':
      return 'You have one free redo left.';
    case 'waiting':
      return 'This toy twin is already being drawn again.';
    default:
      return 'Only a finished toy twin can be drawn again.';
  }
}

/** Why a toy twin cannot be upgraded to premium; undefined where it can. */
export function refuseUpgrade(prices: PriceList, row: ToytwinRow): string | undefined {
  if (row.refundedAt) return REFUNDED;
  if (row.status !== 'completed') return 'Only a finished toy twin can be upgraded to premium.';
  if (isPhotoErased(row)) return PHOTO_REFUSALS.erased;
  if (row.tier === 'premium') return 'This toy twin is already premium.';
  if (peopleOf(row) === 2) return PAIR;
  // A difference of nothing, or of less than the provider charges.
  const { amount } = priceOf(prices, { purpose: 'upgrade', tier: 'premium', people: peopleOf(row) });
  const isTooSmall = explainUnusablePrice(amount, prices.currency) !== undefined;
  return isTooSmall ? 'Toy twins cannot be upgraded to premium here.' : undefined;
}
