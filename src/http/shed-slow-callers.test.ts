import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shedSlowCallers } from './shed-slow-callers.ts';

const LARGE = Buffer.alloc(20_000_000);
const PATIENCE = { bodyEvery: 300, bodyBytes: 1_000, readerPause: 100 };

describe('slow caller', () => {
  const app = fastify({ bodyLimit: 1_000_000 });
  let answered = 0;
  beforeAll(async () => {
    shedSlowCallers(app.withTypeProvider(), PATIENCE);
    app.post('/', async () => {
      answered += 1;
      return 'thanks';
    });
    app.get('/large', () => LARGE);
    app.get('/later', () => delay(500, 'late'));
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  async function call(head: string): Promise<Socket> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head}\r\nHost: localhost\r\n`);
    return socket;
  }
  const post = async (length: number) => {
    const socket = await call('POST / HTTP/1.1');
    socket.write(`Content-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`);
    return socket;
  };
  /** Sends a byte every 20 milliseconds until the server ends it. @returns the answer. */
  async function drip(socket: Socket): Promise<string> {
    const dripping = setInterval(() => socket.write('x'), 20);
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
      clearInterval(dripping);
    });
    // The byte that crosses the answer is met by a reset, which `once` would take for a failure.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(dripping);
    return answer;
  }

  it('is told and disconnected while its body drips', async () => {
    const answer = await drip(await post(500_000));
    expect(answer).toMatch(/^HTTP\/1.1 408 .*"code":"bad_request"/s);
    expect(answered).toBe(0);
  });

  it('is served while its body arrives fast enough, however long it is', async () => {
    const socket = await post(100_000);
    const answer = once(socket, 'data');
    for (let piece = 0; piece < 20; piece += 1) {
      socket.write('x'.repeat(5_000));
      await delay(50);
    }
    const [chunk] = await answer;
    expect(String(chunk)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });

  it('is disconnected when it does not read its answer', async () => {
    const socket = await call('GET /large HTTP/1.1');
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const [connection] = await Promise.all([
      once(app.server, 'request').then(([request]) => request.socket as Socket),
      new Promise<void>((done) => socket.write('\r\n', () => done())),
    ]);
    connection.once('close', () => resolve());
    await closed;
    socket.destroy();
  });

  it('is not disconnected when the answer takes long', async () => {
    const socket = await call('GET /later HTTP/1.1');
    socket.write('\r\n');
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1.1 200 .*late/s);
    socket.destroy();
  });
});
