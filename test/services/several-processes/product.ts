import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../free-port.ts';
import { machineVariables } from '../../machine-variables.ts';
import { type Child, startChild, waitUntilPrinted } from '../../postgres/start-child.ts';

/** One process of the product. */
export interface ProductProcess {
  role: 'api' | 'worker';
  port: number;
  child: Child;
}

/** The processes of one installation. */
export interface Installation extends AsyncDisposable {
  /** Starts a process; resolves when it is ready. */
  start(role: 'api' | 'worker'): Promise<ProductProcess>;
  /** Every process that was started, including ended ones. */
  processes: ProductProcess[];
  /** Configuration that all of them share. */
  variables: { DATA_DIR: string; DATABASE_URL: string; PUBLIC_URL: string };
}

/** Several processes on one database and one folder of files. */
export async function install(databaseUrl: string, publicUrl: string): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-processes-'));
  const processes: ProductProcess[] = [];
  const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl };
  return {
    processes,
    variables,
    async start(role) {
      const port = await freePort();
      const env = {
        ...machineVariables,
        ...variables,
        ROLE: role,
        PORT: String(port),
        LOG_LEVEL: 'warn',
      };
      const child = startChild(process.execPath, ['src/server.ts'], { env });
      const started = { role, port, child };
      processes.push(started);
      await waitUntilPrinted(child, 'Toy Twin is ready');
      return started;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(processes.map(({ child }) => child.stop()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
