import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shedSlowCallers } from './shed-slow-callers.ts';

const LARGE = Buffer.alloc(20_000_000);
const PATIENCE = {
  bodyEvery: 300,
  bodyBytes: 1_000,
  readerPause: 100,
  readerPatience: 300_000,
  readers: 3,
  crowdedFor: 1,
};

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

  /** Asks for the large answer without reading it. */
  async function askAndPause(
    from = app,
  ): Promise<{ socket: Socket; connection: Socket; closed: Promise<void> }> {
    const socket = connect((from.server.address() as AddressInfo).port, '127.0.0.1');
    const arrived = once(from.server, 'request');
    socket.on('error', () => undefined).write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [request] = await arrived;
    const connection: Socket = request.socket;
    return { socket, connection, closed: new Promise((done) => connection.once('close', () => done())) };
  }

  it('gets all of its answer when it reads again after a long pause', async () => {
    const { socket, connection } = await askAndPause();
    await once(connection, 'timeout');
    let read = 0;
    const all = Promise.withResolvers<void>();
    socket.on('data', (chunk) => {
      read += chunk.length;
      if (read > LARGE.length) all.resolve();
    });
    socket.once('close', () => all.reject(new Error(`Disconnected after ${read} bytes`)));
    await all.promise;
    socket.destroy();
  });

  it('is disconnected when it never reads its answer', async () => {
    const strict = fastify();
    shedSlowCallers(strict.withTypeProvider(), { ...PATIENCE, readerPatience: 200 });
    strict.get('/large', () => LARGE);
    await strict.listen({ host: '127.0.0.1', port: 0 });
    const { socket, closed } = await askAndPause(strict);
    await closed;
    socket.destroy();
    await strict.close();
  });

  it('is disconnected soon when many do not read their answer', async () => {
    const callers = [await askAndPause(), await askAndPause(), await askAndPause(), await askAndPause()];
    await Promise.all(callers.map(({ closed }) => closed));
    for (const { socket } of callers) socket.destroy();
  });

  it('is not disconnected when the answer takes long', async () => {
    const socket = await call('GET /later HTTP/1.1');
    socket.write('\r\n');
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1.1 200 .*late/s);
    socket.destroy();
  });
});
