import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import type { OrderRow } from '../../tables.ts';
import { receiptPaper } from './receipt-paper.ts';

const ORDER: OrderRow & { capturedAt: Date } = {
  id: '1a2b3c4d-1111-4222-8333-123456789abc',
  uid: 'robin',
  toytwinId: '00000000-0000-4000-8000-000000000000',
  title: 'Captain Lena',
  purpose: 'toytwin',
  stage: null,
  engine: 'studio',
  tier: 'premium',
  amount: 499,
  tax: 80,
  currency: 'usd',
  status: 'captured',
  sessionId: null,
  sessionUrl: null,
  paymentIntentId: null,
  reason: 'partly_refunded',
  amountRefunded: 100,
  bookedRefunded: null,
  bookedReason: null,
  createdAt: new Date('2026-11-03T23:30:00Z'),
  expiresAt: new Date('2026-11-04T00:30:00Z'),
  authorizedAt: new Date('2026-11-03T23:40:00Z'),
  captureBefore: null,
  capturedAt: new Date('2026-11-04T00:10:00Z'),
  releasedAt: null,
  givenAt: null,
  consent: null,
  secondConsent: null,
  people: 1,
};
const SELLER = readConfig({
  SELLER_NAME: 'Robin Maker',
  SELLER_ADDRESS: '1 Toy Street\\nSpringfield',
  SELLER_EMAIL: 'shop@toys.example',
  SELLER_TAX_NUMBER: 'XX123',
  SELLER_REGISTER: 'Companies House 0123',
});

test('receiptPaper says who sold what to whom, what it cost, and what went back', () => {
  expect(receiptPaper(ORDER, 'Robin Example', SELLER)).toMatchObject({
    title: 'Receipt 1A2B3C4D · Toy Twin',
    author: 'Robin Maker',
    parties: [
      {
        name: 'Seller',
        lines: [
          'Robin Maker',
          '1 Toy Street',
          'Springfield',
          'shop@toys.example',
          'Tax number XX123',
          'Companies House 0123',
        ],
      },
      { name: 'Buyer', lines: ['Robin Example'] },
    ],
    facts: [
      { name: 'Ordered', value: 'November 3, 2026' },
      { name: 'Charged', value: 'November 4, 2026' },
    ],
    rows: [
      { name: 'Captain Lena', detail: 'Toy twin, Premium', value: '$4.99' },
      { name: 'Tax included', value: '$0.80' },
      { name: 'Returned to you', value: '-$1.00' },
    ],
    total: { name: 'Paid', value: '$3.99' },
    notes: ['$1.00 of it was returned to your card.', 'Days are those of UTC.'],
    code: ORDER.id,
  });
});

test('receiptPaper of a deleted account names no buyer, and without a seller the sender of emails', () => {
  const plain = { ...ORDER, tax: 0, reason: null, amountRefunded: 0, purpose: 'redo' as const };
  expect(receiptPaper(plain, undefined, readConfig({}))).toMatchObject({
    parties: [{ name: 'Seller', lines: ['Toy Twin', 'hello@toytwin.example'] }],
    rows: [{ name: 'Captain Lena', detail: 'Another drawing', value: '$4.99' }],
    total: { name: 'Paid', value: '$4.99' },
  });
});

test('receiptPaper says that there are two in one box', () => {
  expect(receiptPaper({ ...ORDER, people: 2 }, 'Robin Example', SELLER).rows[0]).toMatchObject({
    detail: 'Toy twin, Two in one box, Premium',
  });
});
