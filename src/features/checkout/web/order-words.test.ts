import { expect, test } from 'vitest';
import { nameWare, orderNumber, orderPurposes, orderStatuses } from '../contract.ts';
import { endedUncharged, orderStatusWords, statusExplained } from './order-words.ts';
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

test('explanation of a follow-up order does not speak of a toy twin that is still to come', () => {
  for (const status of orderStatuses) {
    expect(statusExplained({ status, purpose: 'redo' })).not.toMatch(/toy twin/);
    expect(statusExplained({ status, purpose: 'upgrade' })).toBe(
      statusExplained({ status, purpose: 'redo' }),
    );
  }
  expect(statusExplained({ status: 'captured', purpose: 'toytwin' })).toBe(
    'Your toy twin was ready, and your card was charged.',
  );
});

test('receipt names what was bought, as the box prints it', () => {
  const title = 'Retro Toy Toy Twin';
  expect(orderPurposes.map((purpose) => nameWare({ purpose, title }))).toEqual([
    'Retro Toy Twin',
    'Another drawing of Retro Toy Twin',
    'Premium for Retro Toy Twin',
  ]);
});

test('only released and expired orders ended without a charge', () => {
  expect(orderStatuses.filter((status) => endedUncharged({ status }))).toEqual(['released', 'expired']);
});

test('receipt number is short', () => {
  expect(orderNumber('a1b2c3d4-0000-4000-8000-000000000001')).toBe('A1B2C3D4');
});

test('buyer of a follow-up order returns to its toy twin', () => {
  expect(resumePath('a b', 'c/d')).toBe('/gallery/c%2Fd?order_id=a+b');
});

test('wizard resumes with the order id of the query', () => {
  expect(resumePath('a b')).toBe('/create?order_id=a+b&payment_status=success');
  expect(resumePath(null)).toBe('/create?payment_status=success');
});
