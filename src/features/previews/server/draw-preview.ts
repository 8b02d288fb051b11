import { findPhoto } from '#features/photos/server/find-photo.ts';
import { PACK_OF } from '#features/templates/contract.ts';
import { defaultTitle, printedTitle, serialWords } from '#features/toytwins/contract.ts';
import { givenSerial, nextSerial } from '#features/toytwins/server/next-serial.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { seedOf } from '#shared/seed-of.ts';
import type { PreviewBody } from '../contract.ts';

/** Printed on the pack while the description is empty. */
const NO_WORDS_YET = 'Your own words will be printed here';

/**
 * Draws the caller's pack from unsaved inputs; stores nothing.
 * @returns a watermarked JPEG.
 * @throws {AppError} `not_found` if the photo does not exist or belongs to another user; otherwise as
 * `StudioPreview.drawPreview`.
 */
export async function drawPreview(
  services: Pick<Services, 'database' | 'storage' | 'imaging'>,
  caller: Caller,
  { sourceImage, templateId, description, toytwinId }: PreviewBody,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const photo = await findPhoto(services, caller, sourceImage);
  if (!photo) throw notFound('Photo');
  const [bytes, serial] = await Promise.all([
    services.storage.getBytes(photo.key),
    shownSerial(services, caller, toytwinId),
  ]);
  const task = {
    photo: bytes,
    // A fixed seed per photo keeps all random choices, so that only edits to the description change the
    // preview.
    seed: seedOf(photo.id),
    pack: PACK_OF[templateId],
    description: description.trim() || NO_WORDS_YET,
    title: printedTitle(defaultTitle(templateId)),
    serial: serialWords(serial),
  };
  return services.imaging.preview.drawPreview(caller.uid, task, signal);
}

/** A draft that has visited the payment page keeps its number. */
async function shownSerial(services: Pick<Services, 'database'>, { uid }: Caller, id: string | undefined) {
  const given = id && (await givenSerial(services, uid, id));
  return given || nextSerial(services, uid);
}
