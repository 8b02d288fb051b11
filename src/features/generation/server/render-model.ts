import { modelKey } from '#features/toytwins/server/picture-files.ts';
import { seedOfVersion } from '#features/toytwins/server/seed-of-version.ts';
import { studioOptionsOf } from '#features/toytwins/server/studio-options-of.ts';
import type { VersionRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Subject } from './render-picture.ts';
import { saveStoredKeys } from './save-stored-keys.ts';

/**
 * Lets the studio make the version's 3D model and stores it, unless an earlier attempt has done so.
 * @throws {NoLongerWantedError} when the toy twin has been deleted.
 */
export async function renderModel(
  services: Pick<Services, 'database' | 'storage' | 'imaging'>,
  { toytwin, photo, secondPhoto }: Subject,
  version: VersionRow,
  signal: AbortSignal,
): Promise<VersionRow> {
  if (version.modelKey !== null) return version;
  const key = modelKey({ uid: toytwin.uid, toytwinId: toytwin.id }, version.number);
  // Named one by one: a subject may have more, which no thread can take.
  const task = {
    photo,
    secondPhoto,
    options: studioOptionsOf(toytwin, 'character'),
    seed: seedOfVersion(toytwin, version.number),
  };
  await services.storage.put(key, await services.imaging.modeller.makeGlb(task, signal));
  return saveStoredKeys(services, toytwin, version, { modelKey: key });
}
