import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expireOrder } from '#features/checkout/server/end/expire-order.ts';
import { moveOrder } from '#features/checkout/server/lifecycle.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrder } from '#features/checkout/server/settle/reconcile-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { failAfterLastTry } from '#features/generation/server/fail-after-last-try.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { duringNextPut } from './during-next-put.ts';
import { createVendor, works } from './failing-image-model.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

type Ids = { toytwinId: string; orderId: string };

describe('payment race conditions', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());
  afterEach(() => vi.restoreAllMocks());

  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const make = (ids: Ids) => generateToytwin(running.services, ids, new AbortController().signal);
  const checkOut = (toytwinId: string, tier: string) =>
    robin.call({ method: 'POST', url: '/api/payments/create-checkout', payload: { toytwinId, tier } });
  async function atProvider(orderId: string) {
    const order = await rereadOrder(running.services, orderId);
    const { stripe } = running.services.payment;
    const { status, amount_received } = await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '');
    return { status, received: amount_received };
  }
  /** Runs something once during moderation. */
  function whileLookedAt(happen: () => Promise<unknown>): void {
    const { moderation } = running.services;
    vi.spyOn(moderation, 'checkWords').mockImplementationOnce(async () => {
      await happen();
      return [];
    });
  }

  it('charges nothing for a toy twin canceled while its last picture is stored', async () => {
    const ids = await payNew(running.app, robin);
    const { database, storage } = running.services;
    // Cancelling moves the toy twin first; the payment is released a moment later.
    duringNextPut(storage, () => moveToytwin(database, ids.toytwinId, 'cancelled'));
    await expect(make(ids)).rejects.toThrow('no longer being made, so nothing is charged');
    expect(await atProvider(ids.orderId)).toEqual({ status: 'requires_capture', received: 0 });
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({
      status: 'released',
      reason: 'You cancelled it.',
    });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'canceled', received: 0 });
  });

  it('opens no second session for a failed toy twin while its payment is held', async () => {
    const ids = await payNew(running.app, robin);
    await moveToytwin(running.services.database, ids.toytwinId, 'failed');
    expect(refusalOf(await checkOut(ids.toytwinId, 'premium'))).toMatchObject({
      status: 409,
      message: 'This toy twin is already paid for.',
    });
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'failed', tier: 'basic' });
    await reconcileOrders(running.services, -1000);
    expect((await checkOut(ids.toytwinId, 'premium')).statusCode).toBe(200);
  });

  it('keeps tier and payment of a toy twin that is paid and made while another session is requested', async () => {
    const draft = await makeDraft(robin);
    whileLookedAt(async () => {
      const { orderId, sessionUrl } = await openCheckout(robin, draft);
      await payOnPage(running.app, sessionUrl);
      await make({ toytwinId: draft.id, orderId });
    });
    const create = vi.spyOn(running.services.payment.stripe.checkout.sessions, 'create');
    expect(refusalOf(await checkOut(draft.id, 'premium'))).toMatchObject({
      status: 409,
      message: 'This toy twin is already paid for.',
    });
    expect(create).toHaveBeenCalledTimes(1);
    expect(await read(draft.id)).toMatchObject({ status: 'completed', tier: 'basic' });
  });

  it('does not end an order while its session is being opened', async () => {
    const draft = await makeDraft(robin);
    const { sessions } = running.services.payment.stripe.checkout;
    const open = sessions.create.bind(sessions);
    const create = vi.spyOn(sessions, 'create').mockImplementation((async (...request) => {
      await reconcileOrders(running.services, -1000);
      return open(...(request as Parameters<typeof open>));
    }) as typeof sessions.create);
    const { orderId } = await openCheckout(robin, draft);
    expect(create).toHaveBeenCalledTimes(1);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'open' });
  });

  it('closes the session opened in another tab since the order was read', async () => {
    const { orderId, sessionUrl } = await openCheckout(robin, await makeDraft(robin));
    const order = await rereadOrder(running.services, orderId);
    if (!order) throw new Error('There is no order');
    const ended = await expireOrder(running.services, { ...order, sessionId: null }, 'cancelled');
    expect(ended).toMatchObject({ status: 'expired', reason: 'cancelled' });
    const shown = { status: 'expired', reason: 'You cancelled it.' };
    expect(await readOrder(robin, orderId)).toMatchObject(shown);
    expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(200);
  });

  it('releases a payment on a session opened in another tab since the order was read', async () => {
    const { sandbox } = running.services.payment;
    const { orderId, sessionUrl } = await openCheckout(robin, await makeDraft(robin));
    const order = await rereadOrder(running.services, orderId);
    if (!order) throw new Error('There is no order');
    sandbox?.dropWebhooks(true);
    await payOnPage(running.app, sessionUrl);
    sandbox?.dropWebhooks(false);
    const ended = await expireOrder(running.services, { ...order, sessionId: null }, 'cancelled');
    expect(ended).toMatchObject({ status: 'released' });
    expect(await atProvider(orderId)).toEqual({ status: 'canceled', received: 0 });
  });

  it('ends an order charged and refunded in the dashboard before its payment was known', async () => {
    const { sandbox, stripe } = running.services.payment;
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    sandbox?.dropWebhooks(true);
    await payOnPage(running.app, sessionUrl, '4000000000000341');
    const order = await rereadOrder(running.services, orderId);
    const session = await stripe.checkout.sessions.retrieve(order?.sessionId ?? '');
    await expect(stripe.paymentIntents.capture(String(session.payment_intent))).rejects.toThrow('declined');
    sandbox?.dropWebhooks(false);
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released' });
    expect((await checkOut(draft.id, 'basic')).statusCode).toBe(200);
  });

  it('does not report a refund while the provider refuses to cancel the authorization', async () => {
    const ids = await payNew(running.app, robin);
    const { paymentIntents } = running.services.payment.stripe;
    const words = { type: 'invalid_request_error', message: 'This payment is busy' } as const;
    const refuse = vi.spyOn(paymentIntents, 'cancel');
    refuse.mockRejectedValueOnce(new Stripe.errors.StripeInvalidRequestError(words));
    const url = `/api/payments/cancel/${ids.orderId}`;
    expect(refusalOf(await robin.call({ method: 'POST', url }))).toMatchObject({ status: 502 });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'authorized' });
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'released' });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'canceled', received: 0 });
  });

  it('delivers nothing while the bank still processes the charge', async () => {
    const ids = await payNew(running.app, robin);
    const { paymentIntents } = running.services.payment.stripe;
    const capture = vi.spyOn(paymentIntents, 'capture').mockImplementationOnce((async (id: string) => ({
      ...(await paymentIntents.retrieve(id)),
      status: 'processing',
    })) as unknown as typeof paymentIntents.capture);
    await expect(make(ids)).rejects.toMatchObject({ code: 'payment_provider_failed' });
    expect(capture).toHaveBeenCalledOnce();
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'processing' });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'authorized' });
    await make(ids);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured', amount: 199 });
  });

  it('reports the refund and its amount after a partial charge during the failure', async () => {
    const ids = await payNew(running.app, robin);
    const { stripe } = running.services.payment;
    const intentId = (await rereadOrder(running.services, ids.orderId))?.paymentIntentId ?? '';
    await stripe.paymentIntents.capture(intentId, { amount_to_capture: 100 });
    await failAfterLastTry(running.services, ids);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'refunded', amount: 100 });
    expect(await read(ids.toytwinId)).toMatchObject({
      failureMessage: 'Failed to process your Toy Twin. Your payment has been refunded.',
    });
  });

  it('reports the refund of a charge during the cancellation', async () => {
    const ids = await payNew(running.app, robin);
    const { stripe } = running.services.payment;
    const order = await rereadOrder(running.services, ids.orderId);
    await stripe.paymentIntents.capture(order?.paymentIntentId ?? '');
    const url = `/api/payments/cancel/${ids.orderId}`;
    expect((await robin.call({ method: 'POST', url })).statusCode).toBe(200);
    expect(await read(ids.toytwinId)).toMatchObject({
      failureMessage: 'You cancelled this toy twin. Your payment has been refunded.',
    });
  });

  it.each([
    ['cancelled by its owner', 'You cancelled this toy twin. Your payment has been refunded.'],
    ['given up', 'Failed to process your Toy Twin. Your payment has been refunded.'],
  ])('ends an order that is %s while the bank already reverses the charge', async (how, words) => {
    const ids = await payNew(running.app, robin);
    const { stripe } = running.services.payment;
    const order = await rereadOrder(running.services, ids.orderId);
    await stripe.paymentIntents.capture(order?.paymentIntentId ?? '');
    const disputed = {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: 'charged back',
    } as const;
    vi.spyOn(stripe.refunds, 'create').mockRejectedValue(
      new Stripe.errors.StripeInvalidRequestError(disputed),
    );
    const told = vi.spyOn(running.services.logger, 'error');
    if (how === 'given up') await failAfterLastTry(running.services, ids);
    else {
      const url = `/api/payments/cancel/${ids.orderId}`;
      expect((await robin.call({ method: 'POST', url })).statusCode).toBe(200);
    }
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'refunded', amount: 199 });
    expect(await read(ids.toytwinId)).toMatchObject({ failureMessage: words });
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { orderId: ids.orderId },
      'payment disputed and not earned: accept the dispute at the provider',
    );
  });

  it('says that it was refunded where a process of the version before has written a sentence', async () => {
    const ids = await payNew(running.app, robin);
    const { database, payment } = running.services;
    const order = await rereadOrder(running.services, ids.orderId);
    await payment.stripe.paymentIntents.capture(order?.paymentIntentId ?? '');
    await moveToytwin(database, ids.toytwinId, 'cancelled');
    const sentence = 'You cancelled this toy twin. You have NOT been charged.';
    await database.execute(
      sql`update toytwins set failure_message = ${sentence} where id = ${ids.toytwinId}`,
    );
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'refunded' });
    expect(await read(ids.toytwinId)).toMatchObject({
      failureMessage: 'Failed to process your Toy Twin. Your payment has been refunded.',
    });
  });

  it('releases a payment for an order that has ended', async () => {
    const { orderId, sessionUrl } = await openCheckout(robin, await makeDraft(robin));
    await moveOrder(running.services.database, orderId, 'expired', { reason: 'page_expired' });
    await payOnPage(running.app, sessionUrl);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released' });
    expect(await atProvider(orderId)).toEqual({ status: 'canceled', received: 0 });
  });

  it('leaves nothing queued after an authorization expired while the order was read as unpaid', async () => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    const before = await rereadOrder(running.services, orderId);
    await payOnPage(running.app, sessionUrl);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'authorized' });
    const held = await rereadOrder(running.services, orderId);
    if (!before || !held?.paymentIntentId) throw new Error('The order is not paid');
    await running.services.payment.stripe.paymentIntents.cancel(held.paymentIntentId);
    expect(await reconcileOrder(running.services, before)).toMatchObject({ status: 'released' });
    expect(await read(draft.id)).toMatchObject({ status: 'failed' });
  });

  it('does not fail a toy twin whose charge is announced at the same moment', async () => {
    const ids = await payNew(running.app, robin);
    const { database } = running.services;
    await moveToytwin(database, ids.toytwinId, 'processing', { stage: 'packaging' });
    const { givenUp } = await database.transaction(async (transaction) => {
      const one = eq(toytwins.id, ids.toytwinId);
      await transaction.update(toytwins).set({ stage: 'charging' }).where(one);
      const given = failAfterLastTry(running.services, ids);
      await delay(300);
      return { givenUp: given };
    });
    await givenUp;
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'processing' });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'requires_capture', received: 0 });
  });
});
