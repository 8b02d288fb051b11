import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#features/checkout/tables.ts';
import { attemptToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { history } from '#features/history/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, type Vendor, works } from './failing-image-model.ts';
import { ONE_TOY } from './follow-up-orders.ts';
import { waitForMails } from './mailbox.ts';
import { makeDraft, openCheckout, payNew, waitForStatus } from './order.ts';
import { deleteAccount, signUp } from './person.ts';

describe('history of a toy twin', () => {
  let running: RunningApp;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    running = await startApp({
      workers: false,
      variables: ONE_TOY,
      replace: () => ({ imaging: vendor.imaging }),
    });
  });
  afterAll(() => running.close());

  const historyOf = (toytwinId: string) =>
    running.services.database
      .select()
      .from(history)
      .where(eq(history.toytwinId, toytwinId))
      .orderBy(asc(history.id));
  const attempt = (ids: { toytwinId: string; orderId: string }, lastTry: boolean) =>
    attemptToytwin(running.services, ids, { signal: new AbortController().signal, lastTry });
  async function told(toytwinId: string) {
    await running.services.payment.sandbox?.deliverDue();
    const rows = await historyOf(toytwinId);
    return rows.map(({ kind, details }) => {
      const { to, mail, type } = details as Record<string, string>;
      return `${kind} ${to ?? mail ?? type ?? ''}`.trim();
    });
  }

  it('tells payment, attempt, charge and mails in order, and each event of the provider once', async () => {
    vendor.behavior = works;
    const ids = await payNew(running.app, await signUp(running.app));
    await attempt(ids, false);
    const events = await told(ids.toytwinId);
    expect(events.filter((one) => !one.startsWith('provider.'))).toEqual([
      'order.status authorized',
      'toytwin.status queued',
      'attempt.began',
      'toytwin.status processing',
      'toytwin.stage describing',
      'toytwin.stage packaging',
      'toytwin.stage charging',
      'order.status captured',
      'toytwin.status completed',
      'mail.queued receipt',
      'mail.queued ready',
    ]);
    const [event] = (await historyOf(ids.toytwinId)).filter(({ kind }) => kind === 'provider.event');
    expect(event).toMatchObject({ source: expect.stringMatching(/^evt_/), orderId: ids.orderId });
    const before = (await historyOf(ids.toytwinId)).length;
    await running.services.payment.sandbox?.redeliver(event?.source ?? '');
    expect(await historyOf(ids.toytwinId)).toHaveLength(before);
  });

  it('tells each attempt with its engine, and what went wrong without personal data', async () => {
    vendor.behavior = fails;
    const ids = await payNew(running.app, await signUp(running.app));
    await expect(attempt(ids, false)).rejects.toThrow();
    await attempt(ids, true);
    const failed = (await historyOf(ids.toytwinId)).filter(({ kind }) => kind === 'attempt.failed');
    expect(failed.map(({ details }) => details)).toEqual([
      {
        engine: running.services.imaging.engine,
        number: 1,
        code: expect.any(String),
        message: expect.any(String),
        lastTry: false,
      },
      expect.objectContaining({ lastTry: true }),
    ]);
    expect(await told(ids.toytwinId)).toEqual(
      expect.arrayContaining(['toytwin.status failed', 'order.status released', 'mail.queued failure']),
    );
  });

  it('is only added to', async () => {
    const ids = await payNew(running.app, await signUp(running.app));
    const change = running.services.database
      .update(history)
      .set({ kind: 'other' })
      .where(eq(history.toytwinId, ids.toytwinId));
    await expect(change).rejects.toThrow();
  });

  it('remembers what is written past our own code', async () => {
    const person = await signUp(running.app);
    const draft = await makeDraft(person);
    const { orderId } = await openCheckout(person, draft);
    await running.services.database.update(orders).set({ status: 'expired' }).where(eq(orders.id, orderId));
    expect(await told(draft.id)).toEqual(['order.status expired']);
  });

  it('goes with the account, and with a toy twin that has no order; else it stays with the receipt', async () => {
    vendor.behavior = works;
    const person = await signUp(running.app);
    const ids = await payNew(running.app, person);
    await attempt(ids, false);
    expect((await person.call({ method: 'DELETE', url: `/api/toytwins/${ids.toytwinId}` })).statusCode).toBe(
      204,
    );
    expect((await historyOf(ids.toytwinId)).length).toBeGreaterThan(0);
    const draft = await makeDraft(person);
    const row = { toytwinId: draft.id, kind: 'toytwin.photo_erased' };
    await running.services.database.insert(history).values(row);
    await person.call({ method: 'DELETE', url: `/api/toytwins/${draft.id}` });
    expect(await historyOf(draft.id)).toEqual([]);
    expect((await deleteAccount(person)).statusCode).toBe(204);
    expect(await historyOf(ids.toytwinId)).toEqual([]);
  });
});

it('history tells what became of the mails', async () => {
  const running = await startApp();
  try {
    const person = await signUp(running.app);
    const ids = await payNew(running.app, person);
    await waitForStatus(person, ids.toytwinId, 'completed');
    await waitForMails(running.services.outboxDir, person.email, 1);
    const mails = () =>
      running.services.database.select().from(history).where(eq(history.orderId, ids.orderId));
    await expect
      .poll(async () => (await mails()).map(({ kind, details }) => ({ kind, details })))
      .toEqual(
        expect.arrayContaining([
          { kind: 'mail.sent', details: { mail: 'receipt' } },
          { kind: 'mail.not_sent', details: { mail: 'ready', why: 'unconfirmed' } },
        ]),
      );
  } finally {
    await running.close();
  }
});
