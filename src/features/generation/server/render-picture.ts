import { eq } from 'drizzle-orm';
import { makePicture } from '../../../services/imaging/make-picture.ts';
import type { Services } from '../../../services/index.ts';
import { pictureKey } from '../../toytwins/server/picture-files.ts';
import type { ToytwinRow, VersionRow } from '../../toytwins/tables.ts';
import { versions } from '../../toytwins/tables.ts';
import { type PictureOf, writePrompt } from './picture-prompt.ts';
import { NoLongerWantedError } from './stages.ts';
import { storePicture } from './store-picture.ts';
import { seedOf, studioWishes } from './studio-wishes.ts';

/** Whose picture it is: the record, and the bytes of the photo. */
export type Sitter = { toytwin: ToytwinRow; photo: Uint8Array };
type Needs = Pick<Services, 'database' | 'storage' | 'imaging'>;

/** Has the image model make one of the version's pictures and stores it, once. */
export async function renderPicture(
  services: Needs,
  { toytwin, photo }: Sitter,
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
  const [stored] = await services.database
    .update(versions)
    .set({ [column]: key })
    .where(eq(versions.id, version.id))
    .returning();
  if (!stored) {
    await services.storage.deleteAll(key.slice(0, key.lastIndexOf('/')));
    throw new NoLongerWantedError('The toy twin was deleted while it was being made');
  }
  return stored;
}

function render(
  imaging: Services['imaging'],
  { toytwin, photo }: Sitter,
  version: VersionRow,
  kind: PictureOf,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const request = {
    prompt: writePrompt(toytwin, version.faceDescription, kind, imaging.hosted),
    photo,
    options: studioWishes(toytwin, kind),
    seed: seedOf(toytwin.id, version.number),
    orderId: version.orderId,
  };
  return makePicture(imaging, request, signal);
}
