import type { Database } from '#services/database/index.ts';
import type { Storage } from '#services/storage/index.ts';
import { readDatabase } from './read-database.ts';
import type { Snapshot } from './snapshot.ts';

/** What a product keeps now. */
export function liveSnapshot({ database, storage }: { database: Database; storage: Storage }): Snapshot {
  return {
    readRows: (read) => readDatabase(database, read),
    files: () => storage.list(),
    open: (key) => storage.getStream(key),
  };
}
