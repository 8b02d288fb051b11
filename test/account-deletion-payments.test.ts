import * as sandboxTables from '@toy-twin/stripe-sandbox/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { makeDraft, openCheckout, payNew, payOnPage } from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

let running: RunningApp;
beforeAll(async () => {
  const { imaging } = createVendor(works);
  running = await startApp({
    workers: false,
    replace: () => ({ imaging }),
  });
});
afterAll(() => running.close());

describe('account deletion with payments', () => {
  const remove = (person: Person) => deleteAccount(person);

  it('removes personal data from the sandbox and keeps the payments', async () => {
    const robin = await signUp(running.app);
    const made = await finishToytwin(running, robin);
    await payNew(running.app, robin);
    await openCheckout(robin, await makeDraft(robin));
    expect(await keptBySandbox()).toContain(robin.email);
    expect((await remove(robin)).statusCode).toBe(204);
    expect(await keptBySandbox()).not.toContain(robin.email);

    const order = await rereadOrder(running.services, made.orderId ?? '');
    const { paymentIntents } = running.services.payment.stripe;
    const kept = await paymentIntents.retrieve(order?.paymentIntentId ?? '', { expand: ['latest_charge'] });
    expect(kept).toMatchObject({ status: 'succeeded', amount_received: 199 });
    expect(kept.latest_charge).toMatchObject({ billing_details: { name: '', email: '' } });
  });

  it('removes personal data from a payment page that another tab opens concurrently', async () => {
    const robin = await signUp(running.app);
    const draft = await makeDraft(robin);
    const { storage } = running.services;
    const deleteAll = storage.deleteAll.bind(storage);
    vi.spyOn(storage, 'deleteAll').mockImplementationOnce(async (folder) => {
      await payOnPage(running.app, (await openCheckout(robin, draft)).sessionUrl);
      await deleteAll(folder);
    });
    expect((await remove(robin)).statusCode).toBe(204);
    expect(await keptBySandbox()).not.toContain(robin.email);
  });

  it('removes personal data from a payment page whose opening was never answered', async () => {
    const robin = await signUp(running.app);
    const { sessions } = running.services.payment.stripe.checkout;
    const create = sessions.create.bind(sessions);
    vi.spyOn(sessions, 'create').mockImplementationOnce(async (...given) => {
      await create(...given);
      throw new Error('The answer was lost');
    });
    await expect(openCheckout(robin, await makeDraft(robin))).rejects.toThrow('502');
    expect((await remove(robin)).statusCode).toBe(204);
    expect(await keptBySandbox()).not.toContain(robin.email);
  });

  it('releases held payments, including one whose webhook event was lost', async () => {
    const robin = await signUp(running.app);
    const held = await payNew(running.app, robin);
    running.services.payment.sandbox?.dropWebhooks(true);
    const lost = await payNew(running.app, robin);
    running.services.payment.sandbox?.dropWebhooks(false);
    const unpaid = await openCheckout(robin, await makeDraft(robin));
    expect((await remove(robin)).statusCode).toBe(204);
    const { database, payment } = running.services;
    for (const { orderId } of [held, lost]) {
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
      expect(order?.status).toBe('released');
      const intent = await payment.stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '');
      expect(intent.status).toBe('canceled');
    }
    expect((await payOnPage(running.app, unpaid.sessionUrl)).statusCode).not.toBe(303);
  });

  it('waits for a charge in progress', async () => {
    const robin = await signUp(running.app);
    const { toytwinId } = await payNew(running.app, robin);
    const { database } = running.services;
    await database
      .update(toytwins)
      .set({ status: 'processing', stage: 'charging' })
      .where(eq(toytwins.id, toytwinId));
    expect(refusalOf(await remove(robin))).toMatchObject({
      status: 409,
      message: 'Your toy twin is ready, and your card is being charged.',
    });
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  async function keptBySandbox(): Promise<string> {
    const { database } = running.services;
    const { sandboxSessions, sandboxPaymentIntents, sandboxEvents, sandboxIdempotencyKeys } = sandboxTables;
    const tables = [sandboxSessions, sandboxPaymentIntents, sandboxEvents, sandboxIdempotencyKeys];
    return JSON.stringify(await Promise.all(tables.map((table) => database.select().from(table))));
  }
});
