import { findPhoto } from '#features/photos/server/find-photo.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import type { LookChoicesBody } from '../contract.ts';

/**
 * Draws the pictures from which one field of the look is chosen; stores nothing.
 * @returns a WebP.
 * @throws {AppError} `not_found` if the photo does not exist or belongs to another user; otherwise as
 * `StudioPreview.drawChoices`.
 */
export async function drawLookChoices(
  services: Pick<Services, 'database' | 'storage' | 'imaging'>,
  caller: Caller,
  { sourceImage, field, look }: LookChoicesBody,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const photo = await findPhoto(services, caller, sourceImage);
  if (!photo) throw notFound('Photo');
  const bytes = await services.storage.getBytes(photo.key);
  return services.imaging.preview.drawChoices(caller.uid, { photo: bytes, field, look }, signal);
}
