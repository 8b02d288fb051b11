import type { Config } from '#config.ts';
import { type Manifest, writeArchive } from './archive.ts';
import { liveSnapshot } from './live-snapshot.ts';
import { openSource } from './open-product.ts';

/** Writes all data of the configured product into a new folder. */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  await using source = await openSource(config);
  return await writeArchive(liveSnapshot(source), folder);
}
