import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DestinationStream } from 'pino';
import { buildApp } from '#app.ts';
import { type Config, readConfig } from '#config.ts';
import type { App } from '#http/application.ts';
import { openServices, type Services } from '#services/index.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { connectSandbox, queues, startWorkers } from '#start-product.ts';
import { createTestDatabase } from './database.ts';
import { shareStudio } from './share-studio.ts';

/** The product in this process, with its own database and data folder. */
export interface RunningApp {
  app: App;
  services: Services;
  close(): Promise<void>;
}

export interface AppOptions {
  /** Configuration variables. */
  variables?: Record<string, string>;
  /** Without workers jobs stay queued until the test runs them. */
  workers?: boolean;
  /** Makes pictures of the full size; otherwise they are smaller. */
  fullSize?: boolean;
  /** Destination of log lines; discarded without it. */
  log?: DestinationStream;
  /** Replaces services before the features receive them; only for external dependencies such as a model. */
  replace?(services: Services): Partial<Services>;
}

/** Starts the product for a test, on its own database (see `database.ts`) unless `variables` name one. */
export async function startApp({
  variables = {},
  workers = true,
  fullSize = false,
  log,
  replace,
}: AppOptions = {}): Promise<RunningApp> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-test-'));
  const ownDatabase = variables.DATABASE_URL ? undefined : await createTestDatabase(dataDir);
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: log ? 'trace' : 'silent',
    DATABASE_URL: ownDatabase?.url,
    DATABASE_POOL_SIZE: process.env.DATABASE_POOL_SIZE,
    ...variables,
  });
  const opened = await openServices(config, createLogger(config.logLevel, log), queues);
  const shared = { ...opened, imaging: shareStudio(opened.imaging, { fullSize }) };
  const services = { ...shared, ...replace?.(shared) };
  const app = await buildApp(services);
  connectSandbox(services, app);
  if (workers) await startWorkers(services);
  await app.ready();
  return {
    app,
    services,
    async close() {
      await app.close();
      await services.close();
      await ownDatabase?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
