import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, openCheckout } from './order.ts';
import { type Person, signUp } from './person.ts';

/**
 * Requests a checkout over a real connection with a delayed second half of the body, which arrives outside of
 * the request's async context. @returns the status.
 */
async function sendInTwo(url: string, robin: Person, toytwinId: string): Promise<number | undefined> {
  const body = JSON.stringify({ toytwinId, tier: 'basic' });
  const headers = {
    authorization: `Bearer ${robin.token}`,
    'content-type': 'application/json',
    'content-length': body.length,
    'x-request-id': 'call-17',
  };
  const sent = http.request(url, { method: 'POST', headers });
  const answered = once(sent, 'response');
  sent.write(body.slice(0, 10));
  await delay(200);
  sent.end(body.slice(10));
  const [answer] = (await answered) as [http.IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe('request id', () => {
  let running: RunningApp;
  const lines: string[] = [];
  beforeAll(async () => {
    running = await startApp({ workers: false, log: { write: (line: string) => lines.push(line) } });
  });
  afterAll(() => running.close());
  const idOf = async (given?: string) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    return (await running.app.inject({ url: '/templates', headers })).headers['x-request-id'];
  };

  it('is accepted if well-formed, otherwise created, and answered', async () => {
    expect(await idOf('proxy-1.a_B')).toBe('proxy-1.a_B');
    for (const odd of ['', 'has space', 'robin@example.com', 'x'.repeat(65), '"quoted"']) {
      expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(await idOf()).not.toBe(await idOf());
  });

  it('is found by the order of a call', async () => {
    const robin = await signUp(running.app);
    const { orderId } = await openCheckout(robin, await makeDraft(robin));
    await robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` });
    await robin.call({ method: 'POST', url: '/api/payments/cancel/robin@example.com' });
    const told = lines.map((line) => JSON.parse(line));
    const cancelled = told.filter(({ route }) => route === '/api/payments/cancel/:orderId');
    expect(cancelled.map((line) => line.orderId)).toEqual([orderId, undefined]);
  });

  it('is in the lines of the call and of its failure, with the answer', async () => {
    const robin = await signUp(running.app);
    const draft = await makeDraft(robin);
    vi.spyOn(running.services.payment.stripe.checkout.sessions, 'create').mockRejectedValue(
      new Error('down'),
    );
    const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await sendInTwo(`${address}/api/payments/create-checkout`, robin, draft.id)).toBe(502);
    const own = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === 'call-17');
    expect(own).toMatchObject([
      { msg: 'checkout session failed', failure: { message: 'down' } },
      { msg: 'request failed', err: { code: 'payment_provider_failed', cause: { message: 'down' } } },
      { msg: 'request', method: 'POST', route: '/api/payments/create-checkout', status: 502 },
    ]);
    vi.restoreAllMocks();
  });
});
