import { count, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { moveOrder } from '#features/checkout/server/lifecycle.ts';
import { orders, paymentEvents } from '#features/checkout/tables.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('webhook event of the payment provider', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const post = (payload: string, headers: Record<string, string>) =>
    running.app.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers });
  const json = { 'content-type': 'application/json' };

  const signed = (event: object, changes = {}) =>
    signedText(JSON.stringify({ object: 'event', ...event }), changes);
  function signedText(payload: string, changes: { secret?: string; timestamp?: number } = {}) {
    const [secret = ''] = running.services.payment.webhookSecrets;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...changes });
    return { payload, headers: { ...json, 'stripe-signature': signature } };
  }
  const notice = (id: string, object: object = { id: 'pi_none' }) => ({
    id,
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object },
  });
  const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
  async function timesRemembered(id: string) {
    const { database } = running.services;
    const [row] = await database
      .select({ times: count() })
      .from(paymentEvents)
      .where(eq(paymentEvents.id, id));
    return row?.times;
  }

  it('is accepted if signed by the provider, and remembered', async () => {
    const { payload, headers } = signed(notice('evt_good'));
    for (let time = 0; time < 2; time += 1) {
      const response = await post(payload, headers);
      expect({ status: response.statusCode, body: response.json() }).toEqual({
        status: 200,
        body: { received: true },
      });
    }
    expect(await timesRemembered('evt_good')).toBe(1);
  });

  it.each([
    ['without a signature', () => ({ payload: '{}', headers: json })],
    [
      'with a broken signature',
      () => ({ payload: '{}', headers: { ...json, 'stripe-signature': 't=1,v1=00' } }),
    ],
    ['signed by somebody else', () => signed(notice('evt_bad'), { secret: 'whsec_other' })],
    ['with another body', () => ({ ...signed(notice('evt_bad')), payload: '{"id":"evt_bad"}' })],
    ['signed long ago', () => signed(notice('evt_bad'), { timestamp: seconds(-400) })],
    ['signed in the future', () => signed(notice('evt_bad'), { timestamp: seconds(+400) })],
    ['that is null', () => signedText('null')],
    ['that is a list', () => signedText('[]')],
    ['without a type', () => signedText('{"id":"evt_bad","object":"event","livemode":false}')],
    ['that is no JSON', () => ({ payload: '{', headers: json })],
    ['that is empty', () => ({ payload: '', headers: json })],
    ['that is text', () => ({ payload: '{}', headers: { 'content-type': 'text/plain' } })],
    ['without any type', () => ({ payload: '', headers: {} })],
  ])('is refused %s', async (_what, make) => {
    const { payload, headers } = make();
    expect(refusalOf(await post(payload, headers))).toMatchObject({
      status: 400,
      code: 'bad_request',
    });
    expect(await timesRemembered('evt_bad')).toBe(0);
  });

  it('is accepted with whole objects, and refused if it is megabytes long', async () => {
    const large = signed(notice('evt_large', { id: 'pi_none', note: 'x'.repeat(500_000) }));
    expect((await post(large.payload, large.headers)).statusCode).toBe(200);
    const huge = signed(notice('evt_huge', { id: 'pi_none', note: 'x'.repeat(1_100_000) }));
    expect(refusalOf(await post(huge.payload, huge.headers))).toMatchObject({ status: 413 });
  });

  it('is accepted again if its payment could not be read', async () => {
    const { services } = running;
    const { sessions } = services.payment.stripe.checkout;
    const { orderId, sessionUrl } = await openCheckout(robin, await makeDraft(robin));
    services.payment.sandbox?.dropWebhooks(true);
    await payOnPage(running.app, sessionUrl).finally(() => services.payment.sandbox?.dropWebhooks(false));
    const { payload, headers } = signed(notice('evt_again', { id: 'pi_x', metadata: { orderId } }));
    const away = vi.spyOn(sessions, 'retrieve').mockRejectedValue(new Error('Away'));
    const first = await post(payload, headers).finally(() => away.mockRestore());
    expect(first.statusCode).toBe(500);
    expect((await post(payload, headers)).statusCode).toBe(200);
    const [order] = await services.database.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'authorized' });
  });

  it('leads to one call of the provider if it comes twice', async () => {
    const { orderId } = await openCheckout(robin, await makeDraft(robin));
    const { payload, headers } = signed(notice('evt_twice', { id: 'pi_x', metadata: { orderId } }));
    const asked = vi.spyOn(running.services.payment.stripe.checkout.sessions, 'retrieve');
    for (let time = 0; time < 2; time += 1) expect((await post(payload, headers)).statusCode).toBe(200);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('is verified with the provider, whatever it says', async () => {
    const draft = await makeDraft(robin);
    const { orderId } = await openCheckout(robin, draft);
    const claim = { id: 'pi_x', status: 'succeeded', amount_received: 199, metadata: { orderId } };
    const { payload, headers } = signed(notice('evt_claim', claim));
    expect((await post(payload, headers)).statusCode).toBe(200);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'open' });
    expect(await robin.get(toytwin, `/api/toytwins/${draft.id}`)).toMatchObject({ status: 'draft' });
  });

  it.each([
    ['without metadata of ours', { id: 'pi_1', metadata: {} }],
    ['about an order that is not ours', { id: 'pi_1', metadata: { orderId: crypto.randomUUID() } }],
    ['with an invalid order id', { id: 'pi_1', metadata: { orderId: "' or 1=1" } }],
    ['about an object without an id', {}],
  ])('is accepted %s without effect', async (what, object) => {
    const { payload, headers } = signed(notice(`evt_${what}`, object));
    expect((await post(payload, headers)).statusCode).toBe(200);
  });

  it('has no second effect, however often it is repeated', async () => {
    const sandbox = running.services.payment.sandbox;
    const ids = await payNew(running.app, robin);
    const before = await readOrder(robin, ids.orderId);
    const own = (await sandbox?.events()) ?? [];
    for (const event of own) expect(await sandbox?.redeliver(event.id)).toBe(200);
    expect(await readOrder(robin, ids.orderId)).toEqual(before);
    await running.services.database.delete(paymentEvents);
    for (const event of own.toReversed()) expect(await sandbox?.redeliver(event.id)).toBe(200);
    expect(await readOrder(robin, ids.orderId)).toEqual(before);
    const paid = await robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`);
    expect(paid).toMatchObject({ status: 'queued' });
  });

  it('reports an authorization that ended without us', async () => {
    const ids = await payNew(running.app, robin);
    const { services } = running;
    const [order] = await services.database.select().from(orders).where(eq(orders.id, ids.orderId));
    await services.payment.stripe.paymentIntents.cancel(order?.paymentIntentId ?? '');
    await services.payment.sandbox?.deliverDue();
    expect(await readOrder(robin, ids.orderId)).toMatchObject({
      status: 'released',
      reason: 'The hold on the card ended before the toy twin was ready.',
    });
    expect(await robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`)).toMatchObject({
      status: 'failed',
      failureMessage: 'Failed to process your Toy Twin. Your payment has NOT been charged.',
    });
  });

  it.each([
    ['failed', 'The toy twin could not be made.'],
    ['cancelled', 'You cancelled it.'],
  ] as const)(
    'gives the reason when we ended the hold of a %s one and the event came first',
    async (status, reason) => {
      const ids = await payNew(running.app, robin);
      const { services } = running;
      await moveToytwin(services.database, ids.toytwinId, status);
      const [order] = await services.database.select().from(orders).where(eq(orders.id, ids.orderId));
      await services.payment.stripe.paymentIntents.cancel(order?.paymentIntentId ?? '');
      await services.payment.sandbox?.deliverDue();
      expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'released', reason });
    },
  );

  it('reports an expired payment page', async () => {
    const { orderId, sessionUrl } = await openCheckout(robin, await makeDraft(robin));
    const { services } = running;
    const [order] = await services.database.select().from(orders).where(eq(orders.id, orderId));
    await services.payment.stripe.checkout.sessions.expire(order?.sessionId ?? '');
    await services.payment.sandbox?.deliverDue();
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'expired' });
    expect((await payOnPage(running.app, sessionUrl)).statusCode).not.toBe(303);
  });

  it('reports to the operator a refund that failed later, which stays in the books', async () => {
    const ids = await payNew(running.app, robin);
    const { services } = running;
    const [held] = await services.database.select().from(orders).where(eq(orders.id, ids.orderId));
    const { paymentIntentId } = held ?? {};
    await moveOrder(services.database, ids.orderId, 'captured');
    await moveOrder(services.database, ids.orderId, 'refunded');
    const told = vi.spyOn(services.logger, 'error');
    const refund = { id: 're_1', object: 'refund', payment_intent: paymentIntentId, status: 'failed' };
    const { payload, headers } = signed({ ...notice('evt_refund', refund), type: 'refund.failed' });
    expect((await post(payload, headers)).statusCode).toBe(200);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { orderId: ids.orderId, status: 'refunded', event: 'evt_refund' },
      'refund failed: return the money some other way',
    );
    told.mockRestore();
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'refunded' });
  });
});
