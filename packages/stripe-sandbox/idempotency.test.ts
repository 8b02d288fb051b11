import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  openSandboxDatabase,
  openShop,
  refusalOf,
  type SandboxDatabase,
  type Shop,
  sessionParams,
} from './test/shop.ts';

let storage: SandboxDatabase;
let shop: Shop;
beforeAll(async () => {
  storage = await openSandboxDatabase();
});
afterAll(() => storage.close());
beforeEach(async () => {
  shop = await openShop(storage);
});
afterEach(async () => {
  expect(shop.failures).toEqual([]);
  await shop.close();
  await storage.clear();
});

const once = { idempotencyKey: 'order-1-checkout' };

test('idempotency key gives the same session for the same body, also after a restart', async () => {
  const first = await shop.stripe.checkout.sessions.create(sessionParams, once);
  const second = await shop.stripe.checkout.sessions.create(sessionParams, once);
  const restarted = await openShop(storage);
  const third = await restarted.stripe.checkout.sessions.create(sessionParams, once);
  await restarted.close();
  expect([second.id, third.id]).toEqual([first.id, first.id]);
  expect(second.lastResponse.idempotencyKey).toBe(once.idempotencyKey);
});

test('calls at the same moment with one key open one session', async () => {
  const sessions = await Promise.all(
    Array.from({ length: 5 }, () => shop.stripe.checkout.sessions.create(sessionParams, once)),
  );
  expect(new Set(sessions.map((session) => session.id)).size).toBe(1);
});

test('idempotency key with another body is refused', async () => {
  await shop.stripe.checkout.sessions.create(sessionParams, once);
  const changed = { ...sessionParams, client_reference_id: 'order-2' };
  const refusal = await refusalOf(shop.stripe.checkout.sessions.create(changed, once));
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(refusal.statusCode).toBe(400);
});

test('repeated capture gets the answer of the first, also a refusal', async () => {
  const { intentId } = await shop.authorize();
  const key = { idempotencyKey: 'capture-1' };
  await shop.stripe.paymentIntents.capture(intentId, {}, key);
  expect((await shop.stripe.paymentIntents.capture(intentId, {}, key)).status).toBe('succeeded');

  const failing = await shop.authorize('4000000000000341');
  const failingKey = { idempotencyKey: 'capture-2' };
  const first = await refusalOf(shop.stripe.paymentIntents.capture(failing.intentId, {}, failingKey));
  const second = await refusalOf(shop.stripe.paymentIntents.capture(failing.intentId, {}, failingKey));
  expect([first.code, second.code]).toEqual(['card_declined', 'card_declined']);
});

test('invalid request does not use up its idempotency key', async () => {
  const refusal = await refusalOf(shop.stripe.checkout.sessions.create({ mode: 'payment' }, once));
  expect(refusal.code).toBe('parameter_missing');
  expect((await shop.stripe.checkout.sessions.create(sessionParams, once)).status).toBe('open');
});

test('keys are forgotten after a day', async () => {
  const first = await shop.stripe.checkout.sessions.create(sessionParams, once);
  shop.advance(86_400);
  await shop.sandbox.sweep();
  const second = await shop.stripe.checkout.sessions.create(sessionParams, once);
  expect(second.id).not.toBe(first.id);
});

test('another key than the sandbox’s own is not let in', async () => {
  const refusal = await refusalOf(
    shop.stripe.checkout.sessions.create(sessionParams, { apiKey: 'sk_test_other' }),
  );
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});
