import { expect, test } from 'vitest';
import { explainUnusablePrice, formatAmount } from './money.ts';

test.each([
  [199, 'usd', '$1.99'],
  [1000, 'usd', '$10.00'],
  [300, 'jpy', '¥300'],
  [3000, 'krw', '₩3,000'],
  [100_000, 'huf', 'HUF 1,000'],
  [100_050, 'huf', 'HUF 1,000.50'],
  [50_000, 'isk', 'ISK 500'],
  [6400, 'twd', 'NT$64.00'],
  [1500, 'mga', 'MGA 1,500'],
  [1230, 'kwd', 'KWD 1.230'],
])('%i of the smallest unit of %s is %s', (amount, currency, words) => {
  expect(formatAmount(amount, currency).replace('\u00a0', ' ')).toBe(words);
});

test.each([
  [50, 'usd'],
  [50, 'jpy'],
  [30, 'gbp'],
  [17_500, 'huf'],
  [500, 'isk'],
  [1230, 'kwd'],
])('%i %s can be charged', (amount, currency) => {
  expect(explainUnusablePrice(amount, currency)).toBeUndefined();
});

test.each([
  [49, 'usd', 'the smallest amount that can be charged in usd is 50'],
  [199, 'huf', 'the smallest amount that can be charged in huf is 17500'],
  [550, 'isk', 'amounts in isk must be a multiple of 100'],
  [1234, 'kwd', 'amounts in kwd must be a multiple of 10'],
])('%i %s cannot be charged, and why is said', (amount, currency, why) => {
  expect(explainUnusablePrice(amount, currency)).toContain(why);
});
