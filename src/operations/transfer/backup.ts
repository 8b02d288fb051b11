import type { Config } from '#config.ts';
import { noteBackup } from '#services/backup/last-backup.ts';
import { type Manifest, writeArchive } from './archive.ts';
import { liveSnapshot } from './live-snapshot.ts';
import { openSource } from './open-product.ts';

/**
 * Writes all data of the configured product into a new folder, then records the time in the product's storage.
 * @param onUnnoted called with the reason if the time could not be recorded; the backup is still complete.
 */
export async function backUp(
  config: Config,
  folder: string,
  onUnnoted: (cause: unknown) => void = () => {},
): Promise<Manifest> {
  await using source = await openSource(config);
  const manifest = await writeArchive(liveSnapshot(source), folder);
  await noteBackup(source.storage, new Date(manifest.createdAt)).catch(onUnnoted);
  return manifest;
}
