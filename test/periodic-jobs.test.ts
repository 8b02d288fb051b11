import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { orders, paymentEvents } from '#features/checkout/tables.ts';
import { photos } from '#features/photos/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { createVendor, works } from './failing-image-model.ts';
import { payNew, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';

const DAY = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
/** Time-out of a job in a test. */
const PATIENCE = { timeout: STUCK, interval: 100 };

describe('periodic jobs', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ replace: () => ({ imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  /** As the scheduler does when the time has come. */
  const begin = (name: string) => running.services.jobs.boss.send(name, null, { singletonKey: 'all' });

  it.each([
    ['reconcile-orders', '* * * * *'],
    ['poll-refunds', '41 * * * *'],
    ['book-orders', '*/5 * * * *'],
    ['delete-expired', '17 * * * *'],
    ['report-backup', '23 5 * * *'],
  ])('have the schedule of %s', async (name, cron) => {
    const schedules = await running.services.jobs.boss.getSchedules(name);
    expect(schedules).toMatchObject([{ name, cron }]);
  });

  it('look for payments with lost webhook events, and delete old events, every minute', async () => {
    const { database, payment } = running.services;
    const notice = { id: 'evt_old', type: 'charge.captured', receivedAt: ago(32 * DAY) };
    await database.insert(paymentEvents).values(notice);
    payment.sandbox?.dropWebhooks(true);
    const { orderId } = await payNew(running.app, robin);
    payment.sandbox?.dropWebhooks(false);
    await database
      .update(orders)
      .set({ createdAt: ago(60_000) })
      .where(eq(orders.id, orderId));
    await begin('reconcile-orders');
    await vi.waitFor(async () => {
      expect((await rereadOrder(running.services, orderId))?.authorizedAt).toBeInstanceOf(Date);
      const kept = await database.select().from(paymentEvents).where(eq(paymentEvents.id, notice.id));
      expect(kept).toEqual([]);
    }, PATIENCE);
  });

  it('delete expired data every hour', async () => {
    const { database } = running.services;
    const { id } = await uploadPhoto(robin);
    await database
      .update(photos)
      .set({ createdAt: ago(2 * DAY) })
      .where(eq(photos.id, id));
    await begin('delete-expired');
    await vi.waitFor(async () => {
      expect(await database.select().from(photos).where(eq(photos.id, id))).toEqual([]);
    }, PATIENCE);
  });
});
