import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#config.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import type { Storage } from '#services/storage/index.ts';

/**
 * The checks of all dependencies without which a process cannot serve; the job queue has its own connections.
 */
export function readinessChecks(services: {
  database: Database;
  jobs: Jobs;
  storage: Storage;
  config: Config;
}) {
  const { database, jobs, storage, config } = services;
  return {
    database: () => askDatabase(database),
    queue: () => jobs.boss.getQueues(),
    storage: () => askStorage(storage, config),
  };
}

/** Checks that the database is writable: after a failover the old primary can still be read. */
async function askDatabase(database: Database): Promise<void> {
  const { rows } = await database.execute("select 1 where current_setting('transaction_read_only') = 'off'");
  if (rows.length === 0) throw new Error('The database is read-only');
}

/**
 * Checks that files can be stored. Locally it writes a file, which detects a full disk. Remotely it checks
 * the bucket itself, because a missing file looks the same as a missing bucket.
 */
async function askStorage(storage: Storage, config: Config): Promise<void> {
  if (config.storage.kind !== 'file') {
    await storage.reach();
    return;
  }
  const folder = config.storage.folder ?? config.dataDir;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `.ready-${process.pid}`);
  await writeFile(file, 'ready');
  await rm(file, { force: true });
}
