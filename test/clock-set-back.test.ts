import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { catchUpWithClock } from '#services/jobs/catch-up-with-clock.ts';
import { type RunningApp, startApp } from './app.ts';
import { payNew } from './order.ts';
import { type Person, signUp } from './person.ts';

// The attack with a clock that really moves is `test/trust/clock.test.ts`. Here everything that is stored is moved
// instead, which looks the same.
describe('clock that was 8 days ahead and was set back', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  async function moveStoredTimes(): Promise<void> {
    const { database } = running.services;
    await database.execute(
      sql`update jobs.job set created_on = created_on + interval '8 days', start_after = start_after + interval '8 days'`,
    );
    await database.execute(sql`update jobs.version set cron_on = now() + interval '8 days'`);
  }
  const readyJobs = async () => (await running.services.jobs.boss.fetch(GENERATE_TOYTWIN)).length;

  it('does not delay a paid job, nor the periodic ones', async () => {
    const { database } = running.services;
    await payNew(running.app, robin);
    await moveStoredTimes();
    expect(await readyJobs()).toBe(0);
    expect(await catchUpWithClock(database)).toBe(true);
    expect(await readyJobs()).toBe(1);
    const { rows } = await database.execute(sql`select cron_on from jobs.version`);
    expect(rows).toEqual([{ cron_on: null }]);
    expect(await catchUpWithClock(database), 'once').toBe(false);
  });

  it('leaves a job that should wait waiting', async () => {
    const { database, jobs } = running.services;
    const id = await jobs.boss.send(GENERATE_TOYTWIN, {}, { startAfter: 3_600, singletonKey: 'later' });
    await moveStoredTimes();
    await catchUpWithClock(database);
    expect(await readyJobs()).toBe(0);
    const { rows } = await database.execute(
      sql`select extract(epoch from start_after - created_on)::int as seconds, created_on <= now() as sent
        from jobs.job where id = ${id}`,
    );
    expect(rows).toEqual([{ seconds: 3_600, sent: true }]);
  });

  it('does not hide an order whose event was lost from the periodic check', async () => {
    const { database, payment } = running.services;
    payment.sandbox?.dropWebhooks(true);
    const { orderId } = await payNew(running.app, robin);
    await database
      .update(orders)
      .set({ createdAt: new Date(Date.now() + 8 * 86_400_000) })
      .where(eq(orders.id, orderId));
    await reconcileOrders(running.services);
    expect(await rereadOrder(running.services, orderId)).toMatchObject({ status: 'authorized' });
  });
});
