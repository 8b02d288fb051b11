import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyAnswer, sendReady } from './send-ready.ts';

describe('sendReady', () => {
  const answer = readyAnswer(Buffer.from('grün'), { 'content-type': 'text/plain; charset=utf-8' });
  const ended: number[] = [];
  const app = fastify();

  beforeAll(async () => {
    app.addHook('onResponse', async (_request, { statusCode }) => void ended.push(statusCode));
    app.get('/', (_request, reply) => sendReady(reply, answer));
    app.get('/gone', (_request, reply) => sendReady(reply.status(404).header('x-request-id', 'abc'), answer));
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const ask = (path: string, method = 'GET') => fetch(`${app.listeningOrigin}${path}`, { method });

  it('sends the body with its headers and length', async () => {
    const response = await ask('/');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '5',
    });
    expect(await response.text()).toBe('grün');
  });

  it("keeps the status and the call's id", async () => {
    const response = await ask('/gone');
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toBe('abc');
    expect(await response.text()).toBe('grün');
  });

  it('answers HEAD with the length only and keeps the connection open', async () => {
    const response = await ask('/', 'HEAD');
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('');
    expect(await (await ask('/')).text()).toBe('grün');
  });

  it('is visible to response hooks', async () => {
    ended.length = 0;
    await ask('/gone');
    await expect.poll(() => ended).toEqual([404]);
  });
});
