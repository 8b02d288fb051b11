import type { z } from 'zod';
import type { erasePhotoBody } from '#features/photos/contract.ts';
import { findPhoto } from '#features/photos/server/find-photo.ts';
import { PHOTO_REFUSALS } from '#features/photos/server/photo-refusals.ts';
import { deletePhotoIfUnused } from '#features/toytwins/server/delete-photo-if-unused.ts';
import { erasePhoto } from '#features/toytwins/server/erase-photo.ts';
import { isMadeOf } from '#features/toytwins/server/photo-uses.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { isOrdered } from '../follow-ups/is-ordered.ts';
import { expireUnpaidOrders } from './expire-order.ts';
import { endToytwin } from './remove-toytwin.ts';

type Needs = Pick<Services, 'database' | 'storage' | 'payment' | 'jobs' | 'logger' | 'config' | 'outboxDir'>;

/**
 * Erases a photo for its owner, now. Drafts made of it go with it: nobody could draw them. Payment pages of its other toy
 * twins are closed first, so that nobody pays for what cannot be drawn.
 * @throws {AppError} `not_found` if it does not exist, is erased or belongs to another user; `conflict` while a toy twin
 * is being made of it, also when a page turns out to be paid.
 */
export async function eraseOwnPhoto(
  services: Needs,
  caller: Caller,
  { sourceImage, ifUnused = false }: z.infer<typeof erasePhotoBody>,
): Promise<void> {
  const photo = await findPhoto(services, caller, sourceImage);
  if (!photo) throw notFound('Photo');
  if (ifUnused) return deletePhotoIfUnused(services, photo.id);
  const uses = await services.database.select().from(toytwins).where(isMadeOf(photo.id));
  for (const use of uses) {
    if (use.status === 'draft') await endToytwin(services, use, { unpaid: true });
    else await expireUnpaidOrders(services, use.id, 'cancelled');
  }
  if (!(await erasePhoto(services, photo.id, isOrdered)))
    throw new AppError('conflict', PHOTO_REFUSALS.needed);
}
