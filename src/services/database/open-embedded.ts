import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './migrate-in-between.ts';
import { SyncingFiles } from './syncing-files.ts';
import { YieldingPGlite } from './yielding-pglite.ts';

const SETTINGS = [
  // Old parts of the log are deleted. PostgreSQL would reuse these files, contents included.
  ...['-c', 'wal_recycle=off'],
  // PostgreSQL clears its own cache when it starts: its usual 128 MB took more than half of a start, and stay in memory.
  // What is not in it comes from the system's cache of files.
  ...['-c', 'shared_buffers=16MB'],
];
/** PGlite's own default is `fsync=off`. Of the ways to sync, PGlite's build passes on this one only. */
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * Opens the embedded database in a folder, or in memory, and brings its tables up to date.
 * @param durable whether each commit waits for the disk.
 */
export async function openEmbedded(folder: string | undefined, { durable = false } = {}) {
  if (folder) await mkdir(folder, { recursive: true });
  const client = new YieldingPGlite({
    ...(folder && durable ? { fs: new SyncingFiles(folder) } : { dataDir: folder ?? 'memory://' }),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS, ...(durable ? DURABLE : [])],
  });
  await client.waitReady;
  // PGlite copies its 318 parsers for each statement that brings some, as all of Drizzle's do; those that are inherited it
  // finds and does not copy (docs/upstream.md).
  client.parsers = Object.create(client.parsers);
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  return { client, database };
}
