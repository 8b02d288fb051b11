import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openSandboxDatabase,
  openShop,
  refusalOf,
  type SandboxDatabase,
  SHOP_URL,
  type Shop,
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

describe('a checkout session', () => {
  test('opens with what is bought and an address to pay at', async () => {
    const session = await shop.openSession({ expand: ['line_items'] });
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 499,
      currency: 'usd',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: 'order-1',
      customer_email: 'ada@example.com',
      metadata: { orderId: 'order-1' },
      url: `${SHOP_URL}/sandbox/checkout/${session.id}`,
      expires_at: shop.now() + 86_400,
    });
    expect(session.line_items?.data[0]).toMatchObject({ description: 'Premium toy twin', amount_total: 499 });
    expect(session.id).toMatch(/^cs_test_[0-9a-f]{64}$/);
  });

  test('adds up several things', async () => {
    const item = { currency: 'usd', product_data: { name: 'Toy' } };
    const session = await shop.openSession({
      line_items: [
        { quantity: 2, price_data: { ...item, unit_amount: 150 } },
        { quantity: 1, price_data: { ...item, unit_amount: 99 } },
      ],
    });
    expect(session.amount_total).toBe(399);
  });

  test('is refused for an invalid address, and for parameters that a test refuses', async () => {
    const email = await refusalOf(shop.openSession({ customer_email: 'o&leary@example.com' }));
    expect(email).toMatchObject({ statusCode: 400, code: 'email_invalid', param: 'customer_email' });
    const description = 'line_items[0][price_data][product_data][description]';
    shop.sandbox.refuseParameters([description]);
    const refused = await refusalOf(shop.openSession({}));
    expect(refused).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param: description });
    shop.sandbox.refuseParameters([]);
    expect((await shop.openSession({})).status).toBe('open');
  });

  test('names the parameter that is missing, wrong or unknown', async () => {
    const missing = await refusalOf(shop.stripe.checkout.sessions.create({ mode: 'payment' }));
    expect(missing).toMatchObject({ statusCode: 400, code: 'parameter_missing', param: 'line_items' });
    const wrong = await refusalOf(shop.openSession({ success_url: 'javascript:alert(1)' }));
    expect(wrong).toMatchObject({ statusCode: 400, param: 'success_url' });
    const unknown = await refusalOf(shop.openSession({ allow_promotion_codes: true }));
    expect(unknown).toMatchObject({ code: 'parameter_unknown', param: 'allow_promotion_codes' });
    const automatic = await refusalOf(
      shop.openSession({ payment_intent_data: { capture_method: 'automatic' } }),
    );
    expect(automatic.param).toBe('payment_intent_data[capture_method]');
  });

  test('that does not exist is a 404 with the protocol’s message', async () => {
    const refusal = await refusalOf(shop.stripe.checkout.sessions.retrieve('cs_test_none'));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect(refusal.message).toBe("No such checkout.session: 'cs_test_none'");
  });

  test('can be expired, and then neither paid nor expired again', async () => {
    const { id } = await shop.openSession();
    expect(await shop.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect((await refusalOf(shop.stripe.checkout.sessions.expire(id))).statusCode).toBe(400);
    expect((await shop.pay(id)).body).toContain('This payment page was closed');
    expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
  });

  test('expires when its time is over, whether it is read or not', async () => {
    const asked = await shop.openSession({ expires_at: shop.now() + 1800 });
    const unasked = await shop.openSession();
    shop.advance(1800);
    expect((await shop.stripe.checkout.sessions.retrieve(asked.id)).status).toBe('expired');
    shop.advance(86_400);
    await shop.sandbox.sweep();
    await shop.sandbox.deliverDue();
    const expired = shop.received.filter((event) => event.type === 'checkout.session.expired');
    expect(expired.map((event) => event.data.object.id)).toEqual([asked.id, unasked.id]);
  });

  test('may not live shorter than 30 minutes nor longer than a day', async () => {
    const early = await refusalOf(shop.openSession({ expires_at: shop.now() + 60 }));
    const late = await refusalOf(shop.openSession({ expires_at: shop.now() + 90_000 }));
    expect([early.param, late.param]).toEqual(['expires_at', 'expires_at']);
  });
});

describe('held money', () => {
  test('is capturable and carries what the order wrote on it', async () => {
    const { sessionId, intentId } = await shop.authorize();
    const session = await shop.stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(session.payment_intent).toMatchObject({
      id: intentId,
      status: 'requires_capture',
      amount_capturable: 499,
      amount_received: 0,
      capture_method: 'manual',
      metadata: { orderId: 'order-1' },
    });
    const intent = await shop.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      captured: false,
      payment_method_details: {
        card: { brand: 'visa', last4: '4242', capture_before: shop.now() + 7 * 86_400 },
      },
    });
  });

  test('is captured once; a second capture is refused', async () => {
    const { sessionId, intentId } = await shop.authorize();
    const captured = await shop.stripe.paymentIntents.capture(intentId);
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 499, amount_capturable: 0 });
    const again = await refusalOf(shop.stripe.paymentIntents.capture(intentId));
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect(again.payment_intent?.status).toBe('succeeded');
    expect((await shop.stripe.checkout.sessions.retrieve(sessionId)).payment_status).toBe('paid');
  });

  test('is released once; afterwards it cannot be captured', async () => {
    const { intentId } = await shop.authorize();
    const released = await shop.stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' });
    expect(released).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      amount_capturable: 0,
    });
    const late = await refusalOf(shop.stripe.paymentIntents.capture(intentId));
    expect(late.code).toBe('payment_intent_unexpected_state');
    expect(late.message).toContain('status of canceled');
    const twice = await refusalOf(shop.stripe.paymentIntents.cancel(intentId));
    expect(twice.code).toBe('payment_intent_unexpected_state');
  });

  test('that was captured cannot be released', async () => {
    const { intentId } = await shop.authorize();
    await shop.stripe.paymentIntents.capture(intentId);
    const refusal = await refusalOf(shop.stripe.paymentIntents.cancel(intentId));
    expect(refusal.code).toBe('payment_intent_unexpected_state');
  });

  test('is released automatically after seven days', async () => {
    const { intentId } = await shop.authorize();
    shop.advance(7 * 86_400);
    const refusal = await refusalOf(shop.stripe.paymentIntents.capture(intentId));
    expect(refusal.message).toContain('status of canceled');
    const intent = await shop.stripe.paymentIntents.retrieve(intentId);
    expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' });
    await shop.sandbox.deliverDue();
    expect(shop.receivedTypes()).toContain('payment_intent.canceled');
  });

  test('on a card whose bank refuses the capture is not charged, and can be canceled', async () => {
    const { intentId } = await shop.authorize('4000 0000 0000 0341');
    const refusal = await refusalOf(shop.stripe.paymentIntents.capture(intentId));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refusal).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    const intent = await shop.stripe.paymentIntents.retrieve(intentId);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      amount_capturable: 0,
    });
    expect((await shop.stripe.paymentIntents.cancel(intentId)).status).toBe('canceled');
  });
});

describe('a refund', () => {
  test('gives all of it back, once', async () => {
    const { intentId } = await shop.authorize();
    const early = await refusalOf(shop.stripe.refunds.create({ payment_intent: intentId }));
    expect(early.message).toContain('does not have a successful charge');
    await shop.stripe.paymentIntents.capture(intentId);
    const refund = await shop.stripe.refunds.create({ payment_intent: intentId, metadata: { why: 'asked' } });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 499,
      status: 'succeeded',
      payment_intent: intentId,
    });
    const twice = await refusalOf(shop.stripe.refunds.create({ payment_intent: intentId }));
    expect(twice.code).toBe('charge_already_refunded');
    const intent = await shop.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 499 });
  });

  test('gives parts of it back until nothing is left', async () => {
    const { intentId: payment_intent } = await shop.authorize();
    await shop.stripe.paymentIntents.capture(payment_intent);
    const { refunds, paymentIntents } = shop.stripe;
    const charge = async () =>
      (await paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] })).latest_charge;
    expect(await refusalOf(refunds.create({ payment_intent, amount: 500 }))).toMatchObject({
      message: 'Refund amount ($5.00) is greater than charge amount ($4.99)',
      param: 'amount',
    });
    expect(await refunds.create({ payment_intent, amount: 100 })).toMatchObject({ amount: 100 });
    expect(await charge()).toMatchObject({ refunded: false, amount_refunded: 100 });
    expect((await refusalOf(refunds.create({ payment_intent, amount: 400 }))).message).toBe(
      'Refund amount ($4.00) is greater than unrefunded amount on charge ($3.99)',
    );
    expect((await refusalOf(refunds.create({ payment_intent, amount: 0 }))).param).toBe('amount');
    expect(await refunds.create({ payment_intent })).toMatchObject({ amount: 399 });
    expect(await charge()).toMatchObject({ refunded: true, amount_refunded: 499 });
    expect((await refusalOf(refunds.create({ payment_intent, amount: 1 }))).code).toBe(
      'charge_already_refunded',
    );
  });

  test('is given once for one idempotency key, also of two at once', async () => {
    const { intentId: payment_intent } = await shop.authorize();
    await shop.stripe.paymentIntents.capture(payment_intent);
    const give = (amount: number) =>
      shop.stripe.refunds.create({ payment_intent, amount }, { idempotencyKey: 'refund-0' });
    const [one, other] = await Promise.all([give(100), give(100)]);
    expect(one.id).toBe(other.id);
    expect((await refusalOf(give(200))).type).toBe('StripeIdempotencyError');
    const intent = await shop.stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 100 });
  });
});
