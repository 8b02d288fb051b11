import { expect, test } from 'vitest';
import { orderNumber, orderStatuses } from '../contract.ts';
import { endedUncharged, orderStatusWords } from './order-words.ts';
import { resumePath } from './resume-path.ts';

test('order words say exactly what happened with the money', () => {
  expect(orderStatuses.map(orderStatusWords)).toEqual([
    'Not paid',
    'Held',
    'Charged',
    'Released, not charged',
    'Expired',
    'Refunded',
  ]);
});

test('only released and expired orders ended without a charge', () => {
  expect(orderStatuses.filter((status) => endedUncharged({ status }))).toEqual(['released', 'expired']);
});

test('receipt number is short', () => {
  expect(orderNumber('a1b2c3d4-0000-4000-8000-000000000001')).toBe('A1B2C3D4');
});

test('wizard resumes with the order id of the query', () => {
  expect(resumePath('a b')).toBe('/create?order_id=a+b&payment_status=success');
  expect(resumePath(null)).toBe('/create?payment_status=success');
});
