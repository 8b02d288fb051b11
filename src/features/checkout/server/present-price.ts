import type { TierPrice } from '#services/payment/price-list.ts';
import { formatAmount } from '#shared/money.ts';
import type { Price } from '../contract.ts';

/** A price as it is shown; it is what the provider charges. */
export function presentPrice({ amount, taxAdded }: TierPrice, currency: string): Price {
  return { formatted: formatAmount(amount, currency), amount, currency, taxAdded };
}
