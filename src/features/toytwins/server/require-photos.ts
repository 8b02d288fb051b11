import { PHOTO_REFUSALS } from '#features/photos/server/photo-refusals.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { ToytwinRow } from '../tables.ts';

type Photographed = Pick<ToytwinRow, 'photoKey' | 'secondPhotoId' | 'secondPhotoKey'>;

/** The bytes of a toy twin's photo, and of the second person's where there are two in the box. */
export type Photos = { photo: Uint8Array; secondPhoto?: Uint8Array };

/** Whether a photo of a toy twin is erased, so that it cannot be drawn again. */
export function isPhotoErased({ photoKey, secondPhotoId, secondPhotoKey }: Photographed): boolean {
  return photoKey === null || (secondPhotoId !== null && secondPhotoKey === null);
}

/**
 * The storage keys of a toy twin's photos: one, or two of two people.
 * @throws {AppError} `conflict` when one is erased.
 */
export function requirePhotos(row: Photographed): [string, ...string[]] {
  const { photoKey, secondPhotoKey } = row;
  if (photoKey === null || isPhotoErased(row)) throw new AppError('conflict', PHOTO_REFUSALS.erased);
  return secondPhotoKey === null ? [photoKey] : [photoKey, secondPhotoKey];
}

/**
 * Reads a toy twin's photos.
 * @throws {AppError} as `requirePhotos`; {Error} as the storage.
 */
export async function readPhotos({ storage }: Pick<Services, 'storage'>, row: Photographed): Promise<Photos> {
  const [first, second] = requirePhotos(row);
  const [photo, secondPhoto] = await Promise.all([
    storage.getBytes(first),
    second === undefined ? undefined : storage.getBytes(second),
  ]);
  return secondPhoto ? { photo, secondPhoto } : { photo };
}
