import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** The place of all files. Nothing in it is public; addresses are signed (see `sign-file.ts`). */
export type Storage = Disk;

/** Files in the data folder. */
export function createStorage(options: { dataDir: string }): Storage {
  return new Disk(new FSDriver({ location: path.join(options.dataDir, 'files'), visibility: 'private' }));
}
