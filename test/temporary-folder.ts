import { constants } from 'node:fs';
import { access, chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Linux's folder in memory. Its files are written several times faster than on a disk. */
const IN_MEMORY = '/dev/shm';
/** Bytes that a run may need at a time: an embedded database has 40 MB, and a test that failed leaves its own behind. */
const ROOM = 4 * 1024 ** 3;

/**
 * One folder for all temporary files of a test run, in memory where there is room, deleted at the end. In it the first
 * test that needs it creates a migrated embedded database, which the others copy.
 */
export default async function useTemporaryFolder(): Promise<() => Promise<void>> {
  const parent = (await hasRoom(IN_MEMORY)) ? IN_MEMORY : os.tmpdir();
  const folder = await mkdtemp(path.join(parent, 'toy-twin-tests-'));
  // A PostgreSQL that does not run as root finds its own folder in it.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.TEST_TEMPLATE_FOLDER = path.join(folder, 'template');
  return () => rm(folder, { recursive: true, force: true });
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
