import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../src/features/checkout/tables.ts';
import { failAfterLastTry } from '../../src/features/generation/server/fail-after-last-try.ts';
import { toytwin } from '../../src/features/toytwins/contract.ts';
import { readOrder } from '../order.ts';
import { expectChargedOnce } from './stripe/charged-once.ts';
import { broken } from './stripe/faults.ts';
import { type PaidProduct, startPaidProduct } from './stripe/product.ts';
import { START_LIMIT } from './stripe/stripe-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the hold on the card', () => {
  let product: PaidProduct;
  beforeAll(async () => {
    product = await startPaidProduct();
  }, START_LIMIT);
  afterAll(() => product.close());

  const twin = (id: string) => product.robin.get(toytwin, `/api/toytwins/${id}`);
  const endsAt = (orderId: string, captureBefore: Date) =>
    product.services.database.update(orders).set({ captureBefore }).where(eq(orders.id, orderId));

  it('has an end, which is read and stored', async () => {
    const ids = await product.payNew();
    const { id } = await product.intent(ids.orderId);
    const intent = await product.stripe.dashboard.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    const charge = intent.latest_charge;
    const told = typeof charge === 'object' && charge?.payment_method_details?.card?.capture_before;
    expect((await product.order(ids.orderId)).captureBefore?.getTime()).toBe(Number(told) * 1000);
    expect(Number(told) * 1000).toBeGreaterThan(Date.now() + 6 * DAY);
  });

  it('is left alone while there is time', async () => {
    const ids = await product.payNew();
    await endsAt(ids.orderId, new Date(Date.now() + 2 * HOUR));
    await product.check();
    expect(await twin(ids.toytwinId)).toMatchObject({ status: 'queued' });
  });

  it('is charged in time when everything is stored', async () => {
    const ids = await product.payNew();
    product.stripe.faults.plan('/capture', broken(), broken(), broken());
    await expect(product.make(ids)).rejects.toThrow();
    await endsAt(ids.orderId, new Date(Date.now() + HOUR / 2));
    await product.check();
    await expectChargedOnce(product, ids);
  });

  it.each([
    ['said by Stripe', (id: string) => endsAt(id, new Date(Date.now() + HOUR / 2))],
    [
      'that Stripe does not say: four days',
      (id: string) =>
        product.services.database
          .update(orders)
          .set({ captureBefore: null, authorizedAt: new Date(Date.now() - 4 * DAY) })
          .where(eq(orders.id, id)),
    ],
  ])('is released before an end %s', async (_what, age) => {
    const ids = await product.payNew();
    await age(ids.orderId);
    await product.check();
    expect(await twin(ids.toytwinId)).toMatchObject({ status: 'failed' });
    expect(await product.jobsOf(ids.orderId, 'fail-toytwin')).toBe(1);
    await failAfterLastTry(product.services, ids);
    expect(await readOrder(product.robin, ids.orderId)).toMatchObject({ status: 'released' });
    expect(await product.intent(ids.orderId)).toMatchObject({ status: 'canceled', received: 0 });
    expect(await twin(ids.toytwinId)).toMatchObject({
      status: 'failed',
      failureMessage: 'Failed to process your Toy Twin. Your payment has NOT been charged.',
    });
  });

  it('is not used for pictures that would come too late: nothing is made', async () => {
    const ids = await product.payNew();
    const before = { ...product.vendor.asked };
    await endsAt(ids.orderId, new Date(Date.now() + HOUR / 2));
    await expect(product.make(ids)).rejects.toThrow('The hold on the card ends');
    expect(product.vendor.asked).toEqual(before);
  });
});

describe('a hold that ended long ago', () => {
  let product: PaidProduct;
  beforeAll(async () => {
    product = await startPaidProduct({ events: false });
  }, START_LIMIT);
  afterAll(() => product.close());

  it.each([true, false])('is shown to the buyer (we knew of the hold: %s)', async (known) => {
    const ids = await product.payNew();
    if (known) await product.check();
    product.stripe.advance(8 * 86_400);
    await product.check();
    expect(await readOrder(product.robin, ids.orderId)).toMatchObject({
      status: 'released',
      reason: 'The hold on the card ended before the toy twin was ready.',
    });
    const { status, failureMessage } = await product.robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`);
    expect({ status, failureMessage }).toEqual(
      known
        ? {
            status: 'failed',
            failureMessage: 'Failed to process your Toy Twin. Your payment has NOT been charged.',
          }
        : { status: 'draft', failureMessage: null },
    );
    expect(await product.intent(ids.orderId)).toMatchObject({ status: 'canceled', received: 0 });
    product.stripe.advance(-8 * 86_400);
  });
});
