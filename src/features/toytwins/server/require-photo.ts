import { PHOTO_REFUSALS } from '#features/photos/server/photo-refusals.ts';
import { AppError } from '#shared/errors.ts';
import type { ToytwinRow } from '../tables.ts';

/**
 * The storage key of a toy twin's photo.
 * @throws {AppError} `conflict` when the photo is erased.
 */
export function requirePhoto({ photoKey }: Pick<ToytwinRow, 'photoKey'>): string {
  if (photoKey === null) throw new AppError('conflict', PHOTO_REFUSALS.erased);
  return photoKey;
}
