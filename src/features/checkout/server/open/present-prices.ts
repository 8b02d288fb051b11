import type { PriceList } from '#services/payment/price-list.ts';
import type { Prices } from '../../contract.ts';
import { presentPrice } from '../present-price.ts';

/** The prices of both tiers, and of two people in one box. */
export function presentPrices({ basic, premium, duo, currency }: PriceList): Prices {
  return {
    basic: presentPrice(basic, currency),
    premium: presentPrice(premium, currency),
    duo: presentPrice(duo, currency),
  };
}
