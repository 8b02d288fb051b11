import { findPhoto } from '#features/photos/server/find-photo.ts';
import { PACK_OF } from '#features/templates/contract.ts';
import { defaultTitle, printedTitle, serialWords } from '#features/toytwins/contract.ts';
import { givenSerial, nextSerial } from '#features/toytwins/server/next-serial.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { seedOf } from '#shared/seed-of.ts';
import type { PreviewBody } from '../contract.ts';

/** What stands on the pack until the person has written something. */
const NO_WORDS_YET = 'Your own words will be printed here';

/**
 * Draws what the caller's pack would look like; nothing is kept.
 * @returns a watermarked JPEG.
 * @throws {AppError} `not_found` when the photo is gone or somebody else's; as `StudioPreview.drawPreview`.
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
  const wishes = {
    photo: bytes,
    // The same photo keeps its choices while the words change, so that one sees what the words do.
    seed: seedOf(photo.id),
    pack: PACK_OF[templateId],
    description: description.trim() || NO_WORDS_YET,
    title: printedTitle(defaultTitle(templateId)),
    serial: serialWords(serial),
  };
  return services.imaging.preview.drawPreview(caller.uid, wishes, signal);
}

/** A draft that has been to the payment page keeps its number. */
async function shownSerial(services: Pick<Services, 'database'>, { uid }: Caller, id: string | undefined) {
  const given = id && (await givenSerial(services, uid, id));
  return given || nextSerial(services, uid);
}
