import type { Config } from '../../../config.ts';
import type { Tier } from '../../toytwins/contract.ts';
import type { Prices } from '../contract.ts';

/** An amount in the currency's smallest unit, as people of that currency write it: 199 usd is `$1.99`. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** The prices of both tiers. */
export function readPrices({ prices }: Pick<Config, 'prices'>): Prices {
  const price = (tier: Tier) => ({
    formatted: formatAmount(prices[tier], prices.currency),
    amount: prices[tier],
    currency: prices.currency,
  });
  return { basic: price('basic'), premium: price('premium') };
}
