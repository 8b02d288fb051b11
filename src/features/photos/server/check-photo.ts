import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import type { PhotoCheck } from '../contract.ts';
import { findPhoto } from './find-photo.ts';

/**
 * Lists what may spoil a picture made from the caller's photo, and its faces where several could be meant.
 * @throws {AppError} `not_found` if the photo does not exist or belongs to another user; otherwise as
 * `StudioPreview.checkPhoto`.
 */
export async function checkPhoto(
  services: Pick<Services, 'database' | 'storage' | 'imaging'>,
  caller: Caller,
  sourceImage: string,
  signal: AbortSignal,
): Promise<PhotoCheck> {
  const photo = await findPhoto(services, caller, sourceImage);
  if (!photo) throw notFound('Photo');
  const bytes = await services.storage.getBytes(photo.key);
  return services.imaging.preview.checkPhoto(caller.uid, bytes, signal);
}
