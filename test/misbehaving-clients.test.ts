import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorBody } from '#shared/errors.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { refusalOf } from './refusal.ts';

const lines: string[] = [];
let running: RunningApp;
let port: number;
beforeAll(async () => {
  running = await startApp({ workers: false, log: { write: (line) => void lines.push(line) } });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = running.app.server.address() as AddressInfo);
});
afterEach(() => void lines.splice(0));
afterAll(() => running.close());

/** Callers that disconnect early, over real connections, are not logged as failures. */
describe('disconnecting caller', () => {
  const failures = () => lines.filter((line) => line.includes('request failed'));
  const levels = () => failures().map((line) => JSON.parse(line).level);
  /** Sends the start of a request. */
  async function begin(request: string): Promise<net.Socket> {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${request.trimStart().replaceAll('\n', '\r\n')}`);
    return socket;
  }

  it.each(['/api/auth/sign-in/email', '/api/payments/webhook'])(
    'is not reported as a lost database in the middle of the body of %s',
    async (url) => {
      const arrived = once(running.app.server, 'request');
      const socket = await begin(
        `POST ${url} HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 50\n\n{"a`,
      );
      await arrived;
      socket.resetAndDestroy();
      await expect.poll(levels).toEqual([30]);
      expect(failures()[0]).toContain('CallerLeftError');
    },
  );

  it('is refused if its attempts cannot be counted', async () => {
    running.app.server.once('connection', (connection: net.Socket) =>
      Object.defineProperty(connection, 'remoteAddress', { value: undefined }),
    );
    const socket = await begin(
      'POST /api/auth/sign-in/email HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 2\n\n{}',
    );
    await expect.poll(levels).toEqual([30]);
    socket.destroy();
  });
});

describe('caller that pauses a download', () => {
  it('gets two minutes while there are few such callers', async () => {
    const { storage, fileSigner } = running.services;
    const key = 'toytwins/u/t/1/model.glb';
    // More than the kernel takes for the caller.
    await storage.put(key, Buffer.alloc(20_000_000));
    const arrived = once(running.app.server, 'request');
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`GET ${fileSigner.sign(key)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [{ socket: connection }] = await arrived;
    await once(connection, 'timeout');
    const { destroyed, timeout } = connection;
    // Six seconds of the two minutes are over.
    expect({ destroyed, timeout }).toEqual({ destroyed: false, timeout: 114_000 });
    socket.destroy();
  });
});

describe('pipelining caller that does not read', () => {
  /** The answers on one connection to many requests sent at once. */
  async function askAtOnce(count: number): Promise<{ answers: number; closed: boolean }> {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count));
    const answers = () => text.split('HTTP/1.1 200').length - 1;
    await vi.waitFor(() => expect(socket.destroyed || answers() === count).toBe(true), { timeout: STUCK });
    const closed = socket.destroyed;
    socket.destroy();
    return { answers: answers(), closed };
  }

  it('is answered for a few requests', async () => {
    expect(await askAtOnce(50)).toEqual({ answers: 50, closed: false });
  });

  it('is disconnected for very many requests', async () => {
    expect(await askAtOnce(500)).toMatchObject({ closed: true });
  });
});

describe('slow caller', () => {
  afterEach(() => void vi.useRealTimers());

  it('has ten seconds for its headers, and its idle connection is closed soon after an answer', () => {
    const { headersTimeout, keepAliveTimeout } = running.app.server;
    expect({ headersTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      keepAliveTimeout: 15_000,
    });
  });

  it.each(['/api/auth/sign-in/email', '/api/photos'])(
    'is told and disconnected when the body of %s hardly arrives',
    async (url) => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      const socket = net.connect(port, '127.0.0.1');
      const arrived = once(running.app.server, 'request');
      socket.write(`POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n`);
      socket.write('Content-Type: application/json\r\n\r\n{');
      await arrived;
      // Without an ID token the photo is refused before it is all there, and nothing follows that answer.
      if (url === '/api/photos') await once(socket, 'readable');
      vi.advanceTimersByTime(8_000);
      const answer = Buffer.concat(await socket.toArray()).toString();
      expect(answer).toMatch(url === '/api/photos' ? /^HTTP\/1.1 401 / : /^HTTP\/1.1 408 /);
    },
  );
});

describe('caller of an impossible path', () => {
  it.each([
    ['a range beyond its end', { range: 'bytes=99999999-' }, 416],
    ['an invalid range', { range: 'bytes=a-b' }, 416],
    ['another version of it', { 'if-match': '"another"' }, 412],
  ])('is refused for a static file: %s', async (_what, headers, status) => {
    const answer = await running.app.inject({ url: '/art/template1-640.webp', headers });
    expect(refusalOf(answer)).toMatchObject({ status, code: 'bad_request' });
    if (status === 416) expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  });

  it.each([
    ['is no HTTP', 'rubbish\r\n\r\n', 400, 'bad_request'],
    [
      'is longer than any',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      431,
      'too_large',
    ],
  ])('gets our own error for a request that %s', async (_what, request, status, code) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.end(request);
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n').at(-1) ?? '')).code).toBe(code);
  });

  it('is refused for a folder of static files', async () => {
    expect(refusalOf(await running.app.inject({ url: '/art/?a=1' })).status).toBe(403);
  });
});
