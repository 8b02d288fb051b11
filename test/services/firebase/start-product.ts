import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../free-port.ts';
import { machineVariables } from '../../machine-variables.ts';
import { waitForAnswer } from './wait-for-answer.ts';

/** The product in a separate process. */
export interface Product {
  /** Its URL without a trailing slash. */
  address: string;
  stop(): Promise<void>;
}

/** Starts the product with these variables, on a data folder that is deleted afterwards. */
export async function startProduct(variables: Record<string, string>): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-firebase-'));
  const port = await freePort();
  const running = spawn(process.execPath, ['src/server.ts'], {
    env: {
      ...machineVariables,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = `http://localhost:${port}`;
  const clean = () => rm(dataDir, { recursive: true, force: true });
  await waitForAnswer(running, `${address}/api/config`).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  return {
    address,
    async stop() {
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      await clean();
    },
  };
}
