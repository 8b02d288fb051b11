import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';

const LIVE = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const NAMED = { SELLER_NAME: 'Robin Maker', SELLER_ADDRESS: '1 Toy Street\\nSpringfield' };
const COMPLETE = { ...NAMED, SELLER_EMAIL: 'shop@toys.example' };

test('production with a live key names everything that the seller lacks', () => {
  expect(() => readConfig(LIVE)).toThrow(
    'Invalid configuration:\n' +
      '  SELLER_NAME: is required with NODE_ENV=production and a live Stripe key: buyers must be told who sells to them, in the terms, the imprint and on receipts\n' +
      '  SELLER_ADDRESS: is required with NODE_ENV=production and a live Stripe key: buyers must be told where the seller is, with \\n between the lines\n' +
      '  SELLER_EMAIL: is required with NODE_ENV=production and a live Stripe key, unless CONTACT_EMAIL or MAIL_FROM is set: buyers must be able to reach the seller',
  );
});

test.each([
  [
    'no tax number, though tax is charged',
    { ...LIVE, ...COMPLETE, STRIPE_AUTOMATIC_TAX: 'true' },
    'SELLER_TAX_NUMBER: is required',
  ],
  [
    'an address without a name',
    { SELLER_ADDRESS: '1 Toy Street' },
    'SELLER_NAME: is required with any other SELLER_',
  ],
  ['a name of two lines', { SELLER_NAME: 'Robin\nMaker' }, 'SELLER_NAME: must be one line'],
  [
    'a long register',
    { ...NAMED, SELLER_REGISTER: 'x'.repeat(201) },
    'SELLER_REGISTER: must have at most 200',
  ],
  ['no email address', { ...NAMED, SELLER_EMAIL: 'shop' }, 'SELLER_EMAIL: must be one email address'],
  [
    'an address of nine lines',
    { ...NAMED, SELLER_ADDRESS: 'a\\n'.repeat(9) },
    'SELLER_ADDRESS: must have at most 8',
  ],
])('readConfig refuses %s', (_what, given, message) => {
  expect(() => readConfig(given)).toThrow(message);
});

test.each([
  ['production with a live key', { ...LIVE, ...COMPLETE }],
  ['production with tax', { ...LIVE, ...COMPLETE, STRIPE_AUTOMATIC_TAX: 'true', SELLER_TAX_NUMBER: 'XX1' }],
  ['the address of CONTACT_EMAIL', { ...LIVE, ...NAMED, CONTACT_EMAIL: 'help@toys.example' }],
  ['a test key', { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['the sandbox in production', { NODE_ENV: 'production', PAYMENT: 'sandbox' }],
])('readConfig accepts %s', (_what, given) => {
  expect(() => readConfig(given)).not.toThrow();
});

test('the seller has an address of lines, and the address of the operator unless another one is set', () => {
  expect(readConfig({}).seller).toBeUndefined();
  expect(readConfig({ ...NAMED, CONTACT_EMAIL: 'help@toys.example' }).seller).toEqual({
    name: 'Robin Maker',
    address: ['1 Toy Street', 'Springfield'],
    email: 'help@toys.example',
    taxNumber: undefined,
    register: undefined,
  });
  expect(readConfig({ ...COMPLETE, SELLER_ADDRESS: '1 Toy Street\nSpringfield' }).seller).toMatchObject({
    address: ['1 Toy Street', 'Springfield'],
    email: 'shop@toys.example',
  });
});
