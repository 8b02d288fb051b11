import { sandboxSessions } from '@toy-twin/stripe-sandbox/tables';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../src/features/checkout/tables.ts';
import { toytwins } from '../../src/features/toytwins/tables.ts';
import { type RunningApp, startApp } from '../app.ts';
import { makeDraft, openCheckout, uploadPhoto } from '../order.ts';
import { deleteAccount, signUp } from '../person.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';

/** Time-out in milliseconds; starting processes is slow on a busy machine. */
const LONG = 600_000;

let server: PostgresServer;
let running: RunningApp;
beforeAll(async () => {
  server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE });
  const DATABASE_URL = await server.createDatabase('leaving');
  running = await startApp({ variables: { DATABASE_URL }, workers: false });
}, LONG);
afterAll(async () => {
  await running?.close();
  await server?.[Symbol.asyncDispose]();
});

/** How many connections wait for a lock. */
async function waiting(): Promise<unknown> {
  const { rows } = await running.services.database.execute(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows;
}

it('account deletion does not deadlock with changes of orders and toy twins', async () => {
  const robin = await signUp(running.app);
  const draft = await makeDraft(robin);
  const { orderId } = await openCheckout(robin, draft);
  await robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` });
  let leaving: ReturnType<typeof robin.call> | undefined;
  await running.services.database.transaction(async (transaction) => {
    await transaction.update(orders).set({ reason: 'cancelled' }).where(eq(orders.id, orderId));
    leaving = deleteAccount(robin);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ count: 1 }]);
    await transaction.update(toytwins).set({ stage: 'waiting' }).where(eq(toytwins.id, draft.id));
  });
  expect((await leaving)?.statusCode).toBe(204);
});

it('account deletion includes an order that another tab is opening, and its page closes', async () => {
  const robin = await signUp(running.app);
  const draft = await makeDraft(robin);
  const { database } = running.services;
  const checkout = { toytwinId: draft.id, tier: draft.tier };
  const both: ReturnType<typeof robin.call>[] = [];
  await database.transaction(async (transaction) => {
    await transaction.update(toytwins).set({ stage: 'waiting' }).where(eq(toytwins.id, draft.id));
    both.push(robin.call({ method: 'POST', url: '/api/payments/create-checkout', payload: checkout }));
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ count: 1 }]);
    both.push(deleteAccount(robin));
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ count: 2 }]);
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)[1]).toBe(204);
  expect(await database.select().from(orders).where(eq(orders.uid, robin.uid))).toEqual([]);
  expect(JSON.stringify(await database.select().from(sandboxSessions))).not.toContain(robin.email);
});

it('account deletion does not wait for a draft that another tab is creating', async () => {
  const robin = await signUp(running.app);
  const photo = await uploadPhoto(robin);
  const draft = await makeDraft(robin, { photo });
  let leaving: ReturnType<typeof robin.call> | undefined;
  let making: Promise<unknown> | undefined;
  await running.services.database.transaction(async (transaction) => {
    await transaction.update(toytwins).set({ stage: 'waiting' }).where(eq(toytwins.id, draft.id));
    leaving = deleteAccount(robin);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ count: 1 }]);
    making = makeDraft(robin, { photo }).catch(() => undefined);
    await Promise.race([making, expect.poll(waiting, { timeout: 20_000 }).toEqual([{ count: 2 }])]);
  });
  expect((await leaving)?.statusCode).toBe(204);
  await making;
});
