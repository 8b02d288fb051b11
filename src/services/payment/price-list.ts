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
  /** Of two people in one box, at either tier. */
  duo: TierPrice;
  /** Three letters, lower case. */
  currency: string;
}

/** The configured amounts. Tax, where it is worked out, is inside of them, so that the shown price stays the price. */
export function listConfiguredPrices({ prices }: Pick<PaymentConfig, 'prices'>): PriceList {
  const price = (amount: number): TierPrice => ({ amount, priceId: undefined, taxAdded: false });
  const [basic, premium] = [price(prices.basic), price(prices.premium)];
  return { basic, premium, duo: duoPrice(premium, prices.duo), currency: prices.currency };
}

/**
 * What two people in one box cost: the configured amount, or what premium costs. The provider has no Price of its own for
 * it; it is taxed as premium is.
 */
export function duoPrice(premium: TierPrice, amount = premium.amount): TierPrice {
  return { ...premium, amount, priceId: undefined };
}
