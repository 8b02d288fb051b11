import { randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { NormalizedPhoto } from '#features/photos/server/normalize-photo.ts';
import { AppError } from '#shared/errors.ts';
import { TRIAL_MINUTES } from '#shared/trial-minutes.ts';
import { PHOTO_GONE } from '../contract.ts';
import { choosePhotoToEvict, type Occupant } from './choose-photo-to-evict.ts';

/** A photo of somebody without an account. `size` in bytes, as it was uploaded. */
export type RememberedPhoto = NormalizedPhoto & { id: string; fileName: string; size: number };

/** Photos in this process's memory, and nowhere else. */
export interface PhotoMemory {
  /**
   * Keeps a photo for half an hour.
   * @param network where it came from; networks share the memory.
   * @returns its token, and the id under which it is drawn.
   */
  add(photo: Omit<RememberedPhoto, 'id'>, network: string): { token: string; id: string };
  /** Reads the photo for its person. @throws {AppError} `not_found` if there is no such photo, or no longer. */
  read(token: string): RememberedPhoto;
  /** Hands a photo to `use` and forgets it; if `use` fails it stays for the rest of its time. Throws like `read`. */
  handOver<Result>(token: string, use: (photo: RememberedPhoto) => Promise<Result>): Promise<Result>;
  forget(token: string): void;
}

type Kept = Occupant & { photo: RememberedPhoto };

const MILLISECONDS = TRIAL_MINUTES * 60_000;
/** Photos of all people together: a usual one has about 300 kB, the largest about one megabyte. */
const MOST = { photos: 200, bytes: 64 * 1024 * 1024 };

/** Milliseconds after the last call for a photo during which it counts as in use. */
const LOOKED_AT = 5 * 60_000;
/** Milliseconds in which the first call for a new photo comes: until then even a full memory keeps it. */
const NEW = 20_000;

const bytesOf = ({ photo: { jpeg, thumbnail } }: Kept) => jpeg.length + thumbnail.length;

/**
 * Creates a memory for photos. Where it is full, networks with many photos lose some of theirs first.
 * @param most how many photos, and how many bytes.
 */
export function createPhotoMemory(most = MOST): PhotoMemory {
  const photos = new LRUCache<string, Kept>({
    max: most.photos,
    maxSize: most.bytes,
    sizeCalculation: bytesOf,
    ttl: MILLISECONDS,
    // Looked up at each call: by default it would be the clock of when the library was loaded, which no test can turn.
    perf: { now: () => performance.now() },
    // Otherwise an expired photo would stay in memory until somebody asks for it.
    ttlAutopurge: true,
  });

  /** Makes room before the cache would, which looks at no network. */
  function makeRoomFor(bytes: number): void {
    const isFull = () => photos.size >= most.photos || photos.calculatedSize + bytes > most.bytes;
    while (photos.size > 0 && isFull()) {
      const evicted = choosePhotoToEvict(photos.entries(), performance.now());
      if (evicted === undefined) return;
      photos.delete(evicted);
    }
  }
  function keep(token: string, kept: Kept, ttl: number): void {
    makeRoomFor(bytesOf(kept));
    photos.set(token, kept, { ttl });
  }
  function find(token: string): Kept {
    const kept = photos.get(token);
    if (!kept) throw new AppError('not_found', PHOTO_GONE);
    return kept;
  }

  return {
    read(token) {
      const kept = find(token);
      kept.inUseUntil = performance.now() + LOOKED_AT;
      return kept.photo;
    },
    add(photo, network) {
      const token = randomBytes(32).toString('base64url');
      const id = randomUUID();
      keep(token, { photo: { ...photo, id }, network, inUseUntil: performance.now() + NEW }, MILLISECONDS);
      return { token, id };
    },
    async handOver(token, use) {
      const kept = find(token);
      const ttl = photos.getRemainingTTL(token);
      photos.delete(token);
      try {
        return await use(kept.photo);
      } catch (error) {
        // With another id, because a row with this one may have been written.
        const photo = { ...kept.photo, id: randomUUID() };
        keep(token, { ...kept, photo }, ttl);
        throw error;
      }
    },
    forget(token) {
      photos.delete(token);
    },
  };
}
