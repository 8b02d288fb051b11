import { pictureKey } from '#features/toytwins/server/picture-files.ts';
import type { Photos } from '#features/toytwins/server/require-photos.ts';
import { seedOfVersion } from '#features/toytwins/server/seed-of-version.ts';
import { studioOptionsOf } from '#features/toytwins/server/studio-options-of.ts';
import type { ToytwinRow, VersionRow } from '#features/toytwins/tables.ts';
import { makePicture } from '#services/imaging/make-picture.ts';
import type { Services } from '#services/index.ts';
import { sendCutOut } from './cut-out.job.ts';
import { type PictureOf, writePrompt } from './picture-prompt.ts';
import { saveStoredKeys } from './save-stored-keys.ts';
import { storePicture } from './store-picture.ts';

/** Whom a picture shows: the toy twin's record, and the bytes of the photos. */
export type Subject = Photos & { toytwin: ToytwinRow };
type Needs = Pick<Services, 'database' | 'storage' | 'imaging' | 'jobs'>;

/** Lets the image model make one of the version's pictures and stores it, unless an earlier attempt has done so. */
export async function renderPicture(
  services: Needs,
  subject: Subject,
  version: VersionRow,
  kind: PictureOf,
  signal: AbortSignal,
): Promise<VersionRow> {
  const { toytwin } = subject;
  const column = kind === 'packaged' ? 'packagedKey' : 'characterKey';
  if (version[column] !== null) return version;
  const key = pictureKey({ uid: toytwin.uid, toytwinId: toytwin.id }, version.number, kind);
  const picture = await render(services.imaging, subject, version, kind, signal);
  await storePicture(services.storage, key, picture).catch((cause: unknown) => {
    throw new Error(`Failed to generate ${kind} image`, { cause });
  });
  const saved = await saveStoredKeys(services, toytwin, version, { [column]: key });
  if (kind === 'packaged') await sendCutOut(services.jobs, toytwin, version.number);
  return saved;
}

function render(
  imaging: Services['imaging'],
  { toytwin, photo, secondPhoto }: Subject,
  version: VersionRow,
  kind: PictureOf,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const request = {
    prompt: writePrompt(toytwin, version.faceDescription, kind, imaging),
    photo,
    secondPhoto,
    options: studioOptionsOf(toytwin, kind),
    seed: seedOfVersion(toytwin, version.number),
    orderId: version.orderId ?? version.id,
  };
  return makePicture(imaging, request, signal);
}
