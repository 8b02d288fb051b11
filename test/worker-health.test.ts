import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './free-port.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-worker-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('a process that only works jobs tells of its health and its figures, and ends when it is told to', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server.ts'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ROLE: 'worker',
      METRICS_PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const ask = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`).then(
      (answer) => answer.status,
      () => undefined,
    );
  try {
    await expect.poll(() => ask('/readyz'), { timeout: 150_000, interval: 500 }).toBe(200);
    expect(await ask('/healthz')).toBe(200);
    expect(await ask('/metrics')).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
}, 180_000);
