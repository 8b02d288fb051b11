import type { PaymentConfig } from '#config/payment.ts';

/** What one package costs. */
export interface TierPrice {
  /** In the smallest unit of the list's currency. */
  amount: number;
  /** The provider's own Price, where the amount comes from there. */
  priceId: string | undefined;
  /** Whether the provider may add tax to the amount, so that the buyer is charged more. */
  taxAdded: boolean;
}

/** What is shown and what the provider charges; the two must never differ. */
export interface PriceList {
  basic: TierPrice;
  premium: TierPrice;
  /** Three letters, lower case. */
  currency: string;
}

/** The configured amounts. Tax, where it is worked out, is inside of them, so that the shown price stays the price. */
export function listConfiguredPrices({ prices }: Pick<PaymentConfig, 'prices'>): PriceList {
  const price = (amount: number): TierPrice => ({ amount, priceId: undefined, taxAdded: false });
  return { basic: price(prices.basic), premium: price(prices.premium), currency: prices.currency };
}
