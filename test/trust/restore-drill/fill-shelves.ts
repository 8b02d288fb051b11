import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { photos } from '#features/photos/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { fillGallery } from '../../fill-gallery.ts';

/** Bytes per file. Small, because the drill is about the number of files; their size only costs copying. */
const SIZE = 2_000;

/**
 * Gives a person so many completed toy twins, with a file for each picture and the photo.
 * @returns the number of files.
 */
export async function fillShelves(
  database: Database,
  { dataDir, uid, count }: { dataDir: string; uid: string; count: number },
): Promise<number> {
  await fillGallery(database, uid, count);
  const pictures = await database
    .select({ packaged: toytwins.packagedKey, character: toytwins.characterKey })
    .from(toytwins)
    .where(eq(toytwins.uid, uid));
  const taken = await database
    .select({ key: photos.key, thumbnail: photos.thumbnailKey })
    .from(photos)
    .where(eq(photos.uid, uid));
  const keys = [...pictures, ...taken].flatMap((row) => Object.values(row)).filter((key) => key !== null);
  for (const key of keys) {
    const file = path.join(dataDir, 'files', key);
    await mkdir(path.dirname(file), { recursive: true });
    // Each with bytes of its own, so that files that were mixed up are noticed.
    await writeFile(file, key.padEnd(SIZE, '.'));
  }
  return keys.length;
}
