import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { App } from '../../src/http/application.ts';
import { openServices, type Services } from '../../src/services/index.ts';
import { connectSandbox, queues } from '../../src/start-product.ts';
import type { Bench } from '../row.ts';
import { startChild } from './child-server.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

/** The product in a process of its own, with a data folder of its own, and what was prepared for it. */
export interface Product<Prepared> extends AsyncDisposable {
  url: string;
  pid: number;
  dataDir: string;
  prepared: Prepared;
}

interface ProductOptions<Prepared> {
  /** Fills the database before the server starts; runs in this process, without job workers. */
  prepare(app: App, services: Services): Promise<Prepared>;
  databaseUrl?: string | undefined;
  /** Further configuration. */
  variables?: Record<string, string>;
  /** Another way to start it than `src/server.ts`. */
  script?: string;
  /** Looks at the prepared data folder while nobody has it open. */
  beforeStart?(dataDir: string): Promise<void>;
}

/** Prepares data with the product's own operations, then starts the product on them as `npm start` does. */
export async function startProduct<Prepared>(
  bench: Bench,
  { prepare, databaseUrl, variables: further = {}, script = SERVER, beforeStart }: ProductOptions<Prepared>,
): Promise<Product<Prepared>> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    NODE_ENV: 'production',
    PAYMENT: 'sandbox',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...further,
  };
  const prepared = await prepareData(variables, prepare);
  await beforeStart?.(folder.path);
  const options = { env: { ...bench.env, ...variables }, ready: 'is ready' };
  const { pid } = stack.use(await startChild(bench.node, [script], options));
  const opened = stack.move();
  return { url, pid, dataDir: folder.path, prepared, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function prepareData<Prepared>(
  variables: Record<string, string>,
  prepare: ProductOptions<Prepared>['prepare'],
): Promise<Prepared> {
  const config = readConfig(variables);
  const services = await openServices(config, pino({ level: config.logLevel }), queues);
  const app = await buildApp(services);
  connectSandbox(services, app);
  try {
    return await prepare(app, services);
  } finally {
    await app.close();
    await services.close();
  }
}
