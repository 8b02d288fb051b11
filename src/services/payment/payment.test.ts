import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from './index.ts';
import { openTestDatabase } from './sandbox/shop-for-tests.ts';

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

const quiet = { error: () => {} };

test('with a key it speaks to the provider at its address, and a 429 is tried again under one key', async () => {
  const payment = await createPayment({
    secretKey: 'sk_test_real',
    webhookSecret: 'whsec_real',
    apiBase: address,
    publicUrl: 'http://shop.test',
    database: storage.database,
    logger: quiet,
  });
  expect(payment).toMatchObject({ mode: 'stripe', webhookSecret: 'whsec_real' });
  expect(payment.sandbox).toBeUndefined();
  expect((await payment.stripe.paymentIntents.capture('pi_1')).status).toBe('succeeded');
  expect(requests.map((request) => request.authorization)).toEqual([
    'Bearer sk_test_real',
    'Bearer sk_test_real',
  ]);
  expect(requests[0]?.key).toBe(requests[1]?.key);
});

test('a key without the secret of its notices is refused', async () => {
  const options = { secretKey: 'sk_test_real', publicUrl: '', database: storage.database, logger: quiet };
  await expect(createPayment(options)).rejects.toThrow('webhook secret');
});

test('without a key it is the sandbox, with a secret of its own that stays', async () => {
  const options = { publicUrl: 'http://shop.test', database: storage.database, logger: quiet };
  const first = await createPayment(options);
  const second = await createPayment(options);
  expect(first.mode).toBe('sandbox');
  expect(first.webhookSecret).toMatch(/^whsec_.{40,}$/);
  expect(second.webhookSecret).toBe(first.webhookSecret);
  await first.close();
  await second.close();
});
