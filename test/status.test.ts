import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { moveOrder } from '#features/checkout/server/lifecycle.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { failAfterLastTry, failUnlessRetried } from '#features/generation/server/fail-after-last-try.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

type Ids = { toytwinId: string; orderId: string };

describe('PUT /api/toytwins/{id}/status', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const put = (id: string, payload: object) =>
    robin.call({ method: 'PUT', url: `/api/toytwins/${id}/status`, payload });
  const cancel = (orderId: string) => robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` });
  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const make = (ids: { toytwinId: string; orderId: string }) =>
    generateToytwin(running.services, ids, new AbortController().signal);
  const wordsOf = (one: Toytwin) => ({
    status: 'completed',
    packagedImageUrl: one.packagedImageUrl,
    threeDModelUrl: one.threeDModelUrl,
    processingTime: 1,
  });
  async function holdAtProvider(orderId: string): Promise<string> {
    const order = await rereadOrder(running.services, orderId);
    const { stripe } = running.services.payment;
    return (await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '')).status;
  }
  /** A toy twin that failed while the provider was unreachable: its payment is still held. */
  async function failedWithHold() {
    const ids = await payNew(running.app, robin);
    await moveToytwin(running.services.database, ids.toytwinId, 'failed', {
      failureReason: 'processing_failed',
    });
    return ids;
  }

  describe('completed', () => {
    it('cannot be forged before the job has finished', async () => {
      const draft = await makeDraft(robin);
      const forged = { status: 'completed', packagedImageUrl: 'https://example.com/a.png' };
      for (const id of [draft.id, (await payNew(running.app, robin)).toytwinId]) {
        expect(refusalOf(await put(id, forged))).toMatchObject({
          status: 409,
          message: 'This toy twin is not ready yet.',
        });
        expect(await read(id)).toMatchObject({ packagedImageUrl: null });
      }
    });

    it("is confirmed with the job's own pictures, and changes nothing", async () => {
      const ids = await payNew(running.app, robin, { tier: 'premium' });
      await make(ids);
      const made = await read(ids.toytwinId);
      const confirmed = await put(made.id, wordsOf(made));
      expect(confirmed.statusCode).toBe(200);
      expect(confirmed.json()).toEqual(made);
    });

    it('is refused with any other picture', async () => {
      const [one, other] = await Promise.all([
        payNew(running.app, robin, { tier: 'premium' }),
        payNew(running.app, robin),
      ]);
      await make(one);
      await make(other);
      const made = await read(one.toytwinId);
      const foreign = await read(other.toytwinId);
      const wrong: object[] = [
        { status: 'completed' },
        { ...wordsOf(made), packagedImageUrl: foreign.packagedImageUrl },
        { ...wordsOf(made), packagedImageUrl: '/files/%E0%A4%A' },
        { ...wordsOf(made), threeDModelUrl: null },
        { ...wordsOf(made), threeDModelUrl: made.packagedImageUrl },
      ];
      for (const words of wrong) {
        expect(refusalOf(await put(made.id, words))).toMatchObject({
          status: 409,
          message: 'These are not the pictures that were made for this toy twin.',
        });
      }
      expect(await read(made.id)).toEqual(made);
    });
  });

  describe('canceled', () => {
    it('ends a draft and closes its payment page', async () => {
      const draft = await makeDraft(robin);
      const { orderId, sessionUrl } = await openCheckout(robin, draft);
      for (let time = 0; time < 2; time += 1) {
        expect((await put(draft.id, { status: 'cancelled' })).json()).toMatchObject({ status: 'cancelled' });
      }
      expect((await payOnPage(running.app, sessionUrl)).statusCode).not.toBe(303);
      const ended = { status: 'expired', reason: 'You cancelled it.' };
      expect(await readOrder(robin, orderId)).toMatchObject(ended);
    });

    it('ends a draft whose payment is not known yet, and releases it', async () => {
      const draft = await makeDraft(robin);
      const { orderId, sessionUrl } = await openCheckout(robin, draft);
      const { sandbox } = running.services.payment;
      sandbox?.dropWebhooks(true);
      await payOnPage(running.app, sessionUrl).finally(() => sandbox?.dropWebhooks(false));
      expect((await put(draft.id, { status: 'cancelled' })).json()).toMatchObject({ status: 'cancelled' });
      const ended = { status: 'released', reason: 'You cancelled it.' };
      expect(await readOrder(robin, orderId)).toMatchObject(ended);
      expect(await holdAtProvider(orderId)).toBe('canceled');
    });

    it('ends a queued toy twin and releases the authorization at the provider', async () => {
      const ids = await payNew(running.app, robin);
      expect((await put(ids.toytwinId, { status: 'cancelled' })).json()).toMatchObject({
        status: 'cancelled',
        failureMessage: 'You cancelled this toy twin. You have NOT been charged.',
      });
      expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'released' });
      expect(await holdAtProvider(ids.orderId)).toBe('canceled');
    });

    it('ends a toy twin that is being made', async () => {
      const ids = await payNew(running.app, robin);
      await moveToytwin(running.services.database, ids.toytwinId, 'processing', { stage: 'packaging' });
      expect((await put(ids.toytwinId, { status: 'cancelled' })).json()).toMatchObject({
        status: 'cancelled',
      });
      expect(await holdAtProvider(ids.orderId)).toBe('canceled');
    });

    it('is refused while the charge is in progress', async () => {
      const ids = await payNew(running.app, robin);
      await moveToytwin(running.services.database, ids.toytwinId, 'processing', { stage: 'charging' });
      expect(refusalOf(await put(ids.toytwinId, { status: 'cancelled' }))).toMatchObject({
        status: 409,
        message: 'Your toy twin is ready, and your card is being charged.',
      });
      expect(await holdAtProvider(ids.orderId)).toBe('requires_capture');
    });

    it('ends a failed toy twin whose payment is still held, and releases it', async () => {
      const ids = await failedWithHold();
      expect((await put(ids.toytwinId, { status: 'cancelled' })).json()).toMatchObject({
        status: 'cancelled',
      });
      expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'released' });
      expect(await holdAtProvider(ids.orderId)).toBe('canceled');
    });

    it.each([
      ['released', 'the status', (ids: Ids) => put(ids.toytwinId, { status: 'cancelled' })],
      ['released', 'the cancel call', (ids: Ids) => cancel(ids.orderId)],
      ['refunded', 'the status', (ids: Ids) => put(ids.toytwinId, { status: 'cancelled' })],
      ['refunded', 'the cancel call', (ids: Ids) => cancel(ids.orderId)],
    ] as const)('cancels one that waits for an order that is %s, by %s', async (status, _way, giveUp) => {
      const ids = await payNew(running.app, robin);
      if (status === 'refunded') await moveOrder(running.services.database, ids.orderId, 'captured');
      await moveOrder(running.services.database, ids.orderId, status);
      expect((await giveUp(ids)).statusCode).toBe(200);
      expect(await read(ids.toytwinId)).toMatchObject({ status: 'cancelled' });
    });

    it('leaves a toy twin unchanged that waits for a newer order than the canceled one', async () => {
      const old = await payNew(running.app, robin);
      await failAfterLastTry(running.services, old);
      const { sessionUrl } = await openCheckout(robin, await read(old.toytwinId));
      await payOnPage(running.app, sessionUrl);
      expect((await cancel(old.orderId)).statusCode).toBe(200);
      expect(await read(old.toytwinId)).toMatchObject({ status: 'queued' });
    });

    it('is refused for a completed and charged toy twin', async () => {
      const ids = await payNew(running.app, robin);
      await make(ids);
      expect(refusalOf(await put(ids.toytwinId, { status: 'cancelled' }))).toMatchObject({
        status: 409,
        message: 'This toy twin is ready and paid for; it can no longer be cancelled.',
      });
      expect(await holdAtProvider(ids.orderId)).toBe('succeeded');
    });
  });

  describe('processing', () => {
    it('retries a failed toy twin while its payment is held, and completes it', async () => {
      const ids = await failedWithHold();
      expect((await put(ids.toytwinId, { status: 'processing' })).json()).toMatchObject({
        status: 'queued',
        failureMessage: null,
      });
      expect((await put(ids.toytwinId, { status: 'processing' })).statusCode).toBe(200);
      await make(ids);
      expect(await read(ids.toytwinId)).toMatchObject({ status: 'completed' });
      expect(await holdAtProvider(ids.orderId)).toBe('succeeded');
    });

    it('is not ended by a late run of the failure job', async () => {
      const ids = await failedWithHold();
      const endTry = () => running.services.jobs.boss.deleteAllJobs(GENERATE_TOYTWIN);
      await endTry();
      expect((await put(ids.toytwinId, { status: 'processing' })).statusCode).toBe(200);
      await failUnlessRetried(running.services, ids);
      expect(await read(ids.toytwinId)).toMatchObject({ status: 'queued' });
      await endTry();
      await failUnlessRetried(running.services, ids);
      expect(await read(ids.toytwinId)).toMatchObject({ status: 'failed' });
      expect(await holdAtProvider(ids.orderId)).toBe('canceled');
    });

    it('is refused after the release; a new payment is needed', async () => {
      const ids = await payNew(running.app, robin);
      await failAfterLastTry(running.services, ids);
      expect(refusalOf(await put(ids.toytwinId, { status: 'processing' }))).toMatchObject({
        status: 409,
        message: 'The payment was released and you were not charged. Please start a new payment.',
      });
      const { orderId, sessionUrl } = await openCheckout(robin, await read(ids.toytwinId));
      await payOnPage(running.app, sessionUrl);
      expect(await read(ids.toytwinId)).toMatchObject({ status: 'queued', failureMessage: null });
      await make({ toytwinId: ids.toytwinId, orderId });
      expect(await read(ids.toytwinId)).toMatchObject({ status: 'completed', orderId });
    });

    it('is refused if the payment is released at the same moment', async () => {
      const ids = await failedWithHold();
      const { database } = running.services;
      const begin = vi.spyOn(database, 'transaction');
      begin.mockImplementationOnce(async (work) => {
        begin.mockRestore();
        await reconcileOrders(running.services, -1000);
        return database.transaction(work);
      });
      expect(refusalOf(await put(ids.toytwinId, { status: 'processing' }))).toMatchObject({
        status: 409,
        message: 'The payment was released and you were not charged. Please start a new payment.',
      });
      expect(await read(ids.toytwinId)).toMatchObject({ status: 'failed' });
    });

    it('is refused for a toy twin that did not fail', async () => {
      const draft = await makeDraft(robin);
      const done = await payNew(running.app, robin);
      await make(done);
      for (const id of [draft.id, done.toytwinId]) {
        expect(refusalOf(await put(id, { status: 'processing' }))).toMatchObject({
          status: 409,
          message: 'Only a failed toy twin can be tried again.',
        });
      }
    });
  });

  it.each(['draft', 'queued', 'failed'])('refuses the status %s with a reason', async (status) => {
    const draft = await makeDraft(robin);
    expect(refusalOf(await put(draft.id, { status }))).toMatchObject({ status: 409, code: 'conflict' });
    expect(await read(draft.id)).toMatchObject({ status: 'draft' });
  });

  it.each([{}, { status: 'done' }, { status: 'completed', packagedImageUrl: 7 }, []])(
    'refuses the malformed body %o',
    async (payload) => {
      const draft = await makeDraft(robin);
      expect(refusalOf(await put(draft.id, payload))).toMatchObject({ status: 400, code: 'bad_request' });
    },
  );
});
