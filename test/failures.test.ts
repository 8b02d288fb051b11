import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { failureEmail } from '#features/emails/server/failure-email.ts';
import { findRecipient } from '#features/emails/server/find-recipient.ts';
import { progress, toytwin } from '#features/toytwins/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { duringNextPut } from './during-next-put.ts';
import { createVendor, fails, failsOnce, type Vendor, works } from './failing-image-model.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder, waitForStatus } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const FAILED = 'Failed to process your Toy Twin. Your payment has NOT been charged.';
const REFUSES_CAPTURE = '4000000000000341';

describe('failing generation', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    const variables = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '1' };
    running = await startApp({ variables, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  /** Changes the vendor's behavior and resets its call count. */
  function behave(behavior: Vendor['behavior']) {
    Object.assign(vendor.asked, { vision: 0, packaged: 0, character: 0 });
    vendor.behavior = behavior;
  }
  const end = (id: string) => waitForStatus(robin, id, 'completed', 'failed', 'cancelled');
  async function atProvider(orderId: string) {
    const order = await rereadOrder(running.services, orderId);
    const { stripe } = running.services.payment;
    const { status, amount_received } = await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '');
    return { status, received: amount_received };
  }
  async function expectNoPictures(id: string) {
    const { toytwins } = await robin.get(galleryPage, '/api/toytwins');
    const one = await robin.get(toytwin, `/api/toytwins/${id}`);
    const none = { packagedImageUrl: null, threeDModelUrl: null, packagedThumbnails: null };
    expect(one).toMatchObject({ ...none, threeDThumbnails: null });
    expect(toytwins.find((item) => item.id === id)).toMatchObject(none);
    for (const picture of ['packaged', '3d']) {
      const response = await robin.call({ url: `/api/toytwins/${id}/downloads/${picture}` });
      expect(refusalOf(response)).toMatchObject({ status: 404, message: 'Picture not found' });
    }
    const share = await robin.call({ method: 'POST', url: `/api/toytwins/${id}/share` });
    expect(refusalOf(share)).toMatchObject({
      status: 409,
      message: 'Only a finished toy twin can be shared.',
    });
    expect(await Array.fromAsync(running.services.storage.list(pictureFolder(robin.uid, id)))).toEqual([]);
  }

  it('ends without an error or retry when it is canceled while the last picture is stored', async () => {
    behave(works);
    const { database, storage, jobs, logger } = running.services;
    const told = vi.spyOn(logger, 'error');
    const draft = await makeDraft(robin);
    duringNextPut(storage, () => moveToytwin(database, draft.id, 'cancelled'));
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    await payOnPage(running.app, sessionUrl);
    const job = async () => (await jobs.boss.findJobs(GENERATE_TOYTWIN, { data: { orderId } }))[0];
    await vi.waitFor(async () => expect((await job())?.state).toBe('completed'), { timeout: STUCK });
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
    await expectNoPictures(draft.id);
  });

  it('retries twice, then releases the payment and reports the failure', async () => {
    behave(fails);
    const ids = await payNew(running.app, robin, { tier: 'premium' });
    const failed = await end(ids.toytwinId);
    expect(failed).toMatchObject({ status: 'failed', failureMessage: FAILED });
    expect(vendor.asked).toEqual({ vision: 1, packaged: 3, character: 3 });
    expect(await settled(ids.orderId)).toMatchObject({
      status: 'released',
      reason: 'The toy twin could not be made.',
      capturedAt: null,
    });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'canceled', received: 0 });
    expect(await robin.get(progress, `/api/toytwins/${ids.toytwinId}/progress`)).toMatchObject({
      status: 'failed',
      failureMessage: FAILED,
    });
    await expectNoPictures(ids.toytwinId);
  });

  it('succeeds with a retry', async () => {
    behave(failsOnce);
    const ids = await payNew(running.app, robin);
    expect(await end(ids.toytwinId)).toMatchObject({ status: 'completed', failureMessage: null });
    expect(vendor.asked).toEqual({ vision: 1, packaged: 2, character: 0 });
    expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured' });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'succeeded', received: 199 });
  });

  it('delivers no picture if the charge fails in the end', async () => {
    behave(works);
    const ids = await payNew(running.app, robin, { tier: 'premium', card: REFUSES_CAPTURE });
    expect(await end(ids.toytwinId)).toMatchObject({
      status: 'failed',
      failureReason: 'charge_refused',
      failureMessage:
        'Your bank declined the charge. You have NOT been charged. Your toy twin is saved: please try another card.',
    });
    expect(vendor.asked).toEqual({ vision: 1, packaged: 1, character: 1 });
    expect(await settled(ids.orderId)).toMatchObject({
      status: 'released',
      capturedAt: null,
      reason: 'Your bank declined the charge.',
    });
    const reader = await findRecipient(running.services, ids.orderId);
    expect(reader && failureEmail(running.services, reader)).toMatchObject({
      subject: 'Your bank declined the charge: you were not charged',
      action: { url: expect.stringContaining(`/create?draft=${ids.toytwinId}`) },
    });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'canceled', received: 0 });
    await expectNoPictures(ids.toytwinId);
  });

  it('waits and charges later if everything is stored but the payment provider is down', async () => {
    behave(works);
    const { paymentIntents } = running.services.payment.stripe;
    const away = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'No answer' });
    const capture = vi.spyOn(paymentIntents, 'capture').mockRejectedValue(away);
    const ids = await payNew(running.app, robin, { tier: 'premium' });
    await expect.poll(() => capture.mock.calls.length).toBe(3);
    const jobs = () => running.services.jobs.boss.findJobs('generate-toytwin', { key: ids.orderId });
    await expect.poll(async () => (await jobs()).map(({ state }) => state)).toEqual(['completed']);
    expect(await robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`)).toMatchObject({
      status: 'processing',
    });
    capture.mockRestore();
    await reconcileOrders(running.services, -1000);
    expect(await end(ids.toytwinId)).toMatchObject({ status: 'completed', failureMessage: null });
    expect(vendor.asked).toEqual({ vision: 1, packaged: 1, character: 1 });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'succeeded', received: 499 });
  });

  it('stops without an error when it is canceled', async () => {
    let answer = (): void => {};
    const pending = new Promise<void>((resolve) => {
      answer = resolve;
    });
    behave(async (call, options) => {
      await pending;
      return works(call, options);
    });
    const ids = await payNew(running.app, robin, { tier: 'premium' });
    await waitForStatus(robin, ids.toytwinId, 'processing');
    await expect.poll(() => vendor.asked.packaged).toBe(1);
    const told = await robin.get(progress, `/api/toytwins/${ids.toytwinId}/progress`);
    expect(told).toMatchObject({ status: 'processing', stage: 'packaging', failureMessage: null });
    expect(told.plan).toEqual(['waiting', 'describing', 'packaging', 'character', 'charging', 'done']);
    expect(told.expected).toBeGreaterThan(0);
    const cancelled = await robin.call({ method: 'POST', url: `/api/payments/cancel/${ids.orderId}` });
    expect(cancelled.json().order).toMatchObject({ status: 'released', reason: 'You cancelled it.' });
    expect(await atProvider(ids.orderId)).toEqual({ status: 'canceled', received: 0 });
    answer();
    // The same worker takes the next order, so the canceled one has ended.
    behave(works);
    const next = await payNew(running.app, robin);
    expect(await end(next.toytwinId)).toMatchObject({ status: 'completed' });
    expect(vendor.asked.character).toBe(0);
    expect(await robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`)).toMatchObject({
      status: 'cancelled',
      packagedImageUrl: null,
    });
  });

  /** The order after its payment was released, which follows the failure. */
  async function settled(orderId: string) {
    await expect.poll(async () => (await readOrder(robin, orderId)).status).not.toBe('authorized');
    return readOrder(robin, orderId);
  }
});
