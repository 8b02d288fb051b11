import { expect, it } from 'vitest';
import { matchesAmount } from './authorized-payment.ts';

const order = { amount: 499, currency: 'usd' };
const held = { amount: 499, tax: 0, currency: 'usd' };

it.each([
  ['the price', held, true],
  ['the price and the tax on top of it', { ...held, amount: 594, tax: 95 }, true],
  ['the price with the tax inside', { ...held, tax: 80 }, true],
  ['less', { ...held, amount: 498 }, false],
  ['less, by the tax', { ...held, amount: 419, tax: 80 }, false],
  ['more', { ...held, amount: 500 }, false],
  ['more than the price and the tax', { ...held, amount: 595, tax: 95 }, false],
  ['as much of another currency', { ...held, currency: 'eur' }, false],
])('held is %s', (_what, payment, expected) => {
  expect(matchesAmount(order, payment)).toBe(expected);
});
