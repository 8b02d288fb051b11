import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { createPayment } from './index.ts';

let storage: Awaited<ReturnType<typeof openTestDatabase>>;
const requests: { authorization: string | undefined; key: string | undefined }[] = [];
const provider = Fastify();
let address: string;

beforeAll(async () => {
  storage = await openTestDatabase();
  provider.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  provider.post('/v1/payment_intents/:id/capture', async (request, reply) => {
    const { authorization } = request.headers;
    requests.push({ authorization, key: request.headers['idempotency-key']?.toString() });
    if (requests.length === 1) {
      return reply
        .code(429)
        .header('retry-after', '0')
        .send({ error: { message: 'Too many requests' } });
    }
    return { id: 'pi_1', object: 'payment_intent', status: 'succeeded' };
  });
  address = await provider.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await provider.close();
  await storage.close();
});

const warnings: string[] = [];
const options = (variables: Record<string, string> = {}) => {
  const { stripe, prices, production } = readConfig(variables);
  const logger = { error: () => {}, warn: (_details: object, message: string) => warnings.push(message) };
  return {
    ...stripe,
    prices,
    production,
    publicUrl: 'http://shop.test',
    database: storage.database,
    logger,
  };
};
const KEY = { STRIPE_SECRET_KEY: 'sk_test_real', STRIPE_WEBHOOK_SECRET: 'whsec_real' };

test('payment with a key calls the provider, and repeats after a 429 under one idempotency key', async () => {
  const payment = await createPayment(options({ ...KEY, STRIPE_API_BASE: address }));
  expect(payment).toMatchObject({
    mode: 'stripe',
    livemode: false,
    webhookSecrets: ['whsec_real'],
    prices: { currency: 'usd', basic: { amount: 199, taxAdded: false }, premium: { amount: 499 } },
  });
  expect(payment.sandbox).toBeUndefined();
  expect((await payment.stripe.paymentIntents.capture('pi_1')).status).toBe('succeeded');
  expect(requests.map((request) => request.authorization)).toEqual([
    'Bearer sk_test_real',
    'Bearer sk_test_real',
  ]);
  expect(requests[0]?.key).toBe(requests[1]?.key);
  expect(warnings).toEqual([]);
});

test('test key in production works, with a warning', async () => {
  await createPayment(options({ ...KEY, NODE_ENV: 'production' }));
  expect(warnings).toEqual([expect.stringContaining('test key')]);
});

test('live key is recognized, also a restricted one', async () => {
  for (const key of ['sk_live_1', 'rk_live_1']) {
    expect((await createPayment(options({ ...KEY, STRIPE_SECRET_KEY: key }))).livemode).toBe(true);
  }
});

test('key without a webhook secret is refused', async () => {
  await expect(createPayment({ ...options(), secretKey: 'sk_test_real' })).rejects.toThrow(
    'STRIPE_WEBHOOK_SECRET',
  );
});

test('payment without a key is the sandbox, with a lasting secret of its own', async () => {
  const first = await createPayment(options());
  const second = await createPayment(options());
  expect(first).toMatchObject({ mode: 'sandbox', livemode: false });
  expect(first.webhookSecrets).toEqual([expect.stringMatching(/^whsec_.{40,}$/)]);
  expect(second.webhookSecrets).toEqual(first.webhookSecrets);
  await first.close();
  await second.close();
});

test('the sandbox in production is logged as a warning', async () => {
  warnings.length = 0;
  await (await createPayment(options())).close();
  expect(warnings).toEqual([]);
  await (await createPayment(options({ NODE_ENV: 'production', PAYMENT: 'sandbox' }))).close();
  expect(warnings).toEqual([
    'PAYMENT=sandbox is set, so payments go to the built-in sandbox: pictures are made, but no money moves',
  ]);
});
