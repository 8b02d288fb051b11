import { and, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { keepPhoto } from '#features/photos/server/store-photo.ts';
import { type PhotoRow, photos } from '#features/photos/tables.ts';
import type { Services } from '#services/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { AppError } from '#shared/errors.ts';
import { TRIAL_MINUTES } from '#shared/trial-minutes.ts';
import { PHOTO_GONE } from '../contract.ts';
import type { PhotoMemory } from './photo-memory.ts';

/** The new owner of each moved photo, as long as its token is valid. */
const REMEMBERED = { max: 10_000, ttl: TRIAL_MINUTES * 60_000 };

type Needs = Pick<Services, 'database' | 'storage'>;

/**
 * Makes a tried photo an ordinary one of a person, with the same id: box and figure stay as they were seen.
 * @returns what does so. The same person asking again, because the answer was lost, gets the same photo. It throws an
 * {@link AppError} `not_found` for a photo that expired, was erased, or now belongs to another person.
 */
export function createPhotoTakeOver(services: Needs, memory: PhotoMemory) {
  const taken = new LRUCache<string, { uid: string; photoId: string }>(REMEMBERED);
  const inOneGo = createSingleFlight<PhotoRow>();

  return (token: string, uid: string): Promise<PhotoRow> =>
    inOneGo(`${uid} ${token}`, async () => {
      const known = taken.get(token);
      if (known) return readAgain(services, known, uid);
      const row = await memory.handOver(token, ({ id, fileName, size, ...normalized }) =>
        keepPhoto(services, normalized, { id, uid, fileName, size }),
      );
      taken.set(token, { uid, photoId: row.id });
      return row;
    });
}

async function readAgain(
  { database }: Needs,
  { uid: owner, photoId }: { uid: string; photoId: string },
  uid: string,
): Promise<PhotoRow> {
  const own = and(eq(photos.id, photoId), eq(photos.uid, uid), isNull(photos.erasedAt));
  const [row] = owner === uid ? await database.select().from(photos).where(own) : [];
  if (!row) throw new AppError('not_found', PHOTO_GONE);
  return row;
}
