import { expect, test } from 'vitest';
import { type Order, orderStatuses } from '#features/checkout/contract.ts';
import { failureWords, promiseWords } from './money-words.ts';
import { isPending } from './use-follow-ups.ts';

const order = (status: Order['status'], reason: string | null = null): Order => ({
  ...{ orderId: '11111111-1111-4111-8111-111111111111', status, purpose: 'redo', tier: 'basic' },
  ...{ people: 1, amount: 199, currency: 'usd', formatted: '$1.99', tax: null, toytwins: [], title: 'Robin' },
  ...{ createdAt: '', authorizedAt: null, capturedAt: null, releasedAt: null, reason },
});

test('only a released order says that nothing was charged, and why', () => {
  const told = orderStatuses.filter((status) => failureWords(order(status)) !== null);
  expect(told).toEqual(['released']);
  expect(failureWords(order('released', 'Your bank declined the charge.'))).toBe(
    'Your bank declined the charge. You were NOT charged. Your toy twin is unchanged.',
  );
  expect(failureWords(null)).toBeNull();
});

test('the page waits for a held order, and for one that was just paid', () => {
  const { orderId } = order('open');
  expect(orderStatuses.filter((status) => isPending(order(status), null))).toEqual(['authorized']);
  expect(orderStatuses.filter((status) => isPending(order(status), orderId))).toEqual(['open', 'authorized']);
});

test('the promise names the tax that the payment page adds', () => {
  const price = { formatted: '$1.99', amount: 199, currency: 'usd', taxAdded: true };
  expect(promiseWords(price, 'your new version')).toBe(
    'We hold $1.99 plus tax on your card. You are charged only when your new version is ready.',
  );
});
