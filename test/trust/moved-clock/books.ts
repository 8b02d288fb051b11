import { setTimeout as delay } from 'node:timers/promises';
import { ordersPage } from '#features/checkout/contract.ts';
import { openDatabase } from '#services/database/index.ts';
import { connectTo } from '../../connect-to.ts';
import { expectBooksEqual, expectNoDoubleCharge } from '../../money/promises.ts';
import { type Books, readAllBooks } from '../../money/shop.ts';
import { PASSWORD, signIn } from '../../person.ts';

/** Time-out in milliseconds for orders to end on a busy machine; the periodic check comes once a minute. */
const PATIENCE = 900_000;
const PAUSE = 1_000;

/**
 * Waits until the orders of these toy twins are neither open nor held; signs in first, by the server's clock. Asks for the
 * list, because asking for one order makes the product look at the provider.
 */
export async function waitUntilSettled(url: string, email: string, toytwinIds: string[]): Promise<void> {
  const robin = await signIn(connectTo(url), email, PASSWORD, url);
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const { orders } = await robin.get(ordersPage, '/api/payments/orders');
    const waiting = orders.filter(
      ({ status, toytwins }) =>
        (status === 'open' || status === 'authorized') && toytwins.some((id) => toytwinIds.includes(id)),
    );
    if (waiting.length === 0) return;
    if (performance.now() > deadline) {
      throw new Error(`Orders stayed ${waiting.map(({ status }) => status).join(', ')}`);
    }
    await delay(PAUSE);
  }
}

/** Reads both ledgers of a server that has ended, and checks that they are equal. @returns the books by toy twin. */
export async function readEqualBooks(dataDir: string): Promise<Map<string, Books>> {
  const { database, close } = await openDatabase({ dataDir });
  const books = await readAllBooks(database).finally(close);
  for (const one of books.values()) {
    expectNoDoubleCharge(one);
    expectBooksEqual(one, { isDeleted: !one.toytwin });
  }
  return books;
}
