import { expect } from 'vitest';
import { followUps } from '#features/checkout/contract.ts';
import { deleteOldEvents } from '#features/checkout/server/settle/delete-old-events.ts';
import { pollRefunds } from '#features/checkout/server/settle/poll-refunds.job.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { watchOrders } from '#features/checkout/server/settle/watch-orders.ts';
import { eraseDeleted } from '#features/retention/server/erase-deleted.job.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import type { RunningApp } from '../../app.ts';
import { makeDraft, openCheckout, payDraft, payOnPage, uploadPhoto, waitForStatus } from '../../order.ts';
import { deleteAccount, type Person, signIn, signUp } from '../../person.ts';

/** Everything that a person does with the product, once, from registration to deletion. */
export async function useEverything(running: RunningApp): Promise<void> {
  const { app } = running;
  const { email } = await signUp(app);
  const robin = await signIn(app, email);
  const { id } = await buy(running, robin);
  await look(robin, id);
  await share(running, robin, id);
  await buyMore(running, robin, id);
  await tidyUp(robin, id);
  expect((await deleteAccount(robin)).statusCode).toBe(204);
}

async function buy({ app }: RunningApp, robin: Person) {
  await read(robin, '/api/photos/latest');
  const photo = await uploadPhoto(robin);
  await makeDraft(robin, { photo });
  const paid = await payDraft(app, robin, await makeDraft(robin, { photo }));
  await read(robin, `/api/toytwins/${paid.toytwinId}/progress`);
  return await waitForStatus(robin, paid.toytwinId, 'completed', 'failed');
}

async function look(robin: Person, id: string): Promise<void> {
  for (const path of [
    '/api/users/me',
    '/api/toytwins',
    `/api/toytwins/${id}`,
    `/api/toytwins/${id}/progress`,
    `/api/toytwins/${id}/follow-ups`,
    `/api/toytwins/${id}/downloads/packaged`,
    '/api/payments/orders',
    '/api/users/me/export',
  ]) {
    await read(robin, path);
  }
  const preferences = {
    url: '/api/users/me/preferences',
    method: 'PUT',
    payload: { mailWhenReady: false },
  } as const;
  expect((await robin.call(preferences)).statusCode).toBeLessThan(300);
}

async function share({ app }: RunningApp, robin: Person, id: string): Promise<void> {
  const url = `/api/toytwins/${id}/share`;
  const { shareUrl } = (await robin.call({ method: 'POST', url })).json();
  const { pathname } = new URL(shareUrl);
  for (const path of [pathname, `${pathname}/packaged.webp`]) {
    expect((await app.inject({ url: path })).statusCode).toBe(200);
  }
  expect((await robin.call({ method: 'DELETE', url })).statusCode).toBe(200);
}

async function buyMore({ app }: RunningApp, robin: Person, id: string): Promise<void> {
  await robin.send(toytwin, 'POST', `/api/toytwins/${id}/redo`, { reason: 'other', note: 'A red cap' });
  const followUp = {
    method: 'POST',
    url: `/api/toytwins/${id}/follow-ups`,
    payload: { purpose: 'upgrade' },
  } as const;
  const opened = (await robin.call(followUp)).json();
  await payOnPage(app, opened.sessionUrl);
  await expect
    .poll(async () => (await robin.get(toytwin, `/api/toytwins/${id}`)).tier, { timeout: 60_000 })
    .toBe('premium');
  await robin.get(followUps, `/api/toytwins/${id}/follow-ups`);
}

async function tidyUp(robin: Person, id: string): Promise<void> {
  const photo = await uploadPhoto(robin);
  const draft = await makeDraft(robin, { photo });
  const { orderId } = await openCheckout(robin, draft);
  await read(robin, `/api/payments/order/${orderId}`);
  expect((await robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` })).statusCode).toBe(200);
  const erase = {
    method: 'POST',
    url: '/api/photos/erase',
    payload: { sourceImage: photo.sourceImage },
  } as const;
  expect((await robin.call(erase)).statusCode).toBe(204);
  expect((await robin.call({ method: 'DELETE', url: `/api/toytwins/${id}` })).statusCode).toBe(204);
  await read(robin, '/api/toytwins');
}

/** The checks that come every minute, ten minutes and hour, and a look of Prometheus. */
export async function workPeriodically({ services }: RunningApp): Promise<void> {
  watchOrders(services);
  await reconcileOrders(services, 0);
  await deleteOldEvents(services);
  await eraseDeleted(services);
  await deleteExpired(services, { lookAtAll: false });
  await pollRefunds(services);
  await services.metrics?.read();
}

async function read(person: Person, url: string): Promise<void> {
  const { statusCode, body } = await person.call({ url });
  expect(statusCode, `${url}: ${statusCode < 400 ? '' : body}`).toBe(200);
}
