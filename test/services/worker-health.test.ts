import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { machineVariables } from '../machine-variables.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { startChild, waitUntilPrinted } from '../postgres/start-child.ts';
import { findPostgres } from './postgres/find-postgres.ts';

/** Time-out in milliseconds; starting processes is slow on a busy machine. */
const LONG = 300_000;

let server: PostgresServer;
let dataDir: string;
beforeAll(async () => {
  server = await startPostgres({ binaries: await findPostgres() });
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-worker-'));
}, LONG);
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

it(
  'worker process reports health and metrics, and stops when asked',
  async () => {
    const port = await freePort();
    await using worker = startChild(process.execPath, ['src/server.ts'], {
      env: {
        ...machineVariables,
        DATA_DIR: dataDir,
        DATABASE_URL: await server.createDatabase('worker_health'),
        ROLE: 'worker',
        METRICS_PORT: String(port),
        LOG_LEVEL: 'error',
      },
    });
    await waitUntilPrinted(worker, 'Toy Twin is ready: this process runs the jobs');
    const ask = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
    expect(await Promise.all(['/readyz', '/healthz', '/metrics'].map(ask))).toEqual([200, 200, 200]);
    expect(await worker.stop()).toBe(0);
  },
  LONG,
);
