import { drawingSeed } from '#features/designs/server/drawing-seed.ts';
import { refuseUnknownThings } from '#features/designs/server/refuse-unknown-things.ts';
import { findPhoto } from '#features/photos/server/find-photo.ts';
import { defaultTitle } from '#features/toytwins/contract.ts';
import { givenSerial, nextSerial } from '#features/toytwins/server/next-serial.ts';
import { studioOptionsOf } from '#features/toytwins/server/studio-options-of.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Imaging } from '#services/imaging/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import type { PreviewBody } from '../contract.ts';

/** Printed on the pack while the description is empty. */
const NO_WORDS_YET = 'Your own words will be printed here';

/**
 * Draws the caller's pack from unsaved inputs; stores nothing.
 * @returns a watermarked JPEG.
 * @throws {AppError} `not_found` if the photo does not exist or belongs to another user; otherwise as
 * `refuseUnknownThings` and `StudioPreview.drawPreview`.
 */
export async function drawPreview(
  services: Pick<Services, 'database' | 'storage' | 'imaging'>,
  caller: Caller,
  { sourceImage, toytwinId, ...wishes }: PreviewBody,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const photo = await findPhoto(services, caller, sourceImage);
  if (!photo) throw notFound('Photo');
  const [bytes, serial] = await Promise.all([
    services.storage.getBytes(photo.key),
    shownSerial(services, caller, toytwinId),
  ]);
  return drawBox(
    services.imaging,
    { asker: caller.uid, photo: { id: photo.id, bytes }, serial },
    wishes,
    signal,
  );
}

/** Whose box is drawn: of what its asker asks for, the newest wishes come first. */
type Drawn = { asker: string; photo: { id: string; bytes: Uint8Array }; serial: number };

/**
 * Draws a pack from a photo and wishes.
 * @returns a watermarked JPEG.
 * @throws as `refuseUnknownThings` and `StudioPreview.drawPreview`.
 */
export async function drawBox(
  { catalogue, preview }: Pick<Imaging, 'catalogue' | 'preview'>,
  { asker, photo, serial }: Drawn,
  { templateId, description, design = {} }: Pick<PreviewBody, 'templateId' | 'description' | 'design'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  refuseUnknownThings(catalogue, design);
  const unsaved = {
    templateId,
    prompt: description.trim() || NO_WORDS_YET,
    title: design.name ?? defaultTitle(templateId),
    serial,
    design,
  };
  const { kind: _, ...options } = studioOptionsOf(unsaved, 'packaged');
  const task = { ...options, photo: photo.bytes, seed: drawingSeed(photo.id, design.variant) };
  return preview.drawPreview(asker, task, signal);
}

/** A draft that has visited the payment page keeps its number. */
async function shownSerial(services: Pick<Services, 'database'>, { uid }: Caller, id: string | undefined) {
  const given = id && (await givenSerial(services, uid, id));
  return given || nextSerial(services, uid);
}
