import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { failAfterLastTry } from '#features/generation/server/fail-after-last-try.ts';
import { attemptToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { actAnswer } from '#features/operator/audit/contract.ts';
import { audit } from '#features/operator/audit/tables.ts';
import {
  deskOrder,
  deskOrdersPage,
  providerPayment,
  shownPictures,
} from '#features/operator/orders/contract.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { ONE_TOY } from './follow-up-orders.ts';
import { act, confirmOperator, signUpOperator } from './operator.ts';
import { makeDraft, openCheckout, payNew, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';

const FIFTEEN_DAYS = 15 * 86_400_000;

describe('orders at the desk', () => {
  let running: RunningApp;
  let robin: Person;
  let operator: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false, variables: ONE_TOY });
    robin = await signUp(running.app);
    operator = await signUpOperator(running);
    await confirmOperator(operator);
  });
  afterAll(() => running.close());

  const path = (orderId: string, what = '') => `/api/operator/orders/${orderId}${what}`;
  async function finish(name = 'Robin') {
    const { id, orderId } = await finishToytwin(running, robin, { design: { name } });
    return { id, orderId: orderId ?? '' };
  }
  /** Presses one button twice at once, and once more later. @returns the three statuses, which must be alike. */
  async function pressThrice(url: string, payload: object = {}) {
    const actId = randomUUID();
    const press = () => act(operator, url, payload, actId);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    return answers.map((answer) => [answer.statusCode, actAnswer.parse(answer.json()).step]);
  }
  const thrice = [
    [200, 'done'],
    [200, 'done'],
    [200, 'done'],
  ];
  async function ledger(orderId: string) {
    const { stripe, sandbox } = running.services.payment;
    await sandbox?.deliverDue();
    const order = await rereadOrder(running.services, orderId);
    const intent = await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '', {
      expand: ['latest_charge'],
    });
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    return {
      provider: [intent.amount_received, charge?.amount_refunded],
      ours: [order?.capturedAt ? order.amount : 0, order?.amountRefunded],
      status: order?.status,
    };
  }
  const attempt = (ids: { toytwinId: string; orderId: string }) =>
    attemptToytwin(running.services, ids, { signal: new AbortController().signal, lastTry: true });
  const jobsOf = async (orderId: string) => {
    const jobs = await running.services.jobs.boss.findJobs(SEND_EMAIL, {});
    return jobs.map(({ data }) => data as Record<string, unknown>).filter((data) => data.orderId === orderId);
  };
  const actsOf = (orderId: string) =>
    running.services.database.select().from(audit).where(eq(audit.orderId, orderId));

  it('refunds a part and the rest, each pressed twice at once, exactly once', async () => {
    const { orderId } = await finish();
    const part = { amount: 50, returnedBefore: 0 };
    expect(await pressThrice(path(orderId, '/refund'), part)).toEqual(thrice);
    expect(await ledger(orderId)).toEqual({ provider: [199, 50], ours: [199, 50], status: 'captured' });
    const rest = { amount: 149, returnedBefore: 50 };
    expect(await pressThrice(path(orderId, '/refund'), rest)).toEqual(thrice);
    expect(await ledger(orderId)).toEqual({ provider: [199, 199], ours: [199, 199], status: 'refunded' });
    const mails = (await jobsOf(orderId)).filter(({ kind }) => kind === 'refund');
    expect(mails.map(({ occasion, returned }) => `${occasion}: ${returned}`).sort()).toEqual([
      '199: 149',
      '50: 50',
    ]);
    expect((await actsOf(orderId)).map(({ step }) => step).sort()).toEqual([
      'asked',
      'asked',
      'done',
      'done',
    ]);
  });

  it("tells the provider's own refusal, and that nothing was returned", async () => {
    const { orderId } = await finish();
    running.services.payment.sandbox?.refuseParameters(['amount']);
    const body = { amount: 20, returnedBefore: 0 };
    const answer = await act(operator, path(orderId, '/refund'), body);
    running.services.payment.sandbox?.refuseParameters([]);
    expect(answer.json()).toEqual({ step: 'refused', refusal: 'Invalid amount' });
    expect(await ledger(orderId)).toMatchObject({ provider: [199, 0], ours: [199, 0] });
  });

  it('releases a hold once, and the buyer is told', async () => {
    const { toytwinId, orderId } = await payNew(running.app, robin);
    expect(await pressThrice(path(orderId, '/release'))).toEqual(thrice);
    expect(await ledger(orderId)).toMatchObject({ provider: [0, 199], ours: [0, 0], status: 'released' });
    expect(await robin.get(toytwin, `/api/toytwins/${toytwinId}`)).toMatchObject({ status: 'failed' });
    expect((await jobsOf(orderId)).map(({ kind }) => kind)).toEqual(['failure']);
    const { orderId: charged } = await finish();
    expect((await act(operator, path(charged, '/release'))).statusCode).toBe(409);
    expect(await ledger(charged)).toMatchObject({ status: 'captured' });
  });

  it('makes a finished toy again once, free of charge, and leaves the buyer their redo', async () => {
    const { id, orderId } = await finish();
    expect(await pressThrice(path(orderId, '/make-again'), { engine: 'studio' })).toEqual(thrice);
    const made = await running.services.database.select().from(versions).where(eq(versions.toytwinId, id));
    const [waiting, ...others] = made.filter(({ redoStatus }) => redoStatus === 'waiting');
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ engine: 'studio', orderId: null });
    const other = await act(operator, path(orderId, '/make-again'));
    expect(other.statusCode).toBe(409);
    await attemptRedo(running.services, waiting?.id ?? '', {
      signal: new AbortController().signal,
      lastTry: true,
    });
    const shown = await robin.get(toytwin, `/api/toytwins/${id}`);
    expect(shown.versions).toHaveLength(2);
    expect(shown.redo?.state).toBe('offered');
    expect(await ledger(orderId)).toMatchObject({ provider: [199, 0], ours: [199, 0] });
  });

  it('makes a failed toy again for its money while that is held', async () => {
    const { toytwinId, orderId } = await payNew(running.app, robin);
    await moveToytwin(running.services.database, toytwinId, 'failed', { failureReason: 'processing_failed' });
    expect(await pressThrice(path(orderId, '/make-again'))).toEqual(thrice);
    expect(await robin.get(toytwin, `/api/toytwins/${toytwinId}`)).toMatchObject({ status: 'queued' });
    await attempt({ toytwinId, orderId });
    expect(await ledger(orderId)).toMatchObject({ provider: [199, 0], status: 'captured' });
  });

  it('gives a failed toy away once its money is released: made once, nothing charged, and no receipt', async () => {
    const { toytwinId, orderId } = await payNew(running.app, robin);
    const read = () => robin.get(toytwin, `/api/toytwins/${toytwinId}`);
    const make = () => attempt({ toytwinId, orderId });
    await act(operator, path(orderId, '/release'));
    await make();
    expect((await read()).status).toBe('failed');
    expect(await pressThrice(path(orderId, '/make-again'))).toEqual(thrice);
    expect((await act(operator, path(orderId, '/make-again'))).statusCode).toBe(409);
    expect((await read()).status).toBe('queued');
    await Promise.all([make(), make()]);
    await make();
    expect(await read()).toMatchObject({ status: 'completed', redo: { state: 'offered' } });
    expect(await ledger(orderId)).toMatchObject({ provider: [0, 199], ours: [0, 0], status: 'released' });
    const mails = (await jobsOf(orderId)).map(({ kind }) => kind);
    expect(mails.sort()).toEqual(['failure', 'ready']);
    const paper = await robin.call({ url: `/api/payments/order/${orderId}/receipt.pdf` });
    expect(paper.statusCode).toBe(409);
  });

  it('leaves a given toy failed when it cannot be made, and canceled when its owner wants none', async () => {
    const { toytwinId, orderId } = await payNew(running.app, robin);
    const ids = { toytwinId, orderId };
    const read = async () => (await robin.get(toytwin, `/api/toytwins/${toytwinId}`)).status;
    await act(operator, path(orderId, '/release'));
    await act(operator, path(orderId, '/make-again'));
    await failAfterLastTry(running.services, ids);
    expect(await read()).toBe('failed');
    await act(operator, path(orderId, '/make-again'));
    await robin.call({
      method: 'PUT',
      url: `/api/toytwins/${toytwinId}/status`,
      payload: { status: 'cancelled' },
    });
    expect(await read()).toBe('cancelled');
    await attempt(ids);
    expect(await read()).toBe('cancelled');
    expect((await act(operator, path(orderId, '/make-again'))).statusCode).toBe(409);
  });

  it('grants one more free redo, also after the fourteen days, once', async () => {
    const { id, orderId } = await finish();
    expect((await act(operator, path(orderId, '/grant-redo'))).statusCode).toBe(409);
    const completedAt = new Date(Date.now() - FIFTEEN_DAYS);
    await running.services.database.update(toytwins).set({ completedAt }).where(eq(toytwins.id, id));
    const read = () => robin.get(toytwin, `/api/toytwins/${id}`);
    expect((await read()).redo?.state).toBe('over');
    expect(await pressThrice(path(orderId, '/grant-redo'))).toEqual(thrice);
    expect((await read()).redo?.state).toBe('offered');
    const buy = await robin.call({
      method: 'POST',
      url: `/api/toytwins/${id}/follow-ups`,
      payload: { purpose: 'redo', reason: 'not_me' },
    });
    expect(buy.json().message).toBe('You have one free redo left.');
    const ask = () =>
      robin.call({ method: 'POST', url: `/api/toytwins/${id}/redo`, payload: { reason: 'not_me' } });
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    const made = await running.services.database.select().from(versions).where(eq(versions.toytwinId, id));
    const version = made.find(({ redoStatus }) => redoStatus === 'waiting');
    await attemptRedo(running.services, version?.id ?? '', {
      signal: new AbortController().signal,
      lastTry: true,
    });
    expect((await read()).redo?.state).toBe('used');
  });

  it('sends a mail again once, although it was sent', async () => {
    const { orderId } = await finish();
    const again = async () => (await jobsOf(orderId)).filter(({ occasion }) => Boolean(occasion));
    expect(await pressThrice(path(orderId, '/send-mail'), { mail: 'receipt' })).toEqual(thrice);
    expect(await again()).toMatchObject([{ kind: 'receipt' }]);
    const nothing = await act(operator, path(orderId, '/send-mail'), { mail: 'refund' });
    expect([nothing.statusCode, nothing.json().message]).toEqual([
      409,
      'Nothing of this order was returned.',
    ]);
  });

  it('marks an order as answered, with the note in what happened', async () => {
    const { orderId } = await finish();
    expect(await pressThrice(path(orderId, '/answered'), { why: 'Asked where it is.' })).toEqual(thrice);
    const { events } = await operator.get(deskOrder, path(orderId));
    expect(events.filter(({ kind }) => kind === 'order.answered' || kind === 'act')).toMatchObject([
      { details: { act: 'order.answered', why: 'Asked where it is.', operator: operator.email } },
      { kind: 'order.answered' },
    ]);
  });

  it('shows photo and pictures only when asked, and notes it', async () => {
    const { orderId } = await finish();
    expect(JSON.stringify(await operator.get(deskOrder, path(orderId)))).not.toContain('/files/');
    const answer = await act(operator, path(orderId, '/show'), { why: undefined });
    const shown = shownPictures.parse(answer.json());
    expect(shown.pictures).toHaveLength(1);
    const { pathname, search } = new URL(shown.pictures[0]?.packaged ?? '', 'http://toy.test');
    expect((await running.app.inject({ url: `${pathname}${search}` })).statusCode).toBe(200);
    expect((await actsOf(orderId)).map(({ kind }) => kind)).toEqual(['order.show']);
  });

  it("tells money beside the provider's figures, and all that happened, newest first", async () => {
    const { orderId } = await finish();
    expect(await operator.get(providerPayment, path(orderId, '/payment'))).toMatchObject({
      payment: { status: 'succeeded', charged: '$1.99', returned: '$0.00', agrees: true },
    });
    const order = await operator.get(deskOrder, path(orderId));
    expect(order).toMatchObject({ buyer: { email: robin.email }, engine: 'studio', status: 'captured' });
    const moves = order.events.filter(({ kind }) => kind === 'order.status' || kind === 'order.opened');
    expect(moves.map(({ details }) => details.to ?? 'opened')).toEqual(['captured', 'authorized', 'opened']);
    await running.services.database
      .update(orders)
      .set({ paymentIntentId: `pi_${randomUUID().replaceAll('-', '')}` })
      .where(eq(orders.id, orderId));
    const gone = await operator.get(providerPayment, path(orderId, '/payment'));
    expect(gone).toMatchObject({ payment: null, problem: expect.stringContaining('No such payment_intent') });
  });

  it('are found by number, ids of the provider, address and name, and filtered, page by page', async () => {
    const name = `Zora ${randomUUID().slice(0, 4)}`;
    const made = [await finish(`${name} one`), await finish(`${name} two`)].map(({ orderId }) => orderId);
    const found = async (query: Record<string, string>) =>
      operator.get(deskOrdersPage, `/api/operator/orders?${new URLSearchParams(query)}`);
    const ids = async (query: Record<string, string>) => (await found(query)).orders.map(({ id }) => id);
    const [first = '', second = ''] = made;
    const row = await rereadOrder(running.services, first);
    expect(await ids({ search: first.slice(0, 8).toUpperCase() })).toEqual([first]);
    expect(await ids({ search: row?.sessionId ?? '' })).toEqual([first]);
    expect(await ids({ search: row?.paymentIntentId ?? '' })).toEqual([first]);
    expect(await ids({ search: name.toLowerCase() })).toEqual([first, second]);
    expect(await ids({ search: robin.email.toUpperCase() })).toEqual(expect.arrayContaining(made));
    expect(await ids({ search: 'nobody@example.com' })).toEqual([]);
    expect(await ids({ search: name, status: 'refunded' })).toEqual([]);
    const day = new Date().toISOString().slice(0, 10);
    expect((await ids({ tier: 'basic', engine: 'studio', status: 'captured', day })).slice(0, 2)).toEqual([
      second,
      first,
    ]);
    const page = await found({ limit: '1' });
    expect(page.orders.map(({ id }) => id)).toEqual([second]);
    expect((await found({ limit: '1', cursor: page.nextCursor ?? '' })).orders.map(({ id }) => id)).toEqual([
      first,
    ]);
    const names = await found({ limit: '1', search: name });
    expect(
      (await found({ limit: '1', search: name, cursor: names.nextCursor ?? '' })).orders.map(({ id }) => id),
    ).toEqual([second]);
  });

  it('need a fresh confirmation for what changes money', async () => {
    const { orderId } = await finish();
    const other = await signUpOperator(running);
    for (const what of ['/refund', '/release', '/make-again', '/grant-redo']) {
      const body = { amount: 10, returnedBefore: 0 };
      expect((await act(other, path(orderId, what), body)).json(), what).toMatchObject({
        code: 'confirm_again',
      });
    }
    const draft = await makeDraft(robin);
    const open = await openCheckout(robin, draft);
    expect(
      (await act(operator, path(open.orderId, '/refund'), { amount: 10, returnedBefore: 0 })).statusCode,
    ).toBe(409);
    expect(await readOrder(robin, open.orderId)).toMatchObject({ status: 'open' });
  });
});
