import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../person.ts';
import { startChild, waitUntilPrinted } from '../postgres/start-child.ts';
import { countHeldConnections } from './held-connections.ts';
import { areFair, measureWaits } from './others-waits.ts';
import type { SlowCaller } from './slow-callers/drip.ts';
import { startTarget, type Target } from './start-target.ts';

const DRIP = 'test/trust/slow-callers/drip.ts';
const CONNECTIONS = 300;
const MOST_SECONDS = 20;
/** How long is waited for all to be disconnected. */
const PATIENCE_SECONDS = 45;
const IDLE_MS = 5_000;
const LARGE_BYTES = 16_000_000;

let target: Target<{ file: string; token: string }>;
beforeAll(async () => {
  target = await startTarget({
    prepare: async ({ app, services }) => {
      const key = 'images/attacker/large.png';
      await services.storage.put(key, Buffer.alloc(LARGE_BYTES));
      const { token } = await signUp(app, { origin: services.config.publicUrl });
      return { file: services.fileSigner.sign(key), token };
    },
  });
});
afterAll(() => target?.[Symbol.asyncDispose]());

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 60000', ...headers, '\r\n'].join('\r\n');
const form = 'Content-Type: multipart/form-data; boundary=x';
const photo = '--x\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n';
const download = () => `GET ${target.prepared.file} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const CALLERS: (Pick<SlowCaller, 'sends' | 'reads'> & { name: string; begin(): string })[] = [
  { name: 'silent ones', begin: () => '' },
  { name: 'silent ones after an answer', begin: () => 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  {
    name: 'dripping headers',
    begin: () => 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    sends: 'X-Drip: drop\r\n',
  },
  {
    name: 'dripping bodies',
    begin: () => post('/api/auth/sign-in/email', 'Content-Type: application/json'),
    sends: ' ',
  },
  {
    name: 'dripping photos',
    begin: () => post('/api/photos', form, `Authorization: Bearer ${target.prepared.token}`) + photo,
    sends: 'x'.repeat(500),
  },
  {
    name: 'dripping photos that are refused',
    begin: () => post('/api/photos', form),
    sends: 'x'.repeat(500),
  },
  { name: 'readers of nothing', begin: download, reads: 0 },
  { name: 'readers of a kilobyte a second', begin: download, reads: 1_000 },
];

/** Opens the connections and drips. @returns seconds until the server has none of them. */
async function attack({ begin, sends, reads }: (typeof CALLERS)[number]): Promise<number> {
  const before = await countHeldConnections(target.port);
  const caller: SlowCaller = { port: target.port, connections: CONNECTIONS, begins: begin(), sends, reads };
  await using attacker = startChild(process.execPath, [DRIP, JSON.stringify(caller)]);
  await waitUntilPrinted(attacker, 'all are open');
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  while ((await countHeldConnections(target.port)) > before && seconds() < PATIENCE_SECONDS) await delay(250);
  return seconds();
}

const askAsOther = async () => {
  const answer = await fetch(`${target.url}/templates`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`Others are answered ${answer.status}`);
};

describe(`${CONNECTIONS} slow callers`, () => {
  it.for(CALLERS)('$name', async (caller, { annotate }) => {
    const idle = await measureWaits(askAsOther, delay(IDLE_MS));
    const attacking = attack(caller);
    const during = await measureWaits(askAsOther, attacking);
    const seconds = await attacking;
    const until = seconds < PATIENCE_SECONDS ? `${seconds.toFixed(1)} s` : 'never';
    await annotate(
      `disconnected: ${until}; p95 of others: ${during.p95.toFixed(1)} ms, before ${idle.p95.toFixed(1)} ms`,
    );
    expect(seconds).toBeLessThanOrEqual(MOST_SECONDS);
    expect(areFair(idle, during), 'others wait at most twice as long').toBe(true);
  });
});
