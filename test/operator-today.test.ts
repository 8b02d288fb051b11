import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movements, orders } from '#features/checkout/tables.ts';
import { recordEvent } from '#features/history/server/record-event.ts';
import { deskToday, type TroubleKind, troubledOrders } from '#features/operator/today/contract.ts';
import { readToday } from '#features/operator/today/server/read-today.ts';
import { recordPictures } from '#features/operator/today/server/record-pictures.ts';
import type { PictureListener } from '#services/imaging/picture-log.ts';
import { type RunningApp, startApp } from './app.ts';
import { signUpOperator } from './operator.ts';
import { makeDraft, openCheckout, payNew, waitForStatus } from './order.ts';
import { type Person, signUp } from './person.ts';

const HOUR = 3_600_000;

describe("The desk's first page", () => {
  let running: RunningApp;
  let operator: Person;
  let buyer: Person;
  let paid: { toytwinId: string; orderId: string };
  beforeAll(async () => {
    running = await startApp({ workers: false });
    operator = await signUpOperator(running);
    buyer = await signUp(running.app);
    paid = await payNew(running.app, buyer);
    await waitForStatus(buyer, paid.toytwinId, 'queued');
  });
  afterAll(() => running.close());

  const list = async (kind: TroubleKind) =>
    (await operator.get(troubledOrders, `/api/operator/troubles/${kind}`)).orders.map(
      ({ orderId }) => orderId,
    );
  const add = (kind: 'charge' | 'refund' | 'refund_failed', amount: number, at: Date, fee = 0) =>
    running.services.database.insert(movements).values({
      id: `txn_${randomUUID()}`,
      orderId: paid.orderId,
      kind,
      amount,
      tax: 0,
      currency: 'usd',
      fee,
      feeCurrency: 'usd',
      at,
    });

  it('shows thirty days, also those on which nothing happened', async () => {
    const today = await operator.get(deskToday, '/api/operator/today');
    expect(today.days).toHaveLength(30);
    expect(today.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(new Set(today.days.map(({ day }) => day)).size).toBe(30);
    expect(today).toMatchObject({ currency: 'usd', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(today.storage.databaseBytes).toBeGreaterThan(1_000_000);
    expect(today.backup.words).toContain('No backup has been made yet.');
  });

  it('adds up money by day, from the ledger', async () => {
    const now = new Date();
    await add('charge', 499, now, 45);
    await add('charge', 199, now, 36);
    await add('refund', -120, now);
    await add('charge', 10_000, new Date(now.getTime() - 31 * 24 * HOUR), 320);
    const { days } = await readToday(running.services);
    expect(days.at(-1)).toMatchObject({ orders: 2, charged: 698, returned: 120, fees: 81 });
    expect(days.reduce((sum, { charged }) => sum + charged, 0)).toBe(698);
  });

  it('adds up what each engine made and cost', async () => {
    const { services } = running;
    let report: PictureListener = () => {};
    recordPictures({
      ...services,
      imaging: { ...services.imaging, onPicture: (listener) => (report = listener) },
    });
    const picture = {
      model: 'gpt-image-2',
      kind: 'packaged',
      milliseconds: 9_000,
      orderId: paid.orderId,
    } as const;
    report({ ...picture, engine: 'openai', outcome: 'made', cents: 5.3 });
    report({ ...picture, engine: 'openai', outcome: 'made', cents: 5.3 });
    report({ ...picture, engine: 'openai', outcome: 'refused', cents: 0 });
    report({ ...picture, engine: 'studio', outcome: 'made', cents: 0 });
    await expect
      .poll(async () => (await readToday(services)).engines)
      .toEqual([
        { engine: 'openai', made: 2, failed: 1, cents: expect.closeTo(10.6) },
        { engine: 'studio', made: 1, failed: 0, cents: 0 },
      ]);
  });

  it('names paid orders that are stuck', async () => {
    expect(await list('stuck')).toEqual([]);
    await openCheckout(buyer, await makeDraft(buyer));
    const { database } = running.services;
    const authorizedAt = new Date(Date.now() - HOUR);
    await database.update(orders).set({ authorizedAt }).where(eq(orders.id, paid.orderId));
    expect(await list('stuck')).toEqual([paid.orderId]);
    const { queues, troubles } = await readToday(running.services);
    expect(queues.oldest).not.toBeNull();
    expect(queues.oldestJob?.queue).toMatch(/^[a-z-]+$/);
    expect(Date.parse(queues.oldestJob?.since ?? '')).toBeLessThanOrEqual(Date.now());
    expect(troubles).toContainEqual({ kind: 'stuck', count: 1 });
    // pg-boss counts every ten seconds.
    await expect
      .poll(async () => (await readToday(running.services)).queues.waiting, { timeout: 30_000 })
      .toBeGreaterThan(0);
  });

  it('names bounced mails and failed refunds until somebody has answered the order', async () => {
    const { database } = running.services;
    await add('refund_failed', 120, new Date());
    await recordEvent(database, { ...paid, kind: 'mail.refused', details: { mail: 'ready' } });
    expect(await list('refund_failed')).toEqual([paid.orderId]);
    expect(await list('mail_refused')).toEqual([paid.orderId]);
    await recordEvent(database, { ...paid, kind: 'order.answered' });
    expect(await list('refund_failed')).toEqual([]);
    expect(await list('mail_refused')).toEqual([]);
  });

  it('names open disputes', async () => {
    const { database } = running.services;
    await database.update(orders).set({ reason: 'disputed' }).where(eq(orders.id, paid.orderId));
    expect(await list('disputed')).toEqual([paid.orderId]);
  });
});
