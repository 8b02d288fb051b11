import type { Tier } from '#features/toytwins/contract.ts';
import type { PriceList } from '#services/payment/price-list.ts';
import { formatAmount } from '#shared/money.ts';
import type { Prices } from '../../contract.ts';

/** The prices of both tiers, as they are shown; they are what the provider charges. */
export function presentPrices(prices: PriceList): Prices {
  const { currency } = prices;
  const price = (tier: Tier) => {
    const { amount, taxAdded } = prices[tier];
    return { formatted: formatAmount(amount, currency), amount, currency, taxAdded };
  };
  return { basic: price('basic'), premium: price('premium') };
}
