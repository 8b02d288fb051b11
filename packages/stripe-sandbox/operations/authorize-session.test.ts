import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../scope.ts';
import { openSandboxDatabase, openShop, type SandboxDatabase, SHOP_URL } from '../test/shop.ts';
import { authorizeSession } from './authorize-session.ts';

let storage: SandboxDatabase;
beforeAll(async () => {
  storage = await openSandboxDatabase();
});
afterAll(() => storage.close());

test('authorizeSession leaves a paid session as it is, even if the page had seen it open', async () => {
  const shop = await openShop(storage);
  const { id } = await shop.openSession();
  const context = { database: storage.database, publicUrl: SHOP_URL, clock: shop.now };
  const card = {
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2034,
    name: 'Ada',
    email: 'ada@example.com',
  };
  const attempt = { card, outcome: { kind: 'authorizes' } } as const;
  const first = await inTransaction(context, (scope) => authorizeSession(scope, id, attempt));
  const held = await shop.stripe.paymentIntents.retrieve(String(first.session.paymentIntentId));
  const second = await inTransaction(context, (scope) => authorizeSession(scope, id, attempt));
  expect([first.kind, second.kind]).toEqual(['authorized', 'closed']);
  const after = await shop.stripe.paymentIntents.retrieve(held.id);
  expect(after.latest_charge).toBe(held.latest_charge);
  await shop.close();
});
