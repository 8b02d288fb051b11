import { eq } from 'drizzle-orm';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { type ToytwinRow, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { NoLongerWantedError } from './stages.ts';

/**
 * Saves the keys of files that were just stored for a version, so that no later attempt makes them again.
 * @throws {NoLongerWantedError} when the toy twin has been deleted. Its files are deleted then.
 */
export async function saveStoredKeys(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  { uid, id }: ToytwinRow,
  version: VersionRow,
  stored: Partial<Pick<VersionRow, 'packagedKey' | 'characterKey' | 'modelKey'>>,
): Promise<VersionRow> {
  const noted = await database
    .update(versions)
    .set(stored)
    .where(eq(versions.id, version.id))
    .returning({ id: versions.id });
  if (noted.length > 0) return { ...version, ...stored };
  await storage.deleteAll(pictureFolder(uid, id));
  throw new NoLongerWantedError('The toy twin was deleted while it was being made');
}
