import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, startChild } from '../postgres/start-child.ts';

const ROUNDS = 50;
/** Every second start comes up to so much later than the kill, in milliseconds; the others at once. */
const LATER = 300;

/** Its parent never asks how the server ended, so that it stays as a zombie. */
const FORGETFUL_PARENT = '"$0" src/server.ts & echo "pid $!"; exec sleep 3600';

let dataDir: string;
const parents: Child[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-trust-'));
});
afterAll(async () => {
  for (const parent of parents) await parent.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** @returns the server's process id, and whether it came up. */
async function start(): Promise<{ pid: number; isReady: boolean }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
  const parent = startChild('sh', ['-c', FORGETFUL_PARENT, process.execPath], { env });
  parents.push(parent);
  // It prints a line when it is ready, and why when it is not.
  while (!/^pid \d+\s+\S/.test(parent.printed())) await delay(25);
  const printed = parent.printed();
  return { pid: Number(/pid (\d+)/.exec(printed)?.[1]), isReady: printed.includes('is ready') };
}

it('kill -9, and a start before the process has ended', { timeout: 3_600_000 }, async ({ annotate }) => {
  let ready = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { pid, isReady } = await start();
    if (isReady) ready += 1;
    process.kill(pid, 'SIGKILL');
    await delay(round % 2 === 0 ? 0 : Math.random() * LATER);
  }
  await annotate(`${ready} of ${ROUNDS} came up`);
  expect(ready).toBe(ROUNDS);
});
