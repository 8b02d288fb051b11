import { eq } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import { modelKey } from '../../toytwins/server/picture-files.ts';
import { type VersionRow, versions } from '../../toytwins/tables.ts';
import type { Sitter } from './render-picture.ts';
import { NoLongerWantedError } from './stages.ts';
import { seedOf, studioWishes } from './studio-wishes.ts';

/**
 * Has the studio make the version's 3D model and stores it, once.
 * @throws {NoLongerWantedError} when the toy twin was deleted meanwhile.
 */
export async function renderModel(
  { database, storage, imaging }: Pick<Services, 'database' | 'storage' | 'imaging'>,
  { toytwin, photo }: Sitter,
  version: VersionRow,
  signal: AbortSignal,
): Promise<VersionRow> {
  if (version.modelKey !== null) return version;
  const key = modelKey({ uid: toytwin.uid, toytwinId: toytwin.id }, version.number);
  const task = {
    photo,
    options: studioWishes(toytwin, 'character'),
    seed: seedOf(toytwin.id, version.number),
  };
  await storage.put(key, await imaging.modeller.makeGlb(task, signal));
  const [stored] = await database
    .update(versions)
    .set({ modelKey: key })
    .where(eq(versions.id, version.id))
    .returning();
  if (stored) return stored;
  await storage.deleteAll(key.slice(0, key.lastIndexOf('/')));
  throw new NoLongerWantedError('The toy twin was deleted while it was being made');
}
