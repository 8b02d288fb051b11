import type { Config } from '#config.ts';
import { openArchive } from './archive.ts';
import { type Imported, importSnapshot } from './import-snapshot.ts';
import { openTarget } from './open-product.ts';

/** Fills the configured product, which must be empty, from a backup. */
export async function restore(config: Config, folder: string): Promise<Imported> {
  const archive = await openArchive(folder);
  await using target = await openTarget(config);
  return await importSnapshot(archive, target);
}
