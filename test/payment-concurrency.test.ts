import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '#features/checkout/server/end/cancel-order.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { type OrderRow, orders } from '#features/checkout/tables.ts';
import { failAfterLastTry } from '#features/generation/server/fail-after-last-try.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import type { Database } from '#services/database/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder } from './order.ts';
import { PASSWORD, type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

type Ids = { toytwinId: string; orderId: string };

/** One query that answers with an order as it was before; all later queries read the database. */
function readsFirst(before: OrderRow | undefined) {
  return { from: () => ({ where: async () => (before ? [before] : []) }) } as never;
}

describe('payment with concurrent changes', () => {
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
  async function received(orderId: string): Promise<number> {
    const order = await rereadOrder(running.services, orderId);
    const { paymentIntents } = running.services.payment.stripe;
    return (await paymentIntents.retrieve(order?.paymentIntentId ?? '')).amount_received;
  }
  async function assign(orderId: string, toytwinId: string) {
    await running.services.database.update(orders).set({ toytwinId }).where(eq(orders.id, orderId));
  }

  it('makes the paid tier when payment pages of both tiers are open', async () => {
    const draft = await makeDraft(robin);
    const basic = await openCheckout(robin, draft);
    // Simulates that both clicks came before either order was written.
    await assign(basic.orderId, randomUUID());
    await openCheckout(robin, { ...draft, tier: 'premium' });
    await assign(basic.orderId, draft.id);
    expect((await payOnPage(running.app, basic.sessionUrl)).statusCode).toBe(303);
    await make({ toytwinId: draft.id, orderId: basic.orderId });
    expect(await read(draft.id)).toMatchObject({ status: 'completed', tier: 'basic', threeDModelUrl: null });
    expect(await received(basic.orderId)).toBe(199);
  });

  it('does not cancel an order charged since it was read', async () => {
    const ids = await payNew(running.app, robin);
    const before = await rereadOrder(running.services, ids.orderId);
    if (!before) throw new Error('There is no order');
    await make(ids);
    await expect(cancelOrder(running.services, before)).rejects.toThrow('already been charged');
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured' });
    expect(await received(ids.orderId)).toBe(199);
  });

  it('does not fail a toy twin that another worker has completed', async () => {
    const ids = await payNew(running.app, robin);
    const [early] = await running.services.database.select().from(orders).where(eq(orders.id, ids.orderId));
    await make(ids);
    // Simulates that this worker read the order before the other one charged it.
    await running.services.database.transaction(async (transaction) => {
      vi.spyOn(transaction, 'select').mockReturnValueOnce(readsFirst(early));
      await failAfterLastTry({ ...running.services, database: transaction }, ids);
    });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured' });
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'completed' });
    expect(await received(ids.orderId)).toBe(199);
  });

  it('checks held payments first, however many payments one user opens', async () => {
    const [held, open] = [
      await payNew(running.app, robin),
      await openCheckout(robin, await makeDraft(robin)),
    ];
    const old = new Date(Date.now() - 60_000);
    await running.services.database.update(orders).set({ createdAt: old }).where(eq(orders.id, open.orderId));
    const asked: string[] = [];
    const { sessions } = running.services.payment.stripe.checkout;
    const retrieve = vi.spyOn(sessions, 'retrieve').mockImplementation(async (id) => {
      asked.push(id);
      throw new Error('not now');
    });
    await moveToytwin(running.services.database, held.toytwinId, 'cancelled');
    const cancel = vi.spyOn(running.services.payment.stripe.paymentIntents, 'cancel');
    cancel.mockImplementationOnce(async (id) => {
      asked.push(id);
      throw new Error('not now');
    });
    await reconcileOrders(running.services, -60_000);
    retrieve.mockRestore();
    cancel.mockRestore();
    expect(asked[0]).toMatch(/^pi_/);
    expect(asked.some((id) => id.startsWith('cs_'))).toBe(true);
  });

  it('checks all orders in one round, however many older payments stay open', async () => {
    const { database, payment } = running.services;
    payment.sandbox?.dropWebhooks(true);
    const ids = await payNew(running.app, robin);
    payment.sandbox?.dropWebhooks(false);
    const order = await rereadOrder(running.services, ids.orderId);
    if (!order) throw new Error('There is no order');
    const older = { ...order, createdAt: new Date(0), sessionId: null, status: 'open' as const };
    const others = Array.from({ length: 250 }, () => ({ ...older, id: randomUUID(), uid: 'others' }));
    await database.insert(orders).values(others);
    await reconcileOrders(running.services, -1000);
    await database.delete(orders).where(eq(orders.uid, 'others'));
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'queued' });
  });

  /** Runs something while the periodic check asks the provider about the order. */
  async function checkWhile(orderId: string, happen: () => Promise<unknown>): Promise<void> {
    const order = await rereadOrder(running.services, orderId);
    const { paymentIntents } = running.services.payment.stripe;
    const ask = paymentIntents.retrieve.bind(paymentIntents);
    let happening: Promise<unknown> | undefined;
    const retrieve = vi.spyOn(paymentIntents, 'retrieve');
    retrieve.mockImplementation((async (id: string) => {
      const answer = await ask(id);
      if (id === order?.paymentIntentId) happening ??= happen();
      await happening;
      return answer;
    }) as typeof paymentIntents.retrieve);
    await reconcileOrders(running.services, -1000).finally(() => retrieve.mockRestore());
    expect(happening).toBeDefined();
  }

  it('keeps the payment of a toy twin whose owner retries during the check', async () => {
    const ids = await payNew(running.app, robin);
    await moveToytwin(running.services.database, ids.toytwinId, 'failed');
    const call = {
      method: 'PUT',
      url: `/api/toytwins/${ids.toytwinId}/status`,
      payload: { status: 'processing' },
    } as const;
    await checkWhile(ids.orderId, async () => expect((await robin.call(call)).statusCode).toBe(200));
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'authorized' });
    await make(ids);
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'completed' });
  });

  it('keeps the payment of a toy twin charged just after the check has read its order', async () => {
    const ids = await payNew(running.app, robin);
    // The check reads the order before the charge, and the toy twin after it.
    const held = await rereadOrder(running.services, ids.orderId);
    await make(ids);
    const database: Database = Object.create(running.services.database);
    const found = { orderBy: () => ({ limit: async () => [held] }) };
    const select = vi.spyOn(database, 'select');
    select.mockReturnValueOnce({ from: () => ({ where: () => found }) } as never);
    select.mockReturnValueOnce(readsFirst(held));
    await reconcileOrders({ ...running.services, database }, -1000);
    expect(select.mock.calls.length).toBeGreaterThan(2);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured' });
    expect(await received(ids.orderId)).toBe(199);
  });

  it('asks the provider about an open order at most every two seconds', async () => {
    const { orderId } = await openCheckout(robin, await makeDraft(robin));
    const ask = vi.spyOn(running.services.payment.stripe.checkout.sessions, 'retrieve');
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
    try {
      await Promise.all(Array.from({ length: 8 }, () => readOrder(robin, orderId)));
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'open' });
      expect(ask).toHaveBeenCalledTimes(1);
      clock.mockReturnValue(start + 2_000);
      await readOrder(robin, orderId);
      expect(ask).toHaveBeenCalledTimes(2);
    } finally {
      clock.mockRestore();
      ask.mockRestore();
    }
  });

  it('refuses to pay for a canceled toy twin', async () => {
    const draft = await makeDraft(robin);
    await moveToytwin(running.services.database, draft.id, 'cancelled');
    const payload = { toytwinId: draft.id, tier: 'basic' };
    const refused = await robin.call({ method: 'POST', url: '/api/payments/create-checkout', payload });
    expect(refusalOf(refused)).toMatchObject({
      status: 409,
      message: 'This toy twin was cancelled. Please create a new one.',
    });
  });

  it('reports to the caller of the charge that the bank declined it', async () => {
    const ids = await payNew(running.app, robin, { card: '4000000000000341' });
    await expect(make(ids)).rejects.toThrow('The bank refused the charge');
    const url = `/api/payments/capture/${ids.orderId}`;
    expect(refusalOf(await robin.call({ method: 'POST', url }))).toMatchObject({
      status: 409,
      message: 'Your bank declined the charge. You have NOT been charged.',
    });
  });

  it('fails a declined charge before its authorization expires, although it was announced', async () => {
    const ids = await payNew(running.app, robin, { card: '4000000000000341' });
    await expect(make(ids)).rejects.toThrow('The bank refused the charge');
    const captureBefore = new Date(Date.now() + 30 * 60_000);
    await running.services.database.update(orders).set({ captureBefore }).where(eq(orders.id, ids.orderId));
    await reconcileOrders(running.services, -1000);
    expect(await read(ids.toytwinId)).toMatchObject({ status: 'failed', failureReason: 'charge_refused' });
    await failAfterLastTry(running.services, ids);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({
      status: 'released',
      reason: 'Your bank declined the charge.',
    });
  });

  it.each([
    ['cancelling the order', (ids: Ids) => ({ method: 'POST', url: `/api/payments/cancel/${ids.orderId}` })],
    [
      'cancelling the toy twin',
      (ids: Ids) => ({
        method: 'PUT',
        url: `/api/toytwins/${ids.toytwinId}/status`,
        payload: { status: 'cancelled' },
      }),
    ],
    [
      'deleting the account',
      () => ({ method: 'DELETE', url: '/api/users/me', payload: { password: PASSWORD } }),
    ],
  ] as const)("%s does not show the provider's own message when it fails", async (_what, callOf) => {
    const person = await signUp(running.app);
    const ids = await payNew(running.app, person);
    const { paymentIntents } = running.services.payment.stripe;
    const refused = { type: 'invalid_request_error', message: 'Invalid API Key: sk_live_1', statusCode: 401 };
    vi.spyOn(paymentIntents, 'retrieve').mockRejectedValue(
      new Stripe.errors.StripeAuthenticationError(refused as Stripe.StripeRawError),
    );
    const answer = await person.call(callOf(ids)).finally(() => vi.restoreAllMocks());
    expect(refusalOf(answer)).toMatchObject({ status: 502, code: 'payment_provider_failed' });
    expect(answer.body).not.toContain('sk_live');
  });
});

it('postpones a webhook event while the product shuts down, without logging a failure', async () => {
  const lines: string[] = [];
  const running = await startApp({ workers: false, log: { write: (line: string) => lines.push(line) } });
  const { sandbox, stripe } = running.services.payment;
  if (!sandbox) throw new Error('There is no sandbox');
  const robin = await signUp(running.app);
  const { orderId } = await openCheckout(robin, await makeDraft(robin));
  const order = await rereadOrder(running.services, orderId);
  await running.app.close();
  await stripe.checkout.sessions.expire(order?.sessionId ?? '');
  await sandbox.deliverDue();
  expect(await sandbox.events()).toMatchObject([{ type: 'checkout.session.expired', delivered: false }]);
  expect(lines.filter((line) => line.includes('The payment sandbox failed'))).toEqual([]);
  await running.close();
});
