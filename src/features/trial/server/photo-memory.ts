import { randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { NormalisedPhoto } from '#features/photos/server/normalise-photo.ts';
import { AppError } from '#shared/errors.ts';
import { PHOTO_GONE, TRIAL_MINUTES } from '../contract.ts';

/** A photo of somebody without an account. `size` in bytes, as it was uploaded. */
export type RememberedPhoto = NormalisedPhoto & { id: string; fileName: string; size: number };

/** Photos in this process's memory, and nowhere else. */
export interface PhotoMemory {
  /** Keeps a photo for half an hour. @returns its token. */
  add(photo: Omit<RememberedPhoto, 'id'>): string;
  /** @throws {AppError} `not_found` if there is no such photo, or no longer. */
  read(token: string): RememberedPhoto;
  /** Hands a photo to `use` and forgets it; if `use` fails it stays for the rest of its time. Throws like `read`. */
  handOver<Result>(token: string, use: (photo: RememberedPhoto) => Promise<Result>): Promise<Result>;
  forget(token: string): void;
}

const MILLISECONDS = TRIAL_MINUTES * 60_000;
/** Photos of all people together: a usual one has about 300 kB, the largest about one megabyte. */
const MOST = { photos: 200, bytes: 64 * 1024 * 1024 };

/**
 * Creates a memory for photos. Where it is full, the photo that nobody has looked at for longest goes first.
 * @param most how many photos, and how many bytes.
 */
export function createPhotoMemory(most = MOST): PhotoMemory {
  const photos = new LRUCache<string, RememberedPhoto>({
    max: most.photos,
    maxSize: most.bytes,
    sizeCalculation: ({ jpeg, thumbnail }) => jpeg.length + thumbnail.length,
    ttl: MILLISECONDS,
    // Looked up at each call: by default it would be the clock of when the library was loaded, which no test can turn.
    perf: { now: () => performance.now() },
    // Otherwise an expired photo would stay in memory until somebody asks for it.
    ttlAutopurge: true,
  });
  const read = (token: string): RememberedPhoto => {
    const photo = photos.get(token);
    if (!photo) throw new AppError('not_found', PHOTO_GONE);
    return photo;
  };
  return {
    read,
    add(photo) {
      const token = randomBytes(32).toString('base64url');
      photos.set(token, { ...photo, id: randomUUID() });
      return token;
    },
    async handOver(token, use) {
      const photo = read(token);
      const ttl = photos.getRemainingTTL(token);
      photos.delete(token);
      try {
        return await use(photo);
      } catch (error) {
        // With another id, because a row with this one may have been written.
        photos.set(token, { ...photo, id: randomUUID() }, { ttl });
        throw error;
      }
    },
    forget(token) {
      photos.delete(token);
    },
  };
}
