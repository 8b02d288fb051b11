import { pictureKey } from '#features/toytwins/server/picture-files.ts';
import { seedOfVersion } from '#features/toytwins/server/seed-of-version.ts';
import { studioOptionsOf } from '#features/toytwins/server/studio-options-of.ts';
import type { ToytwinRow, VersionRow } from '#features/toytwins/tables.ts';
import { makePicture } from '#services/imaging/make-picture.ts';
import type { Services } from '#services/index.ts';
import { type PictureOf, writePrompt } from './picture-prompt.ts';
import { saveStoredKeys } from './save-stored-keys.ts';
import { storePicture } from './store-picture.ts';

/** Whom a picture shows: the toy twin's record, and the bytes of the photo. */
export type Subject = { toytwin: ToytwinRow; photo: Uint8Array };
type Needs = Pick<Services, 'database' | 'storage' | 'imaging'>;

/** Lets the image model make one of the version's pictures and stores it, unless an earlier attempt has done so. */
export async function renderPicture(
  services: Needs,
  { toytwin, photo }: Subject,
  version: VersionRow,
  kind: PictureOf,
  signal: AbortSignal,
): Promise<VersionRow> {
  const column = kind === 'packaged' ? 'packagedKey' : 'characterKey';
  if (version[column] !== null) return version;
  const key = pictureKey({ uid: toytwin.uid, toytwinId: toytwin.id }, version.number, kind);
  const picture = await render(services.imaging, { toytwin, photo }, version, kind, signal);
  await storePicture(services.storage, key, picture).catch((cause: unknown) => {
    throw new Error(`Failed to generate ${kind} image`, { cause });
  });
  return saveStoredKeys(services, toytwin, version, { [column]: key });
}

function render(
  imaging: Services['imaging'],
  { toytwin, photo }: Subject,
  version: VersionRow,
  kind: PictureOf,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const request = {
    prompt: writePrompt(toytwin, version.faceDescription, kind, imaging),
    photo,
    options: studioOptionsOf(toytwin, kind),
    seed: seedOfVersion(toytwin, version.number),
    orderId: version.orderId ?? version.id,
  };
  return makePicture(imaging, request, signal);
}
