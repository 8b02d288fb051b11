import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#config.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import type { Storage } from '#services/storage/index.ts';

/** What a process cannot serve without; the job queue has connections of its own. */
export function partsOf(services: { database: Database; jobs: Jobs; storage: Storage; config: Config }) {
  const { database, jobs, storage, config } = services;
  return {
    database: () => askDatabase(database),
    queue: () => jobs.boss.getQueues(),
    storage: () => askStorage(storage, config),
  };
}

/** Asks whether records can be kept: what was the primary server before a failover can still be read. */
async function askDatabase(database: Database): Promise<void> {
  const { rows } = await database.execute("select 1 where current_setting('transaction_read_only') = 'off'");
  if (rows.length === 0) throw new Error('The database may only be read');
}

/**
 * Asks whether files can be kept: on this machine by writing one, which notices a full disk; elsewhere by asking for
 * the bucket: a file that need not exist would be missing from a bucket that is gone, too.
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
