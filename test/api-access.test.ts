import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, multipart, openCheckout } from './order.ts';
import { type Person, signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

/** All calls about one toy twin. */
function toytwinCalls(id: string): InjectOptions[] {
  return [
    { method: 'GET', url: `/api/toytwins/${id}` },
    { method: 'GET', url: `/toytwins/${id}` },
    { method: 'DELETE', url: `/api/toytwins/${id}` },
    { method: 'GET', url: `/api/toytwins/${id}/downloads/packaged` },
    { method: 'GET', url: `/api/toytwins/${id}/progress` },
    { method: 'PUT', url: `/api/toytwins/${id}/status`, payload: { status: 'cancelled' } },
    { method: 'POST', url: `/api/toytwins/${id}/share` },
    { method: 'DELETE', url: `/api/toytwins/${id}/share` },
  ];
}

/** All calls about one order. */
function orderCalls(id: string): InjectOptions[] {
  return [
    { method: 'GET', url: `/api/payments/order/${id}` },
    { method: 'POST', url: `/api/payments/capture/${id}` },
    { method: 'POST', url: `/api/payments/cancel/${id}` },
  ];
}

const checkoutOf = (toytwinId: string): InjectOptions => ({
  method: 'POST',
  url: '/api/payments/create-checkout',
  payload: { toytwinId, tier: 'basic' },
});

const ownCalls: InjectOptions[] = [
  { method: 'POST', url: '/api/users/register', payload: {} },
  { method: 'GET', url: '/api/users/me' },
  { method: 'GET', url: '/api/users/me/export' },
  { method: 'DELETE', url: '/api/users/me' },
  { method: 'POST', url: '/api/users/me/sign-out' },
  { method: 'POST', url: '/api/photos', ...multipart(Buffer.from('x'), 'me.jpg') },
  { method: 'POST', url: '/api/photos/check', payload: {} },
  { method: 'POST', url: '/api/mock-ups/turning', payload: {} },
  { method: 'GET', url: '/api/photos/latest' },
  { method: 'POST', url: '/api/photos/from-try', payload: {} },
  { method: 'POST', url: '/api/mock-ups', payload: {} },
  { method: 'POST', url: '/api/toytwins', payload: {} },
  { method: 'GET', url: '/api/toytwins' },
  { method: 'GET', url: '/api/payments/orders' },
  checkoutOf(randomUUID()),
  ...toytwinCalls(randomUUID()),
  ...orderCalls(randomUUID()),
];

const nameOf = ({ method, url }: InjectOptions) =>
  `${method} ${String(url).replace(/[0-9a-f-]{36}/, '{id}')}`;
const named = (calls: InjectOptions[]) => calls.map((call) => [nameOf(call), call] as const);

describe('API access', () => {
  let running: RunningApp;
  let owner: Person;
  let other: Person;
  let toytwinId: string;
  let orderId: string;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    owner = await signUp(running.app);
    other = await signUp(running.app);
    const draft = await makeDraft(owner);
    toytwinId = draft.id;
    ({ orderId } = await openCheckout(owner, draft));
  });
  afterAll(() => running.close());

  it.each(named(ownCalls))('%s requires no login', async (_name, call) => {
    const refused = refusalOf(await running.app.inject(call));
    expect(refused).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Please log in to continue.',
    });
  });

  it.each(['Bearer', 'Bearer rubbish', 'Basic cm9iaW46cGFzcw==', `Bearer ${'a'.repeat(5000)}`])(
    'refuses the authorization %.30s',
    async (authorization) => {
      const response = await running.app.inject({ url: '/api/toytwins', headers: { authorization } });
      expect(refusalOf(response)).toMatchObject({ status: 401, code: 'unauthenticated' });
    },
  );

  it.each(named(toytwinCalls('{id}')))("%s: another person's is not found", async (_name, call) => {
    const url = String(call.url).replace('{id}', toytwinId);
    expect(refusalOf(await other.call({ ...call, url }))).toEqual(notFoundRefusal('Toy Twin'));
  });

  it.each(named(orderCalls('{id}')))("%s: another person's is not found", async (_name, call) => {
    const url = String(call.url).replace('{id}', orderId);
    expect(refusalOf(await other.call({ ...call, url }))).toEqual(notFoundRefusal('Order'));
  });

  it("opens no checkout for another user's toy twin", async () => {
    expect(refusalOf(await other.call(checkoutOf(toytwinId)))).toEqual(notFoundRefusal('Toy Twin'));
    expect(refusalOf(await other.call(checkoutOf(randomUUID())))).toEqual(notFoundRefusal('Toy Twin'));
  });

  it.each([randomUUID(), '1', 'x', "' or 1=1--", '%00', encodeURIComponent('ä/../b'), 'x'.repeat(15_000)])(
    'answers 404 for the unknown id %.40s',
    async (id) => {
      for (const call of toytwinCalls(id)) {
        expect(refusalOf(await owner.call(call)), nameOf(call)).toEqual(notFoundRefusal('Toy Twin'));
      }
      for (const call of orderCalls(id)) {
        expect(refusalOf(await owner.call(call)), nameOf(call)).toEqual(notFoundRefusal('Order'));
      }
    },
  );

  it('lists no toy twins and orders of other users', async () => {
    expect((await other.call({ url: '/api/toytwins' })).json()).toEqual({ toytwins: [], nextCursor: null });
    expect((await other.call({ url: '/api/payments/orders' })).json()).toEqual({
      orders: [],
      nextCursor: null,
    });
  });

  it('forbids caching of private answers', async () => {
    const own = ['/api/users/me', '/api/toytwins', `/api/toytwins/${toytwinId}`, `/toytwins/${toytwinId}`];
    for (const url of [...own, '/api/payments/orders', `/api/payments/order/${orderId}`]) {
      for (const answer of [await owner.call({ url }), await running.app.inject({ url })]) {
        expect(answer.headers['cache-control'], url).toBe('private, no-store');
      }
    }
    const token = await running.app.inject({ url: '/api/auth/token' });
    expect(token.headers['cache-control']).toBe('no-store');
  });

  it('accepts an empty JSON body where none is needed, and reports missing input elsewhere', async () => {
    const headers = { 'content-type': 'application/json' };
    const call = (method: 'POST' | 'DELETE', url: string) => owner.call({ method, url, headers });
    expect(refusalOf(await call('POST', `/api/payments/capture/${orderId}`))).toMatchObject({ status: 409 });
    expect((await call('DELETE', `/api/toytwins/${toytwinId}/share`)).statusCode).toBe(200);
    for (const url of ['/api/toytwins', '/api/users/register', '/api/payments/create-checkout']) {
      expect(refusalOf(await call('POST', url))).toMatchObject({ status: 400, code: 'bad_request' });
    }
    expect(refusalOf(await call('POST', '/api/payments/webhook'))).toMatchObject({ status: 400 });
  });

  it('leaves records unchanged after refused calls of others', async () => {
    const own = await owner.call({ url: `/api/toytwins/${toytwinId}` });
    expect(own.json()).toMatchObject({ status: 'draft', shareUrl: null });
    const order = await owner.call({ url: `/api/payments/order/${orderId}` });
    expect(order.json()).toMatchObject({ order: { status: 'open' } });
  });
});
