import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { authorizeOrder } from '#features/checkout/server/settle/authorize-order.ts';
import { readAuthorizedPayment } from '#features/checkout/server/settle/authorized-payment.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { CARDS, makeDraft, openCheckout, payNew, payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const DISCARDED = 'This toy twin did not need another payment.';

describe('payment', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const post = (what: 'capture' | 'cancel', orderId: string) =>
    robin.call({ method: 'POST', url: `/api/payments/${what}/${orderId}` });
  const make = (ids: { toytwinId: string; orderId: string }) =>
    generateToytwin(running.services, ids, new AbortController().signal);

  /** The order's payment at the provider. */
  async function atProvider(orderId: string) {
    const order = await rereadOrder(running.services, orderId);
    const { stripe } = running.services.payment;
    const { status, amount, amount_received } = await stripe.paymentIntents.retrieve(
      order?.paymentIntentId ?? '',
    );
    return { status, amount, received: amount_received };
  }
  async function jobsOf(orderId: string): Promise<number> {
    const found = await running.services.database.execute(
      sql`select count(*)::int as count from jobs.job where name = 'generate-toytwin' and data->>'orderId' = ${orderId}`,
    );
    return z.object({ count: z.number() }).parse(found.rows[0]).count;
  }
  async function assign(orderId: string, toytwinId: string) {
    await running.services.database.update(orders).set({ toytwinId }).where(eq(orders.id, orderId));
  }
  function dropNotices(on: boolean) {
    running.services.payment.sandbox?.dropWebhooks(on);
  }

  it('is authorized first and captured once the pictures are stored', async () => {
    const ids = await payNew(running.app, robin, { tier: 'premium' });
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'queued', orderId: ids.orderId });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({
      status: 'authorized',
      amount: 499,
      formatted: '$4.99',
      capturedAt: null,
    });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'requires_capture', amount: 499, received: 0 });
    await make(ids);
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'completed' });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured', reason: null });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'succeeded', amount: 499, received: 499 });
  });

  it.each([CARDS.declined, '4000000000009995'])(
    'leaves the draft unpaid when card %s is declined',
    async (card) => {
      const draft = await makeDraft(robin);
      const { orderId, sessionUrl } = await openCheckout(robin, draft);
      expect((await payOnPage(running.app, sessionUrl, card)).statusCode).not.toBe(303);
      expect(await read(draft.id)).toMatchObject({ status: 'draft' });
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'open' });
      expect(await jobsOf(orderId)).toBe(0);
      expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(303);
      expect(await read(draft.id)).toMatchObject({ status: 'queued' });
    },
  );

  it('is found after a lost webhook event when the buyer returns', async () => {
    dropNotices(true);
    const ids = await payNew(running.app, robin).finally(() => dropNotices(false));
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'draft' });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'authorized' });
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'queued' });
    expect(await jobsOf(ids.orderId)).toBe(1);
  });

  it('is found after a lost webhook event by the periodic check', async () => {
    dropNotices(true);
    const ids = await payNew(running.app, robin).finally(() => dropNotices(false));
    await reconcileOrders(running.services, -1000);
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'queued' });
    await reconcileOrders(running.services, -1000);
    expect(await jobsOf(ids.orderId)).toBe(1);
  });

  it('queues a lost job again', async () => {
    const ids = await payNew(running.app, robin);
    await running.services.database.execute(
      sql`delete from jobs.job where data->>'orderId' = ${ids.orderId}`,
    );
    await reconcileOrders(running.services, -1000);
    expect(await jobsOf(ids.orderId)).toBe(1);
  });

  it('uses one of two payments of one toy twin and releases the other', async () => {
    const draft = await makeDraft(robin);
    const first = await openCheckout(robin, draft);
    // Simulates that the second click came before the first one's order was written.
    await assign(first.orderId, randomUUID());
    const second = await openCheckout(robin, draft);
    await assign(first.orderId, draft.id);
    for (const page of [first, second]) {
      expect((await payOnPage(running.app, page.sessionUrl)).statusCode).toBe(303);
    }
    expect(await readOrder(robin, first.orderId)).toMatchObject({ status: 'authorized' });
    expect(await readOrder(robin, second.orderId)).toMatchObject({ status: 'released', reason: DISCARDED });
    await make({ toytwinId: draft.id, orderId: first.orderId });
    expect(await read(draft.id)).toMatchObject({ status: 'completed', orderId: first.orderId });
    expect(await atProvider(first.orderId)).toMatchObject({ status: 'succeeded', received: 199 });
    expect(await atProvider(second.orderId)).toMatchObject({ status: 'canceled', received: 0 });
  });

  it('is released if it arrives after the order was canceled', async () => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    dropNotices(true);
    await payOnPage(running.app, sessionUrl).finally(() => dropNotices(false));
    const cancelled = await post('cancel', orderId);
    expect(cancelled.json().order).toMatchObject({ status: 'released', reason: 'You cancelled it.' });
    expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
    expect(await read(draft.id)).toMatchObject({ status: 'cancelled' });
  });

  it.each([{ amount: 150 }, { amount: 250 }, { currency: 'eur' }])(
    'is released if the order has %o',
    async (change) => {
      const draft = await makeDraft(robin);
      const { orderId, sessionUrl } = await openCheckout(robin, draft);
      await running.services.database.update(orders).set(change).where(eq(orders.id, orderId));
      await payOnPage(running.app, sessionUrl);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released', reason: DISCARDED });
      expect(await read(draft.id)).toMatchObject({ status: 'draft' });
    },
  );

  it('writes neither status nor job if one of them fails', async () => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    dropNotices(true);
    await payOnPage(running.app, sessionUrl).finally(() => dropNotices(false));
    const { services } = running;
    const order = await rereadOrder(services, orderId);
    if (!order?.sessionId) throw new Error('The order has no page');
    const session = await services.payment.stripe.checkout.sessions.retrieve(order.sessionId);
    const intent = await services.payment.stripe.paymentIntents.retrieve(String(session.payment_intent));
    const jobs: typeof services.jobs = {
      ...services.jobs,
      async send(...job) {
        await services.jobs.send(...job);
        throw new Error('The connection broke');
      },
    };
    await expect(
      authorizeOrder({ ...services, jobs }, order, readAuthorizedPayment(session, intent)),
    ).rejects.toThrow('broke');
    expect(await rereadOrder(services, orderId)).toEqual(order);
    expect(await read(draft.id)).toMatchObject({ status: 'draft', orderId: null });
    expect(await jobsOf(orderId)).toBe(0);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'authorized' });
    expect(await jobsOf(orderId)).toBe(1);
  });

  it('captures nothing before the pictures are stored, and once after', async () => {
    const ids = await payNew(running.app, robin);
    expect(refusalOf(await post('capture', ids.orderId))).toMatchObject({
      status: 409,
      message: 'The pictures are not ready yet, so nothing is charged.',
    });
    expect(await atProvider(ids.orderId)).toMatchObject({ status: 'requires_capture' });
    await make(ids);
    for (let time = 0; time < 2; time += 1) {
      const { order } = (await post('capture', ids.orderId)).json();
      expect(order).toMatchObject({ status: 'captured', orderId: ids.orderId });
    }
    expect(await atProvider(ids.orderId)).toMatchObject({ received: 199 });
  });

  it.each(['packagedKey', 'characterKey', 'modelKey'] as const)(
    'captures nothing for premium while its %s is missing',
    async (missing) => {
      const ids = await payNew(running.app, robin, { tier: 'premium' });
      const { database } = running.services;
      const keys = { packagedKey: 'box.png', characterKey: 'character.png', modelKey: 'model.glb' };
      const version = { ...ids, id: randomUUID(), number: 1, engine: 'studio', createdAt: new Date() };
      await moveToytwin(database, ids.toytwinId, 'processing');
      await database.insert(versions).values({ ...version, ...keys, [missing]: null });
      expect(refusalOf(await post('capture', ids.orderId))).toMatchObject({ status: 409, code: 'conflict' });
      expect(await atProvider(ids.orderId)).toMatchObject({ status: 'requires_capture', received: 0 });
    },
  );

  it('captures nothing without an authorization', async () => {
    const { orderId } = await openCheckout(robin, await makeDraft(robin));
    expect(refusalOf(await post('capture', orderId))).toMatchObject({
      status: 409,
      message: 'The payment for this order is not held, so it cannot be charged.',
    });
  });

  it('cancels an unpaid order, repeatedly, and closes its session', async () => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    for (let time = 0; time < 2; time += 1) {
      expect((await post('cancel', orderId)).json().order).toMatchObject({ status: 'expired' });
    }
    expect((await payOnPage(running.app, sessionUrl)).statusCode).not.toBe(303);
    expect(await read(draft.id)).toMatchObject({ status: 'draft' });
  });

  it('cancels an authorized order, repeatedly, and releases the payment', async () => {
    const ids = await payNew(running.app, robin);
    for (let time = 0; time < 2; time += 1) {
      expect((await post('cancel', ids.orderId)).json().order).toMatchObject({
        status: 'released',
        reason: 'You cancelled it.',
      });
    }
    expect(await atProvider(ids.orderId)).toMatchObject({ status: 'canceled', received: 0 });
    expect(await read(ids.toytwinId)).toMatchObject({
      status: 'cancelled',
      failureMessage: 'You cancelled this toy twin. You have NOT been charged.',
    });
    await make(ids);
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'cancelled', packagedImageUrl: null });
  });

  it('cancels an authorized order once for concurrent requests', async () => {
    const ids = await payNew(running.app, robin);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('cancel', ids.orderId)));
    for (const answer of answers) {
      expect({ status: answer.statusCode, order: answer.json().order }).toMatchObject({
        status: 200,
        order: { status: 'released', reason: 'You cancelled it.' },
      });
    }
    expect(await atProvider(ids.orderId)).toMatchObject({ status: 'canceled', received: 0 });
  });

  it('does not cancel a charged order', async () => {
    const ids = await payNew(running.app, robin);
    await make(ids);
    expect(refusalOf(await post('cancel', ids.orderId))).toMatchObject({
      status: 409,
      message: 'This order has already been charged and cannot be cancelled.',
    });
    expect(await atProvider(ids.orderId)).toMatchObject({ received: 199 });
  });

  it('lists receipts, newest first, page by page', async () => {
    const person = await signUp(running.app);
    const paid: string[] = [];
    for (let time = 0; time < 3; time += 1) paid.push((await payNew(running.app, person)).orderId);
    const first = (await person.call({ url: '/api/payments/orders?limit=2' })).json();
    const second = (
      await person.call({ url: `/api/payments/orders?limit=2&cursor=${first.nextCursor}` })
    ).json();
    const listed = [...first.orders, ...second.orders].map((order) => order.orderId);
    expect(listed).toEqual(paid.reverse());
    expect(second.nextCursor).toBeNull();
    expect(JSON.stringify(first)).not.toMatch(/pi_|cs_|sessionUrl/);
  });
});
