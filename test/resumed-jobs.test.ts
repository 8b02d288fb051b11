import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { failAfterLastTry } from '#features/generation/server/fail-after-last-try.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, hangs, type Vendor, works } from './failing-image-model.ts';
import { readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { failsAtCharacter, type Ids, premiumJobs } from './premium-jobs.ts';
import { refusalOf } from './refusal.ts';

describe('job resumed after its process died', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  beforeEach(() => {
    Object.assign(vendor.asked, { vision: 0, packaged: 0, character: 0 });
    vendor.behavior = works;
  });
  afterAll(() => running.close());

  const { pay, make, read, intentOf } = premiumJobs(() => ({ ...running, robin }));
  async function received(ids: Ids): Promise<number> {
    const { stripe } = running.services.payment;
    return (await stripe.paymentIntents.retrieve(await intentOf(ids))).amount_received;
  }
  /** How often the provider reported a capture. */
  async function charges(): Promise<number> {
    const events = (await running.services.payment.sandbox?.events()) ?? [];
    return events.filter((event) => event.type === 'payment_intent.succeeded').length;
  }

  it('before the packaged figure does not describe the face again', async () => {
    const ids = await pay();
    vendor.behavior = fails;
    await expect(make(ids)).rejects.toThrow('The vendor is down');
    expect(await read(ids)).toMatchObject({ status: 'processing', packagedImageUrl: null });
    expect(await received(ids)).toBe(0);
    vendor.behavior = works;
    await make(ids);
    expect(vendor.asked).toEqual({ vision: 1, packaged: 2, character: 2 });
    expect(await read(ids)).toMatchObject({ status: 'completed' });
  });

  it('before the character does not make the packaged figure again, nor show it earlier', async () => {
    const ids = await pay();
    vendor.behavior = failsAtCharacter;
    await expect(make(ids)).rejects.toThrow('The vendor is down');
    expect(await read(ids)).toMatchObject({ status: 'processing', packagedImageUrl: null });
    const capture = await robin.call({ method: 'POST', url: `/api/payments/capture/${ids.orderId}` });
    expect(refusalOf(capture)).toMatchObject({
      status: 409,
      message: 'The pictures are not ready yet, so nothing is charged.',
    });
    expect(await received(ids)).toBe(0);
    vendor.behavior = works;
    await make(ids);
    expect(vendor.asked).toEqual({ vision: 1, packaged: 1, character: 2 });
    expect(await received(ids)).toBe(499);
  });

  it('before the charge makes no picture again', async () => {
    const ids = await pay();
    const { payment } = running.services;
    const unreachable: typeof payment = {
      ...payment,
      get stripe(): never {
        throw new Error('The process died');
      },
    };
    const dying = { ...running.services, payment: unreachable };
    await expect(generateToytwin(dying, ids, new AbortController().signal)).rejects.toThrow('died');
    expect(await read(ids)).toMatchObject({ status: 'processing', packagedImageUrl: null });
    await make(ids);
    expect(vendor.asked).toEqual({ vision: 1, packaged: 1, character: 1 });
    expect(await received(ids)).toBe(499);
  });

  it('between the charge and its record charges once', async () => {
    const ids = await pay();
    const before = await charges();
    const idempotencyKey = `capture-${ids.orderId}`;
    await running.services.payment.stripe.paymentIntents.capture(await intentOf(ids), {}, { idempotencyKey });
    await running.services.payment.sandbox?.deliverDue();
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'authorized' });
    await make(ids);
    await make(ids);
    expect(await read(ids)).toMatchObject({ status: 'completed' });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured' });
    expect(await received(ids)).toBe(499);
    expect((await charges()) - before).toBe(1);
  });

  it('records no negative duration if the clock of the process that authorized is ahead', async () => {
    const ids = await pay();
    const authorizedAt = new Date(Date.now() + 300_000);
    await running.services.database.update(orders).set({ authorizedAt }).where(eq(orders.id, ids.orderId));
    await make(ids);
    expect(await read(ids)).toMatchObject({ status: 'completed', processingTime: 0 });
  });

  it('releases a charge of a toy twin that fails after all', async () => {
    const ids = await pay();
    await running.services.payment.stripe.paymentIntents.capture(await intentOf(ids));
    await failAfterLastTry(running.services, ids);
    await failAfterLastTry(running.services, ids);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({
      status: 'refunded',
      reason: 'The toy twin could not be made.',
    });
    const { stripe } = running.services.payment;
    const expand = { expand: ['latest_charge'] };
    const { latest_charge } = await stripe.paymentIntents.retrieve(await intentOf(ids), expand);
    expect(latest_charge).toMatchObject({ amount_captured: 499, amount_refunded: 499 });
    expect(await read(ids)).toMatchObject({ status: 'failed', packagedImageUrl: null });
  });

  it('gives one result and one charge if it runs twice at once', async () => {
    const ids = await pay();
    const before = await charges();
    await Promise.allSettled([make(ids), make(ids)]);
    expect(await read(ids)).toMatchObject({ status: 'completed' });
    expect(await received(ids)).toBe(499);
    expect((await charges()) - before).toBe(1);
  });

  it('returns without an error if everything is done', async () => {
    const ids = await pay();
    await make(ids);
    const done = await read(ids);
    await make(ids);
    expect(vendor.asked).toEqual({ vision: 1, packaged: 1, character: 1 });
    expect(await read(ids)).toEqual(done);
  });

  it('times out a hanging vendor, and can be retried', async () => {
    const ids = await pay();
    vendor.behavior = hangs;
    const time = new AbortController();
    const attempt = make(ids, time.signal);
    const ended = expect(attempt).rejects.toThrow();
    await expect.poll(() => vendor.asked.packaged).toBe(1);
    time.abort(new Error('Time is over'));
    await ended;
    expect(await received(ids)).toBe(0);
    vendor.behavior = works;
    await make(ids);
    expect(await read(ids)).toMatchObject({ status: 'completed' });
  });

  it('does not wait for the second picture if the first fails', async () => {
    const ids = await pay();
    vendor.behavior = (call, options) =>
      options.providerOptions.studio?.kind === 'character' ? hangs(call, options) : fails(call, options);
    await expect(make(ids)).rejects.toThrow('The vendor is down');
    expect(await received(ids)).toBe(0);
  });

  it('is released by the periodic check if it failed while the provider was down', async () => {
    const ids = await pay();
    await moveToytwin(running.services.database, ids.toytwinId, 'failed');
    await reconcileOrders(running.services, -1000);
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'released' });
    expect(await received(ids)).toBe(0);
  });
});
