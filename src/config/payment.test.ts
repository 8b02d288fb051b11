import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { listConfiguredPrices } from '#services/payment/price-list.ts';

const KEY = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test.each([
  ['a publishable key', { ...KEY, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY', 'not a publishable'],
  [
    'a key without its webhook secret',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_WEBHOOK_SECRET',
    'required',
  ],
  ['a key as the secret', { ...KEY, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET', 'whsec_'],
  [
    'half a list of secrets',
    { ...KEY, STRIPE_WEBHOOK_SECRET: 'whsec_1,' },
    'STRIPE_WEBHOOK_SECRET',
    'whsec_',
  ],
  [
    'a secret without its key',
    { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ],
  ['an address without a key', { STRIPE_API_BASE: 'https://mock' }, 'STRIPE_SECRET_KEY', 'STRIPE_API_BASE'],
  ['a live key over http', { ...LIVE, STRIPE_API_BASE: 'http://mock' }, 'STRIPE_API_BASE', 'https'],
  [
    'a restricted live key over http',
    { ...LIVE, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_API_BASE: 'http://mock' },
    'STRIPE_API_BASE',
    'https',
  ],
  [
    'a live key on an embedded database that does not wait for the disk',
    { ...LIVE, DATABASE_DURABLE: 'false' },
    'DATABASE_DURABLE',
    'Remove the variable',
  ],
  [
    'the same with a restricted key',
    { ...LIVE, STRIPE_SECRET_KEY: 'rk_live_1', DATABASE_DURABLE: 'false' },
    'DATABASE_DURABLE',
    'live Stripe key',
  ],
  ['a product as price', { ...KEY, STRIPE_PRICE_BASIC: 'prod_1' }, 'STRIPE_PRICE_BASIC', 'id of a Price'],
  ['one price only', { ...KEY, STRIPE_PRICE_BASIC: 'price_1' }, 'STRIPE_PRICE_PREMIUM', 'both'],
  ['the other price only', { ...KEY, STRIPE_PRICE_PREMIUM: 'price_1' }, 'STRIPE_PRICE_BASIC', 'both'],
  [
    'prices in the sandbox',
    { STRIPE_PRICE_BASIC: 'price_1', STRIPE_PRICE_PREMIUM: 'price_2' },
    'STRIPE_PRICE_BASIC',
    'sandbox',
  ],
  ['tax in the sandbox', { STRIPE_AUTOMATIC_TAX: 'true' }, 'STRIPE_AUTOMATIC_TAX', 'sandbox'],
  [
    'a price of two people that is too small to charge',
    { PRICE_DUO_CENTS: '49' },
    'PRICE_DUO_CENTS',
    'too small',
  ],
  ['an unknown value for tax', { ...KEY, STRIPE_AUTOMATIC_TAX: 'maybe' }, 'STRIPE_AUTOMATIC_TAX', 'true'],
  ['production without a key', { NODE_ENV: 'production' }, 'STRIPE_SECRET_KEY', 'set PAYMENT=sandbox'],
  ['the sandbox with a key', { ...KEY, PAYMENT: 'sandbox' }, 'PAYMENT', 'remove one'],
  ['another name for the sandbox', { PAYMENT: 'test' }, 'PAYMENT', 'sandbox'],
  ['too little in forints', { CURRENCY: 'HUF' }, 'PRICE_BASIC_CENTS', 'too small'],
  [
    'a fraction of a króna',
    { CURRENCY: 'ISK', PRICE_BASIC_CENTS: '20050', PRICE_PREMIUM_CENTS: '50000' },
    'PRICE_BASIC_CENTS',
    'whole units',
  ],
])('readConfig refuses %s', (_what, given, variable, words) => {
  expect(() => readConfig(given)).toThrow(new RegExp(`${variable}: .*${words}`));
});

const SELLER = {
  SELLER_NAME: 'Robin Maker',
  SELLER_ADDRESS: '1 Toy Street\\nSpringfield',
  SELLER_EMAIL: 'a@b.example',
};

test.each([
  ['yen', { CURRENCY: 'JPY', PRICE_BASIC_CENTS: '300', PRICE_PREMIUM_CENTS: '800' }],
  ['a live key', LIVE],
  ['production with a key', { ...LIVE, ...SELLER, NODE_ENV: 'production' }],
  ['production that chooses the sandbox', { NODE_ENV: 'production', PAYMENT: 'sandbox' }],
  ['a live key at another address with TLS', { ...LIVE, STRIPE_API_BASE: 'https://stripe.internal' }],
  ['a restricted key', { ...KEY, STRIPE_SECRET_KEY: 'rk_test_1' }],
  // The configured amounts are ignored then.
  [
    'prices of Stripe in forints',
    { ...KEY, CURRENCY: 'huf', STRIPE_PRICE_BASIC: 'price_1', STRIPE_PRICE_PREMIUM: 'price_2' },
  ],
])('readConfig accepts %s', (_what, given) => {
  expect(() => readConfig(given)).not.toThrow();
});

test('readConfig accepts two webhook secrets during a rotation', () => {
  const { stripe } = readConfig({ ...KEY, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });
  expect(stripe.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
});

test.each([
  [LIVE, true],
  [{ ...LIVE, STRIPE_SECRET_KEY: ' rk_live_1\n' }, true],
  [{ ...LIVE, DATABASE_DURABLE: 'true' }, true],
  [{ ...LIVE, DATABASE_URL: 'postgres://host/db', DATABASE_DURABLE: 'false' }, false],
  [KEY, false],
  [{ ...KEY, DATABASE_DURABLE: 'true' }, true],
  [{}, false],
])('the embedded database waits for the disk if real money is charged: %o', (given, durable) => {
  expect(readConfig(given).database.durable).toBe(durable);
});

test('two people in one box cost what premium costs, unless that is configured', () => {
  const duo = (variables: Record<string, string>) => listConfiguredPrices(readConfig(variables)).duo.amount;
  expect(duo({})).toBe(499);
  expect(duo({ PRICE_PREMIUM_CENTS: '999' })).toBe(999);
  expect(duo({ PRICE_PREMIUM_CENTS: '999', PRICE_DUO_CENTS: '1299' })).toBe(1299);
});
