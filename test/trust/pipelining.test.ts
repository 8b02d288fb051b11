import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchUsage } from './process-tree.ts';
import { startTarget, type Target } from './start-target.ts';

const CONNECTIONS = 20;
const REQUESTS = 500;
/** How long the answers are left unread, in milliseconds. */
const SILENCE_MS = 2_000;
const MOST_MEGABYTES = 150;

let target: Target<void>;
beforeAll(async () => {
  target = await startTarget({ prepare: async () => {} });
});
afterAll(() => target?.[Symbol.asyncDispose]());

it('connections that pipeline thousands of requests and read nothing', async ({ annotate }) => {
  const stopWatching = await watchUsage(target.pid);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      const socket = connect(target.port, '127.0.0.1');
      socket.on('error', () => undefined).once('close', () => resolve());
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS));
      // A socket that is not read does not notice that it was closed.
      setTimeout(() => socket.resume(), SILENCE_MS);
      return closed;
    }),
  );
  const { megabytes } = await stopWatching();
  await annotate(`${CONNECTIONS} x ${REQUESTS} requests: +${megabytes.toFixed(0)} MB resident`);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  expect((await fetch(`${target.url}/healthz`)).status).toBe(200);
});
