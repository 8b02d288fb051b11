import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandboxDatabase, openShop, refusalOf, type SandboxDatabase, type Shop } from './test/shop.ts';

let storage: SandboxDatabase;
let shop: Shop;
beforeAll(async () => {
  storage = await openSandboxDatabase();
});
afterAll(() => storage.close());
beforeEach(async () => {
  shop = await openShop(storage);
});
afterEach(async () => {
  await shop.close();
  await storage.clear();
});

const readCharge = async (id: string, expand: string[]) =>
  (await shop.stripe.paymentIntents.retrieve(id, { expand })).latest_charge;

test('a charge moves its amount less the fee, once it is captured', async () => {
  const { intentId } = await shop.authorize();
  const expand = ['latest_charge.balance_transaction'];
  expect(await readCharge(intentId, expand)).toMatchObject({ balance_transaction: null });
  shop.advance(60);
  await shop.stripe.paymentIntents.capture(intentId);
  const charge = await readCharge(intentId, expand);
  // 2.9 % of $4.99 is 14 cents.
  expect(charge).toMatchObject({
    balance_transaction: {
      object: 'balance_transaction',
      type: 'charge',
      amount: 499,
      fee: 44,
      net: 455,
      currency: 'usd',
      created: shop.now(),
      fee_details: [{ type: 'stripe_fee', amount: 44 }],
    },
  });
  expect(await readCharge(intentId, ['latest_charge'])).toMatchObject({
    balance_transaction: expect.stringMatching(/^txn_/),
  });
});

test('a refund moves its amount back, and returns no fee', async () => {
  const { intentId } = await shop.authorize();
  await shop.stripe.paymentIntents.capture(intentId);
  const refund = await shop.stripe.refunds.create({ payment_intent: intentId });
  expect(refund.balance_transaction).toMatch(/^txn_/);
  const expand = ['data.balance_transaction'];
  const { data, has_more } = await shop.stripe.refunds.list({ payment_intent: intentId, expand });
  expect(has_more).toBe(false);
  expect(data).toMatchObject([
    { id: refund.id, amount: 499, balance_transaction: { type: 'refund', amount: -499, fee: 0, net: -499 } },
  ]);
  const after = { payment_intent: intentId, starting_after: refund.id };
  expect((await shop.stripe.refunds.list(after)).data).toEqual([]);
  expect((await refusalOf(shop.stripe.refunds.list({ payment_intent: 'pi_none' }))).code).toBe(
    'resource_missing',
  );
});
