import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type DatabaseService, openDatabase } from '../../src/services/database/index.ts';
import { checkPayment } from '../../src/services/payment/check-payment.ts';
import { handledEventTypes } from '../../src/services/payment/event-types.ts';
import { createPayment } from '../../src/services/payment/index.ts';
import type { KnownPrice } from './stripe/catalogue.ts';
import { refusal } from './stripe/faults.ts';
import { type CheckRequest, readRequestSchemas } from './stripe/request-schemas.ts';
import { START_LIMIT, type StripeServer, startStripe } from './stripe/stripe-server.ts';

const PRICES = { STRIPE_PRICE_BASIC: 'price_basic', STRIPE_PRICE_PREMIUM: 'price_premium' };
const ENDPOINT = 'https://toytwin.example/api/payments/webhook';

describe('the check of the payment provider', () => {
  let stripe: StripeServer;
  let database: DatabaseService;
  let checkRequest: CheckRequest;
  beforeAll(async () => {
    [stripe, database] = await Promise.all([startStripe(), openDatabase({})]);
    checkRequest = await readRequestSchemas();
  }, START_LIMIT);
  afterAll(async () => {
    await stripe.close();
    await database.close();
  });
  beforeEach(() => {
    stripe.catalogue.provide('/v1/balance', { object: 'balance', available: [], pending: [] });
    stripe.catalogue.provide('/v1/events', { object: 'list', data: [], has_more: false });
    stripe.catalogue.provide('/v1/account', { object: 'account', country: 'DE', charges_enabled: true });
    stripe.catalogue.provide('/v1/country_specs/DE', { supported_payment_currencies: ['eur', 'usd'] });
    tellEndpoint({ url: ENDPOINT, status: 'enabled', enabled_events: [...handledEventTypes] });
    addPrices({});
  });

  function tellEndpoint(endpoint: object): void {
    stripe.catalogue.provide('/v1/webhook_endpoints', { object: 'list', data: [endpoint] });
  }
  function addPrices(premium: Partial<KnownPrice>): void {
    stripe.catalogue.addPrice({ id: 'price_basic', unit_amount: 220, currency: 'usd' });
    stripe.catalogue.addPrice({ id: 'price_premium', unit_amount: 550, currency: 'usd', ...premium });
  }
  const configOf = (variables: Record<string, string> = {}) =>
    readConfig({ PUBLIC_URL: 'https://toytwin.example', ...stripe.variables, ...variables });
  const check = (variables?: Record<string, string>) => checkPayment(configOf(variables));
  /** What the product itself does with it at its start. */
  const start = (variables: Record<string, string>) => {
    const { prices, production, publicUrl, ...config } = configOf(variables);
    const logger = { error: () => {}, warn: () => {} };
    const { database: connection } = database;
    return createPayment({ ...config.stripe, prices, production, publicUrl, database: connection, logger });
  };
  const denied = refusal(403, {
    type: 'invalid_request_error',
    message: 'The provided key has no such right',
  });

  it('says what is there', async () => {
    expect(await checkPayment(readConfig({}))).toBe(
      'sandbox, prices $1.99 and $4.99, two in one box $4.99; no real card, no money',
    );
    expect(await check()).toBe(
      'Stripe, test mode; prices $1.99 and $4.99, two in one box $4.99; account in DE; webhook endpoint ready',
    );
    expect(await check(PRICES)).toContain('prices $2.20 and $5.50');
    tellEndpoint({ url: ENDPOINT, status: 'enabled', enabled_events: ['*'] });
    expect(await check()).toContain('webhook endpoint ready');
  });

  it('knows currencies without cents', async () => {
    stripe.catalogue.provide('/v1/country_specs/DE', { supported_payment_currencies: ['jpy'] });
    const yen = { CURRENCY: 'JPY', PRICE_BASIC_CENTS: '300', PRICE_PREMIUM_CENTS: '800' };
    expect(await check(yen)).toContain('prices ¥300 and ¥800');
  });

  it('asks only in the forms of the SDK, and reads only', async () => {
    stripe.requests.length = 0;
    await check(PRICES);
    expect(stripe.requests).toHaveLength(7);
    for (const { method, pathname, params } of stripe.requests) {
      expect(method).toBe('GET');
      expect(checkRequest(method, pathname, params)).toBeUndefined();
    }
  });

  it.each([
    ['no endpoint', { url: 'https://other.example' }, 'no webhook endpoint sends to'],
    ['a disabled endpoint', { url: ENDPOINT, status: 'disabled' }, 'is disabled'],
    [
      'an endpoint that lacks events',
      { url: ENDPOINT, status: 'enabled', enabled_events: handledEventTypes.slice(1) },
      'lacks the events checkout.session.completed',
    ],
  ])('%s: attention in test mode', async (_what, endpoint, words) => {
    tellEndpoint(endpoint);
    expect(await check()).toContain(`attention: `);
    expect(await check()).toContain(words);
  });

  it('says what a restricted key may not read', async () => {
    for (const path of ['/balance', '/account', '/webhook_endpoints', '/events'])
      stripe.faults.plan(path, denied);
    expect(await check()).toBe(
      'Stripe, test mode; balance not readable with this key, so fees are not booked; prices $1.99 and $4.99, two in one box $4.99; ' +
        'account not readable with this key, so the currency is not checked; ' +
        'webhook endpoints not readable with this key, so not checked; ' +
        'events not readable with this key, so a refund goes unnoticed if its event is lost',
    );
  });

  it('fails with advice', async () => {
    await expect(check({ STRIPE_SECRET_KEY: 'sk_test_other' })).resolves.toBeDefined();
    stripe.faults.plan(
      '/balance',
      refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' }),
    );
    await expect(check()).rejects.toThrow('Stripe does not accept STRIPE_SECRET_KEY');
    await expect(check({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).rejects.toThrow('cannot be reached');
    await expect(check({ CURRENCY: 'jpy', PRICE_BASIC_CENTS: '300' })).rejects.toThrow(
      'cannot charge in jpy',
    );
    stripe.catalogue.provide('/v1/account', { object: 'account', country: 'DE', charges_enabled: false });
    await expect(check()).rejects.toThrow('finish its activation');
  });

  it.each<[string, Partial<KnownPrice>, string]>([
    ['recurs', { type: 'recurring' }, 'is recurring'],
    ['is archived', { active: false }, 'is archived'],
    ['is in another currency', { currency: 'eur' }, 'is in eur, but CURRENCY is usd'],
    ['has no fixed amount', { unit_amount: null }, 'has no fixed amount'],
    ['is too small', { unit_amount: 20 }, 'the smallest amount that can be charged in usd is 50'],
  ])('refuses a Price that %s, and so does the start', async (_what, premium, words) => {
    addPrices(premium);
    for (const tried of [check, start]) {
      await expect(tried(PRICES)).rejects.toThrow(
        new RegExp(`^STRIPE_PRICE_PREMIUM: the Price price_premium .*${words}`),
      );
    }
  });

  it('refuses a Price that Stripe does not know, or that the key may not read', async () => {
    await expect(start({ ...PRICES, STRIPE_PRICE_BASIC: 'price_none' })).rejects.toThrow(
      'STRIPE_PRICE_BASIC: Stripe knows no such Price',
    );
    stripe.faults.plan('/price_basic', denied);
    await expect(start(PRICES)).rejects.toThrow('STRIPE_PRICE_BASIC: the restricted key');
  });

  it('says at the start that Stripe cannot be asked for a Price', async () => {
    await expect(start({ ...PRICES, STRIPE_API_BASE: 'http://127.0.0.1:1' })).rejects.toThrow(
      /^STRIPE_PRICE_\w+: it could not be read from Stripe \(StripeConnectionError\); check the network/,
    );
  });
});
