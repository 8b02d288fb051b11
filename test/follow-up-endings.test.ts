import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuyFollowUpBody } from '#features/checkout/contract.ts';
import { announceFollowUp } from '#features/checkout/server/follow-ups/charge-follow-up.ts';
import { isFollowUp } from '#features/checkout/server/follow-ups/follow-up.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { eraseOldPhotos } from '#features/retention/server/erase-old-photos.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { duringNextPut } from './during-next-put.ts';
import { createVendor, type Vendor, works } from './failing-image-model.ts';
import { followUpOrders, ONE_TOY, REDO, UPGRADE } from './follow-up-orders.ts';
import { payOnPage, readOrder } from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';
import { refundOrder } from './refund-order.ts';
import { refusalOf } from './refusal.ts';

const kinds = [['redo', REDO] as const, ['upgrade', UPGRADE] as const];

describe('end of a follow-up order', () => {
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

  const { post, buy, finish, pay, read, offers, make, drawWithoutCharge, atProvider } = followUpOrders(
    () => ({
      ...running,
      robin,
    }),
  );
  const order = async (id: string) => rereadOrder(running.services, id);
  const check = () => reconcileOrders(running.services, -1000);
  const cancel = (orderId: string) => robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` });
  const remove = (id: string) => robin.call({ method: 'DELETE', url: `/api/toytwins/${id}` });
  const removeAccount = () => deleteAccount(robin);
  async function announce(orderId: string): Promise<void> {
    const held = await order(orderId);
    if (!held || !isFollowUp(held)) throw new Error('There is no such order');
    await announceFollowUp(running.services, held);
  }

  describe.each(kinds)('%s', (purpose, body: BuyFollowUpBody) => {
    it('is canceled by its owner until it is charged', async () => {
      const { id } = await finish();
      const first = await pay(id, body);
      expect((await cancel(first)).statusCode).toBe(200);
      expect((await cancel(first)).statusCode).toBe(200);
      const cancelled = { status: 'released', reason: 'You cancelled it.' };
      expect(await readOrder(robin, first)).toMatchObject(cancelled);
      await make(first);
      expect(await atProvider(first)).toMatchObject({ status: 'canceled', received: 0 });
      const second = await pay(id, body);
      await drawWithoutCharge(second);
      expect(refusalOf(await cancel(second))).toMatchObject({
        status: 409,
        message: 'Your toy twin is ready, and your card is being charged.',
      });
      await make(second);
      expect(refusalOf(await cancel(second))).toMatchObject({ status: 409 });
      expect(await readOrder(robin, second)).toMatchObject({ status: 'captured' });
      expect(await read(id)).toMatchObject({ status: 'completed' });
    });

    it('canceled while its picture is stored is not charged, and leaves no file', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      const { storage } = running.services;
      const folder = pictureFolder(robin.uid, id);
      const files = await Array.fromAsync(storage.list(folder));
      duringNextPut(storage, async () => expect((await cancel(orderId)).statusCode).toBe(200));
      await make(orderId);
      expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
      expect(await Array.fromAsync(storage.list(folder))).toEqual(files);
      expect((await read(id)).versions).toHaveLength(1);
    });

    it('ends if its authorization is canceled at the dashboard; the toy twin stays', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      const held = await order(orderId);
      await running.services.payment.stripe.paymentIntents.cancel(held?.paymentIntentId ?? '');
      await running.services.payment.sandbox?.deliverDue();
      expect(await readOrder(robin, orderId)).toMatchObject({
        status: 'released',
        reason: 'The hold on the card ended before it was ready.',
      });
      await make(orderId);
      expect(await read(id)).toMatchObject({ status: 'completed', tier: 'basic' });
    });

    it.each([
      ['is charged before its hold ends if all is stored', true],
      ['is failed before its hold ends if something is missing', false],
    ])('%s', async (_what, isDrawn) => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      if (isDrawn) await drawWithoutCharge(orderId);
      await running.services.database
        .update(orders)
        .set({ captureBefore: new Date(Date.now() + 60_000) })
        .where(eq(orders.id, orderId));
      await check();
      if (isDrawn) expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
      else expect(await order(orderId)).toMatchObject({ stage: 'given_up' });
      await make(orderId);
      await check();
      expect(await readOrder(robin, orderId)).toMatchObject({ status: isDrawn ? 'captured' : 'released' });
    });

    it('is released when its toy twin is removed, paid or not', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      expect((await remove(id)).statusCode).toBe(204);
      const removed = { status: 'released', reason: 'You removed the toy twin.' };
      expect(await readOrder(robin, orderId)).toMatchObject(removed);
      expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
      const other = await finish();
      const unpaid = await buy(other.id, body);
      expect((await remove(other.id)).statusCode).toBe(204);
      expect(await readOrder(robin, unpaid.orderId)).toMatchObject({ status: 'expired' });
      expect((await payOnPage(running.app, unpaid.sessionUrl)).statusCode).not.toBe(303);
    });

    it('is released if its toy twin is removed while the event of its payment is on the way', async () => {
      const { sandbox } = running.services.payment;
      const { id } = await finish();
      sandbox?.dropWebhooks(true);
      const orderId = await pay(id, body);
      sandbox?.dropWebhooks(false);
      expect((await remove(id)).statusCode).toBe(204);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released' });
      expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
    });

    it('is released if it is paid after its toy twin is gone', async () => {
      const { id } = await finish();
      const { orderId, sessionUrl } = await buy(id, body);
      await running.services.database.delete(toytwins).where(eq(toytwins.id, id));
      await payOnPage(running.app, sessionUrl);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released' });
      expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
    });

    it('is released by the periodic check, or refunded, if its toy twin is gone', async () => {
      const [held, charged] = [await finish(), await finish()];
      const [one, two] = [await pay(held.id, body), await pay(charged.id, body)];
      const payment = (await order(two))?.paymentIntentId ?? '';
      await running.services.payment.stripe.paymentIntents.capture(payment);
      await running.services.database.delete(toytwins).where(eq(toytwins.uid, robin.uid));
      for (const orderId of [one, two]) await make(orderId);
      await check();
      expect(await readOrder(robin, one)).toMatchObject({ status: 'released' });
      expect(await readOrder(robin, two)).toMatchObject({ status: 'refunded' });
    });

    it('keeps its toy twin from being removed while it is charged', async () => {
      const { id } = await finish();
      const orderId = await pay(id, body);
      await drawWithoutCharge(orderId);
      await announce(orderId);
      const charging = { status: 409, message: 'Your toy twin is ready, and your card is being charged.' };
      expect(refusalOf(await remove(id))).toMatchObject(charging);
      expect(refusalOf(await removeAccount())).toMatchObject(charging);
      await make(orderId);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
      expect((await remove(id)).statusCode).toBe(204);
    });

    it('keeps its toy twin if it is paid and charged while another order is ended for the removal', async () => {
      const { id } = await finish();
      const other = await buy(id, purpose === 'redo' ? UPGRADE : REDO);
      const { sessions } = running.services.payment.stripe.checkout;
      const expire = sessions.expire.bind(sessions);
      let orderId = '';
      vi.spyOn(sessions, 'expire').mockImplementationOnce((async (session: string) => {
        orderId = await pay(id, body);
        await drawWithoutCharge(orderId);
        return expire(session);
      }) as typeof expire);
      expect(refusalOf(await remove(id))).toMatchObject({
        status: 409,
        message: 'Your toy twin is ready, and your card is being charged.',
      });
      expect(await readOrder(robin, other.orderId)).toMatchObject({ status: 'expired' });
      await make(orderId);
      expect(await read(id)).toMatchObject({ status: 'completed' });
    });

    it('is released when the account of its owner is deleted', async () => {
      const [held, open] = [await finish(), await finish()];
      const orderId = await pay(held.id, body);
      const unpaid = await buy(open.id, body);
      expect((await removeAccount()).statusCode).toBe(204);
      expect((await order(orderId))?.status).toBe('released');
      expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
      expect((await payOnPage(running.app, unpaid.sessionUrl)).statusCode).not.toBe(303);
    });

    it('keeps the photo while it is held, and is not sold once that is erased', async () => {
      const { id, sourceImage } = await finish();
      const erase = () => robin.call({ method: 'POST', url: '/api/photos/erase', payload: { sourceImage } });
      const orderId = await pay(id, body);
      expect(refusalOf(await erase())).toMatchObject({ status: 409 });
      await eraseOldPhotos(running.services, new Date(Date.now() + 1000));
      await make(orderId);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
      expect((await erase()).statusCode).toBeLessThan(300);
      expect((await offers(id))[purpose].price).toBeNull();
      const other = await finish();
      const unpaid = await buy(other.id, body);
      const payload = { sourceImage: other.sourceImage };
      await robin.call({ method: 'POST', url: '/api/photos/erase', payload });
      expect(await readOrder(robin, unpaid.orderId)).toMatchObject({ status: 'expired' });
      expect(refusalOf(await post(other.id, body))).toMatchObject({
        status: 409,
        message: expect.stringMatching(/photo of this toy twin has been erased/),
      });
    });

    it('is released if it is paid after the photo was erased', async () => {
      const { id } = await finish();
      const { orderId, sessionUrl } = await buy(id, body);
      await running.services.database.update(toytwins).set({ photoKey: null }).where(eq(toytwins.id, id));
      await payOnPage(running.app, sessionUrl);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released' });
    });

    it('is released if the toy twin was refunded before it was paid', async () => {
      const { id, orderId: first } = await finish();
      const { orderId, sessionUrl } = await buy(id, body);
      await refundOrder(running.services, first ?? '');
      await payOnPage(running.app, sessionUrl);
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released' });
    });
  });
});
