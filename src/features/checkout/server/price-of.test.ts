import { expect, test } from 'vitest';
import type { PriceList } from '#services/payment/price-list.ts';
import { priceOf } from './price-of.ts';

const prices: PriceList = {
  basic: { amount: 199, priceId: 'price_basic', taxAdded: false },
  premium: { amount: 499, priceId: 'price_premium', taxAdded: true },
  currency: 'usd',
};

test('toy twin costs what its tier costs, by the provider’s own Price', () => {
  expect(priceOf(prices, 'toytwin', 'basic')).toBe(prices.basic);
  expect(priceOf(prices, 'toytwin', 'premium')).toBe(prices.premium);
});

test.each(['basic', 'premium'] as const)(
  'redo of a %s toy twin costs the basic price, by its own name',
  (tier) => {
    expect(priceOf(prices, 'redo', tier)).toEqual({ amount: 199, priceId: undefined, taxAdded: false });
  },
);

test('upgrade costs the difference, with tax as the premium tier', () => {
  expect(priceOf(prices, 'upgrade', 'premium')).toEqual({ amount: 300, priceId: undefined, taxAdded: true });
});
