import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandboxDatabase, openShop, type SandboxDatabase, type Shop } from './test/shop.ts';

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

test('each move sends its events, signed, in their order and once', async () => {
  const { intentId } = await shop.authorize();
  await shop.stripe.paymentIntents.capture(intentId);
  await shop.stripe.refunds.create({ payment_intent: intentId });
  await shop.sandbox.deliverDue();
  expect(shop.receivedTypes()).toEqual([
    'payment_intent.amount_capturable_updated',
    'checkout.session.completed',
    'payment_intent.succeeded',
    'charge.refunded',
  ]);
  expect(shop.received[0]).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: 'event',
    livemode: false,
    data: { object: { id: intentId, status: 'requires_capture', metadata: { orderId: 'order-1' } } },
  });
  await shop.sandbox.deliverDue();
  expect(shop.received).toHaveLength(4);
});

test('event of a call is sent after the answer', async () => {
  const { intentId } = await shop.authorize();
  await shop.sandbox.deliverDue();
  const { status } = await shop.stripe.paymentIntents.capture(intentId);
  expect(status).toBe('succeeded');
  expect(shop.receivedTypes()).not.toContain('payment_intent.succeeded');
  await expect.poll(() => shop.receivedTypes()).toContain('payment_intent.succeeded');
});

test('more events than are taken at once all go out', async () => {
  shop.webhook.status = 503;
  for (let order = 0; order < 6; order += 1) await shop.authorize();
  shop.webhook.status = 200;
  shop.advance(2);
  await shop.sandbox.deliverDue();
  const events = await shop.sandbox.events();
  expect(events).toHaveLength(12);
  expect(events.every((event) => event.delivered)).toBe(true);
});

test('event of a payment arrives before the buyer comes back', async () => {
  const { id } = await shop.openSession();
  const answer = await shop.pay(id);
  expect(answer.statusCode).toBe(303);
  expect(shop.receivedTypes()).toContain('checkout.session.completed');
});

test('events of a decline, a release and an expiry are sent, too', async () => {
  const declined = await shop.openSession();
  await shop.pay(declined.id, { cardNumber: '4000000000000002' });
  await shop.stripe.checkout.sessions.expire(declined.id);
  const { intentId } = await shop.authorize();
  await shop.stripe.paymentIntents.cancel(intentId);
  await shop.sandbox.deliverDue();
  expect(shop.receivedTypes()).toEqual([
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'checkout.session.expired',
    'payment_intent.amount_capturable_updated',
    'checkout.session.completed',
    'payment_intent.canceled',
  ]);
});

test('refused event is sent again at growing intervals, and given up in the end', async () => {
  shop.webhook.status = 500;
  await shop.authorize();
  await shop.sandbox.deliverDue();
  expect(shop.received).toHaveLength(2);
  shop.advance(2);
  await shop.sandbox.deliverDue();
  expect(shop.received).toHaveLength(4);
  for (const wait of [5, 15, 60, 300, 3600, 86_400]) {
    shop.advance(wait);
    await shop.sandbox.deliverDue();
  }
  expect(shop.received).toHaveLength(12);
  expect(await shop.sandbox.events()).toMatchObject([
    { attempts: 6, delivered: false },
    { attempts: 6, delivered: false },
  ]);
});

test('delivered event is not sent again after an earlier failure', async () => {
  shop.webhook.status = 503;
  await shop.authorize();
  shop.webhook.status = 200;
  shop.advance(2);
  await shop.sandbox.deliverDue();
  shop.advance(86_400);
  await shop.sandbox.deliverDue();
  expect(shop.received).toHaveLength(4);
  expect((await shop.sandbox.events()).every((event) => event.delivered)).toBe(true);
});

test('lost events never come, but can be sent late, twice and in another order', async () => {
  shop.sandbox.dropWebhooks(true);
  await shop.authorize();
  await shop.sandbox.deliverDue();
  shop.sandbox.dropWebhooks(false);
  shop.advance(86_400);
  await shop.sandbox.deliverDue();
  expect(shop.received).toEqual([]);
  const [first, second] = await shop.sandbox.events();
  for (const event of [second, first, first]) {
    expect(await shop.sandbox.redeliver(event?.id ?? '')).toBe(200);
  }
  expect(shop.received.map((event) => event.id)).toEqual([second?.id, first?.id, first?.id]);
});

test('two processes on one database send each event once between them', async () => {
  const one = await openShop(storage);
  const other = await openShop(storage);
  expect(other.webhookSecret).toEqual(one.webhookSecret);
  const { intentId } = await one.authorize();
  await other.stripe.paymentIntents.capture(intentId);
  await Promise.all([one.sandbox.deliverDue(), other.sandbox.deliverDue()]);
  const ids = [...one.received, ...other.received].map((event) => event.id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
  await one.close();
  await other.close();
});

test('forged event is refused', async () => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/webhook',
    headers,
    payload: '{"id":"evt_1"}',
  });
  expect(answer.statusCode).toBe(500);
  expect(shop.received).toEqual([]);
});
