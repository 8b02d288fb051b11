import type { PriceList } from '#services/payment/price-list.ts';
import type { Prices } from '../../contract.ts';
import { presentPrice } from '../present-price.ts';

/** The prices of both tiers. */
export function presentPrices({ basic, premium, currency }: PriceList): Prices {
  return { basic: presentPrice(basic, currency), premium: presentPrice(premium, currency) };
}
