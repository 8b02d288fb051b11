import type { Tier } from '#features/toytwins/contract.ts';
import type { PriceList, TierPrice } from '#services/payment/price-list.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { OrderPurpose } from '../contract.ts';

/** What an order is for: what is drawn, at which tier, and of how many people. */
export type Priced = { purpose: OrderPurpose; tier: Tier; people: number };

/**
 * What an order costs, the only place that knows. Another drawing costs the basic price, of a premium toy twin as well; to
 * become premium costs what the two tiers differ by: nothing for two people in one box, whose price is the same at either
 * tier. The provider's own Prices are for the tiers only.
 */
export function priceOf(prices: PriceList, { purpose, tier, people }: Priced): TierPrice {
  const { basic, premium, duo } = prices;
  switch (purpose) {
    case 'toytwin':
      return people === 2 ? duo : prices[tier];
    case 'redo':
      return { ...basic, priceId: undefined };
    case 'upgrade':
      return { ...premium, amount: people === 2 ? 0 : premium.amount - basic.amount, priceId: undefined };
    default:
      return assertNever(purpose);
  }
}
