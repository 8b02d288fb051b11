import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Storage } from '../storage/index.ts';

/**
 * Asks whether files can be kept: on this machine by writing one, which notices a full disk; elsewhere by asking for
 * a file that need not exist, which costs nothing.
 */
export async function askStorage(storage: Storage, config: Config): Promise<void> {
  if (config.storage.kind !== 'file') {
    await storage.exists('readiness');
    return;
  }
  const file = path.join(config.dataDir, `.ready-${process.pid}`);
  await writeFile(file, 'ready');
  await rm(file, { force: true });
}
