import type { Database } from '#services/database/index.ts';
import type { Storage } from '#services/storage/index.ts';
import { readDatabase } from './read-database.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot of an opened product's current data. */
export function liveSnapshot({ database, storage }: { database: Database; storage: Storage }): Snapshot {
  return {
    readRows: (read) => readDatabase(database, read),
    files: () => storage.list(),
    open: (key) => storage.getStream(key),
  };
}
