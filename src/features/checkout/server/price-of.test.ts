import { expect, test } from 'vitest';
import type { PriceList } from '#services/payment/price-list.ts';
import { priceOf } from './price-of.ts';

const prices: PriceList = {
  basic: { amount: 199, priceId: 'price_basic', taxAdded: false },
  premium: { amount: 499, priceId: 'price_premium', taxAdded: true },
  duo: { amount: 549, priceId: undefined, taxAdded: true },
  currency: 'usd',
};

test('toy twin costs what its tier costs, by the provider’s own Price', () => {
  expect(priceOf(prices, { purpose: 'toytwin', tier: 'basic', people: 1 })).toBe(prices.basic);
  expect(priceOf(prices, { purpose: 'toytwin', tier: 'premium', people: 1 })).toBe(prices.premium);
});

test.each(['basic', 'premium'] as const)(
  'redo of a %s toy twin costs the basic price, by its own name',
  (tier) => {
    expect(priceOf(prices, { purpose: 'redo', tier, people: 1 })).toEqual({
      amount: 199,
      priceId: undefined,
      taxAdded: false,
    });
  },
);

test('upgrade costs the difference, with tax as the premium tier', () => {
  expect(priceOf(prices, { purpose: 'upgrade', tier: 'premium', people: 1 })).toEqual({
    amount: 300,
    priceId: undefined,
    taxAdded: true,
  });
});

test.each(['basic', 'premium'] as const)('two people in one box cost the same at the %s tier', (tier) => {
  expect(priceOf(prices, { purpose: 'toytwin', tier, people: 2 })).toBe(prices.duo);
  expect(priceOf(prices, { purpose: 'redo', tier, people: 2 })).toMatchObject({ amount: 199 });
  expect(priceOf(prices, { purpose: 'upgrade', tier, people: 2 })).toMatchObject({ amount: 0 });
});
