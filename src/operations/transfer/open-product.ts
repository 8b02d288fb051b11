import { rmSync } from 'node:fs';
import { cp, mkdtemp, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Config } from '#config.ts';
import { lockDataFolder } from '#services/database/data-folder-lock.ts';
import { type Database, openDatabase } from '#services/database/index.ts';
import { startJobs, withFormerQueues } from '#services/jobs/index.ts';
import { createStorage, type Storage } from '#services/storage/index.ts';
import { TRANSFERS } from '#services/storage/unfinished-transfer.ts';
import { queues } from '#start-product.ts';
import type { Target } from './import-snapshot.ts';
import { TransferError } from './transfer-error.ts';

const logger = pino({ level: 'error' });

/**
 * Opens database and files for reading. An embedded database is copied and the copy is opened, so that the
 * original stays unchanged, byte for byte; its folder is locked against a running product.
 */
export async function openSource(
  config: Config,
): Promise<AsyncDisposable & { database: Database; storage: Storage }> {
  await using stack = new AsyncDisposableStack();
  const storage = await createStorage(config.storage, { dataDir: config.dataDir, logger });
  const dataDir = config.database.url ? config.dataDir : await copyEmbedded(config.dataDir, stack);
  const service = await openDatabase({ ...config.database, dataDir });
  stack.defer(() => service.close());
  const opened = stack.move();
  return { database: service.database, storage, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function copyEmbedded(dataDir: string, stack: AsyncDisposableStack): Promise<string> {
  const database = path.join(dataDir, 'database');
  const there = await stat(database).catch(() => undefined);
  if (!there) throw new TransferError(`${dataDir} contains no embedded database. Check DATA_DIR.`);
  stack.defer(await lockDataFolder(dataDir));
  const copy = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-copy-'));
  // Delete the copy at every exit, because it contains password hashes and keys.
  const remove = () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  stack.defer(() => {
    process.off('exit', remove);
    remove();
  });
  await cp(database, path.join(copy, 'database'), { recursive: true });
  return copy;
}

/** Opens the target and creates tables and queues; no jobs run. */
export async function openTarget(config: Config): Promise<AsyncDisposable & Target> {
  await using stack = new AsyncDisposableStack();
  if (!config.database.url) stack.defer(await lockDataFolder(config.dataDir));
  const storage = await createStorage(config.storage, { dataDir: config.dataDir, logger });
  if (!config.database.url) await refuseForeignData(config.dataDir, storage);
  const service = await openDatabase({ ...config.database, dataDir: config.dataDir });
  stack.defer(() => service.close());
  // The backup, or the product that is moved, may be of the previous version.
  const jobs = await startJobs(service, withFormerQueues(queues), logger);
  stack.defer(() => jobs.close());
  const opened = stack.move();
  return { database: service.database, storage, jobs, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** A data folder in use must not be opened, because opening could change its tables. */
async function refuseForeignData(dataDir: string, storage: Storage): Promise<void> {
  const there = await stat(path.join(dataDir, 'database')).catch(() => undefined);
  if (!there) return;
  for await (const _marker of storage.list(TRANSFERS)) return;
  throw new TransferError(
    `The data folder ${dataDir} is not empty. Choose a new one with DATA_DIR. ` +
      '(If it contains only a restore that failed before copying anything, delete the folder.)',
  );
}
