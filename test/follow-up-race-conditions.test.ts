import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { BuyFollowUpBody } from '#features/checkout/contract.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, type Vendor, works } from './failing-image-model.ts';
import { followUpOrders, ONE_TOY, REDO, UPGRADE } from './follow-up-orders.ts';
import { payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const kinds = [['redo', REDO] as const, ['upgrade', UPGRADE] as const];

describe('follow-up order, delivered twice or not at all', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    running = await startApp({
      workers: false,
      variables: ONE_TOY,
      replace: () => ({ imaging: vendor.imaging }),
    });
  });
  beforeEach(async () => {
    vendor.behavior = works;
    robin = await signUp(running.app);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => running.close());

  const { post, buy, finish, pay, read, offers, versionOf, make, drawWithoutCharge, premiumOf, atProvider } =
    followUpOrders(() => ({ ...running, robin }));
  const order = async (id: string) => rereadOrder(running.services, id);
  const check = () => reconcileOrders(running.services, -1000);
  async function jobsOf(orderId: string): Promise<number> {
    const version = await versionOf(orderId);
    const found = await running.services.database.execute(
      sql`select count(*)::int as count from jobs.job where name in ('redo-toytwin', 'upgrade-toytwin')
        and (data->>'orderId' = ${orderId} or data->>'versionId' = ${version?.id ?? ''})`,
    );
    return z.object({ count: z.number() }).parse(found.rows[0]).count;
  }

  describe.each(kinds)('%s', (purpose, body: BuyFollowUpBody) => {
    it('gets one page by a double click', async () => {
      const { id } = await finish();
      const [first, second] = await Promise.all([buy(id, body), buy(id, body)]);
      expect(second).toEqual(first);
      expect(await buy(id, body)).toEqual(first);
    });

    it('is held once when two of its pages are paid, and the other payment is released', async () => {
      const { id } = await finish();
      const first = await buy(id, body);
      // Simulates that both clicks came before either order was written.
      const { database } = running.services;
      const assign = (to: string) =>
        database.update(orders).set({ toytwinId: to }).where(eq(orders.id, first.orderId));
      await assign(randomUUID());
      const second = await buy(id, body);
      await assign(id);
      for (const { sessionUrl } of [first, second]) await payOnPage(running.app, sessionUrl);
      const both = [await order(first.orderId), await order(second.orderId)];
      expect(both.map((one) => one?.status).sort()).toEqual(['authorized', 'released']);
      const held = both.find((one) => one?.status === 'authorized')?.id ?? '';
      const released = both.find((one) => one?.status === 'released')?.id ?? '';
      await make(held);
      expect(await atProvider(held)).toMatchObject({ status: 'succeeded' });
      expect(await atProvider(released)).toMatchObject({ status: 'canceled', received: 0 });
      expect(await readOrder(robin, released)).toMatchObject({ reason: 'It was no longer needed.' });
    });

    it('is recognized as paid although the event was lost, and starts once although the event came twice', async () => {
      const { sandbox } = running.services.payment;
      const { id } = await finish();
      sandbox?.dropWebhooks(true);
      const orderId = await pay(id, body);
      sandbox?.dropWebhooks(false);
      expect((await order(orderId))?.status).toBe('open');
      expect((await offers(id))[purpose].order).toMatchObject({ status: 'authorized' });
      for (const event of (await sandbox?.events()) ?? []) await sandbox?.redeliver(event.id);
      await check();
      expect(await jobsOf(orderId)).toBe(1);
      await make(orderId);
      for (const event of (await sandbox?.events()) ?? []) await sandbox?.redeliver(event.id);
      await make(orderId);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
    });

    it('gets a new job if its job was lost', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      await running.services.database.execute(sql`delete from jobs.job`);
      expect(await jobsOf(orderId)).toBe(0);
      await check();
      await check();
      expect(await jobsOf(orderId)).toBe(1);
    });

    it('draws nothing twice if the process dies before the charge', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      Object.assign(vendor.asked, { packaged: 0, character: 0 });
      await drawWithoutCharge(orderId);
      expect((await read(id)).versions, 'nothing is shown before the charge').toHaveLength(1);
      await make(orderId);
      expect(vendor.asked).toMatchObject(
        purpose === 'redo' ? { packaged: 1, character: 0 } : { packaged: 0, character: 1 },
      );
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
    });

    it('charges once if the process dies between the charge and its record', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      const held = await order(orderId);
      const { stripe, sandbox } = running.services.payment;
      await stripe.paymentIntents.capture(held?.paymentIntentId ?? '');
      await sandbox?.deliverDue();
      expect((await order(orderId))?.status).toBe('authorized');
      await make(orderId);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
      expect((await read(id)).versions).toHaveLength(purpose === 'redo' ? 2 : 1);
      expect(await premiumOf(id)).toEqual(purpose === 'redo' ? [false, false] : [true]);
    });

    it('is charged once by two workers at the same time', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      await Promise.allSettled([make(orderId), make(orderId)]);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
      expect(await atProvider(orderId)).toMatchObject({ status: 'succeeded' });
    });

    it('is released by the periodic check if the process dies after giving it up', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      vendor.behavior = async () => {
        throw new Error('The vendor is down');
      };
      const stripe = { ...running.services.payment.stripe, paymentIntents: undefined };
      const payment = { ...running.services.payment, stripe: stripe as never };
      const services = { ...running.services, payment };
      await expect(make(orderId, { services })).rejects.toThrow();
      expect(await order(orderId)).toMatchObject({ status: 'authorized', stage: 'given_up' });
      vendor.behavior = works;
      await make(orderId);
      expect((await order(orderId))?.status, 'nothing is made of it any more').toBe('authorized');
      await check();
      expect(await readOrder(robin, orderId)).toMatchObject({
        status: 'released',
        reason: 'It could not be made.',
      });
      expect(await read(id)).toMatchObject({ status: 'completed', tier: 'basic' });
    });

    it('is not charged by its owner before everything is stored', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      const capture = () => robin.call({ method: 'POST', url: `/api/payments/capture/${orderId}` });
      expect(refusalOf(await capture())).toMatchObject({
        status: 409,
        message: 'The pictures are not ready yet, so nothing is charged.',
      });
      expect(await order(orderId)).toMatchObject({ stage: 'making' });
      await drawWithoutCharge(orderId);
      expect((await capture()).statusCode).toBe(200);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
    });
  });

  it('leaves one payable order if two tabs order different things at once', async () => {
    const { id } = await finish();
    const wishes = ['A pirate', 'A sailor'].map((prompt) => ({ ...REDO, prompt }));
    await Promise.allSettled(wishes.map((body) => post(id, body)));
    const open = and(eq(orders.toytwinId, id), eq(orders.status, 'open'));
    expect(await running.services.database.$count(orders, open)).toBe(1);
    const unpaid = and(eq(versions.toytwinId, id), eq(versions.redoStatus, 'unpaid'));
    expect(await running.services.database.$count(versions, unpaid)).toBe(1);
  });
});
