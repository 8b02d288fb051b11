import { LAST_BACKUP } from '#services/backup/last-backup.ts';
import type { Database } from '#services/database/index.ts';
import type { Storage } from '#services/storage/index.ts';
import { readDatabase } from './read-database.ts';
import type { FileEntry, Snapshot } from './snapshot.ts';

/** A snapshot of an opened product's current data. */
export function liveSnapshot({ database, storage }: { database: Database; storage: Storage }): Snapshot {
  return {
    readRows: (read) => readDatabase(database, read),
    files: () => listFiles(storage),
    open: (key) => storage.getStream(key),
  };
}

/** All files except the record of the last backup, which concerns this product and not its copy. */
async function* listFiles(storage: Storage): AsyncGenerator<FileEntry> {
  for await (const file of storage.list()) if (file.key !== LAST_BACKUP) yield file;
}
