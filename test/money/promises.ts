import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderPurposes } from '#features/checkout/contract.ts';
import { movements } from '#features/checkout/tables.ts';
import type { Database } from '#services/database/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { expectFollowUpsDelivered } from './follow-up-promises.ts';
import type { Books } from './shop.ts';

type Payment = Books['intents'][number] | undefined;

/** Checks what must be true at every moment. */
export function expectNoDoubleCharge({ intents, orders }: Books): void {
  const charged = intents.filter(
    ({ amountReceived, purpose }) => amountReceived > 0 && purpose === 'toytwin',
  );
  expect(charged.length, 'charged twice').toBeLessThanOrEqual(1);
  for (const purpose of orderPurposes) {
    // Another drawing may be charged again and again, but one after the other.
    const once = purpose === 'redo' ? ['authorized'] : ['authorized', 'captured'];
    const paid = orders.filter((order) => order.purpose === purpose && once.includes(order.status));
    expect(paid.length, `held or charged twice for a ${purpose}`).toBeLessThanOrEqual(1);
  }
}

/** Checks what must be true once every job has run and every event has arrived. */
export function expectBooksEqual(books: Books, { isDeleted }: { isDeleted: boolean }): void {
  for (const order of books.orders) {
    const payment = books.intents.find(({ id }) => id === order.paymentIntentId);
    expectOrderEqual(order, payment);
  }
  expect(
    books.intents.filter(({ status }) => status === 'requires_capture'),
    'still held',
  ).toEqual([]);
  const delivered = books.toytwin?.status === 'completed' ? 1 : 0;
  const charged = books.intents.filter(
    ({ amountReceived, purpose }) => amountReceived > 0 && purpose === 'toytwin',
  );
  if (!isDeleted)
    expect(charged.filter(isKept).length, 'charged and not delivered').toBeLessThanOrEqual(delivered);
  expect(charged.length, 'delivered and not charged').toBeGreaterThanOrEqual(delivered);
  // A second variation has no order, so it cannot have a payment.
  const variations = books.versions.filter(({ variationStatus }) => variationStatus !== null);
  expect(variations.length, 'one variation of what was delivered').toBe(delivered);
  for (const { orderId } of variations) expect(orderId, 'a variation with an order').toBeNull();
  if (books.toytwin) expectFollowUpsDelivered(books, books.toytwin);
}

/** Checks that the ledger has all that moved for each charged order, once the provider was asked. */
export async function expectLedgerEqual(database: Database, { orders, intents }: Books): Promise<void> {
  for (const order of orders.filter(({ capturedAt }) => capturedAt !== null)) {
    const payment = intents.find(({ id }) => id === order.paymentIntentId);
    const rows = await database.select().from(movements).where(eq(movements.orderId, order.id));
    const sum = (isCharge: boolean) =>
      rows
        .filter(({ kind }) => (kind === 'charge') === isCharge)
        .reduce((all, { amount }) => all + amount, 0);
    expect(sum(true), 'charged, in the ledger').toBe(payment?.amountReceived);
    expect(0 - sum(false), 'returned, in the ledger').toBe(payment?.amountRefunded);
  }
}

/** Whether the buyer has paid something that did not come back. */
function isKept({ amountReceived, amountRefunded }: NonNullable<Payment>): boolean {
  return amountReceived > amountRefunded;
}

function expectOrderEqual(order: Books['orders'][number], payment: Payment): void {
  const received = payment?.amountReceived ?? 0;
  const back = payment?.amountRefunded ?? 0;
  const what = `order ${order.status}, payment ${payment?.status ?? 'none'}`;
  switch (order.status) {
    case 'open':
    case 'expired':
    case 'released':
      expect(received - back, what).toBe(0);
      return;
    case 'authorized':
      expect.fail(`${what}: still waits`);
      return;
    case 'captured':
      expect({ amount: order.amount, back: order.amountRefunded }, what).toEqual({ amount: received, back });
      expect(back, what).toBeLessThan(received);
      return;
    case 'refunded':
      expect({ received: received > 0, left: received - back }, what).toEqual({ received: true, left: 0 });
      return;
    default:
      assertNever(order.status);
  }
}
