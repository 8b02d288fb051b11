import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { pollRefunds } from '#features/checkout/server/settle/poll-refunds.job.ts';
import { followPayment } from '#features/checkout/server/settle/reconcile-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder } from './order.ts';
import { deleteAccount, PASSWORD, type Person, signUp } from './person.ts';
import { refundOrder } from './refund-order.ts';

type Ids = { toytwinId: string; orderId: string };

describe('payment changed outside the product', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const make = (ids: Ids) => generateToytwin(running.services, ids, new AbortController().signal);

  it('ends an unpaid order whose session the provider does not know, once the session would have expired', async () => {
    const person = await signUp(running.app);
    const { orderId } = await openCheckout(person, await makeDraft(person));
    // As after a change of the key: the session belongs to the sandbox, test mode or another account.
    const change = { sessionId: `cs_test_${randomUUID()}`, expiresAt: new Date(Date.now() - 1000) };
    await running.services.database.update(orders).set(change).where(eq(orders.id, orderId));
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(person, orderId)).toMatchObject({ status: 'expired' });
    expect((await deleteAccount(person)).statusCode).toBe(204);
  });

  describe('unpaid order whose session is unknown to the provider but would still be open', () => {
    /** As after a change of the key. */
    async function openElsewhere() {
      const person = await signUp(running.app);
      const draft = await makeDraft(person);
      const { orderId, sessionUrl } = await openCheckout(person, draft);
      const change = { sessionId: `cs_test_${randomUUID()}` };
      await running.services.database.update(orders).set(change).where(eq(orders.id, orderId));
      return { person, draft, orderId, sessionUrl };
    }

    it.each(['basic', 'premium'] as const)('is replaced by one that can be paid: %s', async (tier) => {
      const { person, draft, orderId, sessionUrl } = await openElsewhere();
      const next = await openCheckout(person, { ...draft, tier });
      expect(next.sessionUrl).not.toBe(sessionUrl);
      expect(await readOrder(person, orderId)).toMatchObject({ status: 'expired' });
    });

    it.each([
      ['ends when its draft is deleted', (id: string) => ({ url: `/api/toytwins/${id}?unpaid=true` })],
      [
        'does not prevent account deletion',
        () => ({ url: '/api/users/me', payload: { password: PASSWORD } }),
      ],
    ])('%s', async (_what, removal) => {
      const { person, draft } = await openElsewhere();
      expect((await person.call({ method: 'DELETE', ...removal(draft.id) })).statusCode).toBe(204);
    });
  });

  it('ends a paid order whose payment the provider does not know, once its authorization has expired', async () => {
    const person = await signUp(running.app);
    const ids = await payNew(running.app, person);
    const { database } = running.services;
    const one = eq(orders.id, ids.orderId);
    await database
      .update(orders)
      .set({ paymentIntentId: `pi_${randomUUID()}` })
      .where(one);
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(person, ids.orderId)).toMatchObject({ status: 'authorized' });
    await database
      .update(orders)
      .set({ captureBefore: new Date(Date.now() - 1000) })
      .where(one);
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(person, ids.orderId)).toMatchObject({
      status: 'released',
      reason: 'The hold on the card ended before the toy twin was ready.',
    });
    expect((await deleteAccount(person)).statusCode).toBe(204);
  });

  describe('authorized payment that is unknown to the provider', () => {
    const setPayment = (orderId: string, paymentIntentId: string) =>
      running.services.database.update(orders).set({ paymentIntentId }).where(eq(orders.id, orderId));

    const cancelled = { status: 'cancelled' };
    it.each([
      [
        'cancelling the order',
        'queued',
        ({ orderId }: Ids) => ['POST', `/api/payments/cancel/${orderId}`] as const,
      ],
      [
        'cancelling the toy twin',
        'failed',
        ({ toytwinId }: Ids) => ['PUT', `/api/toytwins/${toytwinId}/status`, cancelled] as const,
      ],
      ['deleting the account', 'queued', () => ['DELETE', '/api/users/me', { password: PASSWORD }] as const],
    ])('does not prevent %s, and is released once possible', async (_what, status, call) => {
      const person = await signUp(running.app);
      const ids = await payNew(running.app, person);
      const { database, payment } = running.services;
      const known = (await rereadOrder(running.services, ids.orderId))?.paymentIntentId ?? '';
      if (status === 'failed') await moveToytwin(database, ids.toytwinId, status);
      // As after a change of the key, which is then reverted.
      await setPayment(ids.orderId, `pi_${randomUUID()}`);
      const [method, url, payload] = call(ids);
      const answer = await person.call({ method, url, ...(payload && { payload }) });
      expect(answer.statusCode).toBeLessThan(300);
      await reconcileOrders(running.services, -1000);
      expect(await rereadOrder(running.services, ids.orderId)).toMatchObject({ status: 'authorized' });
      await setPayment(ids.orderId, known);
      await reconcileOrders(running.services, -1000);
      expect(await rereadOrder(running.services, ids.orderId)).toMatchObject({ status: 'released' });
      expect(await payment.stripe.paymentIntents.retrieve(known)).toMatchObject({ status: 'canceled' });
    });
  });

  it("releases a payment of another amount than the order's price, and generates nothing", async () => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    // As after a change of the session's price in the dashboard.
    await running.services.database.update(orders).set({ amount: 299 }).where(eq(orders.id, orderId));
    expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(303);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released' });
    expect(await read(draft.id)).toMatchObject({ status: 'draft' });
  });

  it('is known to be refunded while the toy twin is still being made', async () => {
    const ids = await payNew(running.app, robin);
    const { stripe, sandbox } = running.services.payment;
    const intentId = (await rereadOrder(running.services, ids.orderId))?.paymentIntentId ?? '';
    await stripe.paymentIntents.capture(intentId);
    await stripe.refunds.create({ payment_intent: intentId });
    await sandbox?.deliverDue();
    await make(ids);
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'completed' });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({
      status: 'refunded',
      reason: 'The amount was returned to your card.',
    });
  });

  it('does not report an authorization canceled in the dashboard as a refund', async () => {
    const ids = await payNew(running.app, robin);
    const { stripe } = running.services.payment;
    const intentId = (await rereadOrder(running.services, ids.orderId))?.paymentIntentId ?? '';
    await stripe.paymentIntents.capture(intentId, { amount_to_capture: 100 });
    await make(ids);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({
      status: 'captured',
      formatted: '$1.00',
      reason: null,
    });
  });

  it('ends an order whose charge was refunded in the dashboard before it could be released', async () => {
    const ids = await payNew(running.app, robin);
    const { stripe } = running.services.payment;
    const intentId = (await rereadOrder(running.services, ids.orderId))?.paymentIntentId ?? '';
    await stripe.paymentIntents.capture(intentId);
    await stripe.refunds.create({ payment_intent: intentId });
    await moveToytwin(running.services.database, ids.toytwinId, 'failed');
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'refunded' });
  });

  it('learns of a refund within the hour although its webhook event was lost', async () => {
    const several = [await payNew(running.app, robin), await payNew(running.app, robin)];
    for (const ids of several) {
      await make(ids);
      await refundOrder(running.services, ids.orderId, { lost: true });
      await reconcileOrders(running.services, -1000);
      expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured' });
    }
    const list = running.services.payment.stripe.events.list.bind(running.services.payment.stripe.events);
    const read = vi.spyOn(running.services.payment.stripe.events, 'list');
    read.mockImplementationOnce(() => {
      throw new Error('not now');
    });
    await pollRefunds(running.services);
    // One page per refund.
    read.mockImplementation((query) => list({ ...query, limit: 1 }));
    await pollRefunds(running.services);
    for (const { orderId } of several) {
      const reason = 'The amount was returned to your card.';
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'refunded', reason });
    }
    const asked = vi.spyOn(running.services.payment.stripe.paymentIntents, 'retrieve');
    await pollRefunds(running.services);
    expect(asked).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('reports the full refund although its events were handled at once and the older answer came last', async () => {
    const ids = await payNew(running.app, robin);
    await make(ids);
    const order = await rereadOrder(running.services, ids.orderId);
    if (!order) throw new Error('The order is gone');
    const { paymentIntents } = running.services.payment.stripe;
    const intent = await paymentIntents.retrieve(order.paymentIntentId ?? '', { expand: ['latest_charge'] });
    const answerWith = (back: number) => {
      const charge = typeof intent.latest_charge === 'object' && intent.latest_charge;
      return { ...intent, latest_charge: { ...charge, amount_refunded: back } } as typeof intent;
    };
    const { promise: older, resolve: answerAtLast } = Promise.withResolvers<typeof intent>();
    const asked = vi.spyOn(paymentIntents, 'retrieve');
    asked.mockReturnValueOnce(older as never).mockResolvedValue(answerWith(120) as never);
    const first = followPayment(running.services, order);
    await followPayment(running.services, order);
    answerAtLast(answerWith(50));
    await first;
    vi.restoreAllMocks();
    const reason = '$1.20 of it was returned to your card.';
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured', reason });
  });

  it('learns of a refund whose event came before the charge was recorded, when the process died then', async () => {
    const ids = await payNew(running.app, robin);
    const { stripe } = running.services.payment;
    const order = await rereadOrder(running.services, ids.orderId);
    await stripe.paymentIntents.capture(order?.paymentIntentId ?? '');
    await refundOrder(running.services, ids.orderId);
    const ask = stripe.paymentIntents.retrieve.bind(stripe.paymentIntents);
    // No further calls once the charge is recorded.
    vi.spyOn(stripe.paymentIntents, 'retrieve').mockImplementation((async (id: string) => {
      const now = await rereadOrder(running.services, ids.orderId);
      if (now?.status === 'captured') throw new Error('the process died');
      return ask(id);
    }) as typeof ask);
    await expect(make(ids)).rejects.toThrow('the process died');
    vi.restoreAllMocks();
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured' });
    await pollRefunds(running.services);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'refunded' });
  });
});
