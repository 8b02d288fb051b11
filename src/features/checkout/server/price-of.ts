import type { Tier } from '#features/toytwins/contract.ts';
import type { PriceList, TierPrice } from '#services/payment/price-list.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { OrderPurpose } from '../contract.ts';

/**
 * What an order costs, the only place that knows. Another drawing costs the basic price, of a premium toy twin as well; to
 * become premium costs what the two tiers differ by. The provider's own Prices are for the tiers only.
 * @param tier what is drawn.
 */
export function priceOf(prices: PriceList, purpose: OrderPurpose, tier: Tier): TierPrice {
  const { basic, premium } = prices;
  switch (purpose) {
    case 'toytwin':
      return prices[tier];
    case 'redo':
      return { ...basic, priceId: undefined };
    case 'upgrade':
      return { ...premium, amount: premium.amount - basic.amount, priceId: undefined };
    default:
      return assertNever(purpose);
  }
}
