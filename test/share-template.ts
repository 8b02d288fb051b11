import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** One folder per test run, in which the first test that needs it creates a migrated embedded database. */
export default async function shareTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-template-'));
  process.env.TEST_TEMPLATE_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
