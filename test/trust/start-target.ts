import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { productEnvironment } from '../../scripts/setup/node24.mjs';
import { type RunningApp, startApp } from '../app.ts';
import { freePort } from '../free-port.ts';
import { startChild, waitUntilPrinted } from '../postgres/start-child.ts';

/** The product in a process of its own, as an attacker finds it. */
export interface Target<Prepared> extends AsyncDisposable {
  /** Its origin, such as `http://127.0.0.1:4000`. */
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  prepared: Prepared;
  /** Everything that it printed so far: its log has a line for each failure. */
  printed(): string;
  /** Ends the server; the data folder stays until the target is disposed. */
  stop(): Promise<unknown>;
}

interface TargetOptions<Prepared> {
  /**
   * Fills the data folder before the server starts, such as with accounts; runs in this process. The accounts'
   * tokens are valid for the server, too.
   */
  prepare(running: RunningApp): Promise<Prepared>;
  variables?: Record<string, string>;
  /** Options of Node for the server's process, such as `--inspect`. */
  nodeOptions?: string[];
}

/** Prepares a data folder, then starts the server on it. Disposing ends the server and removes the folder. */
export async function startTarget<Prepared>({
  prepare,
  variables = {},
  nodeOptions = [],
}: TargetOptions<Prepared>): Promise<Target<Prepared>> {
  await using stack = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-trust-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    PAYMENT: 'sandbox',
  };
  const running = await startApp({ workers: false, variables: { ...variables, ...own } });
  const prepared = await prepare(running).finally(() => running.close());
  const env = { ...productEnvironment(), LOG_LEVEL: 'error', ...variables, NODE_ENV: 'production', ...own };
  const child = stack.use(startChild(process.execPath, [...nodeOptions, 'src/server.ts'], { env }));
  await waitUntilPrinted(child, 'is ready');
  const opened = stack.move();
  return {
    url,
    port,
    pid: child.pid,
    dataDir,
    prepared,
    printed: child.printed,
    stop: child.stop,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
