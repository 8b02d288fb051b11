import { LRUCache } from 'lru-cache';
import { photoDigest } from './photo-digest.ts';
import type { FaceReading } from './read-face.ts';

/**
 * How many are kept, and for how long after their last use, milliseconds. This many people may look for their toy at
 * the same time: with one more, each preview would read its face again, which takes six times as long as drawing it.
 * A reading takes up to 3 MB.
 */
const KEPT = { max: 48, ttl: 60_000, updateAgeOnGet: true };

/** Face readings that are kept for a while. */
export interface FaceReadings {
  /** Reads a photo, unless its reading is kept. */
  read(photo: Uint8Array): Promise<FaceReading>;
  /** A photo's reading if it is kept or under way. */
  known(photo: Uint8Array): Promise<FaceReading | undefined>;
}

/**
 * Reads faces by `read`, and keeps the last few until a minute after their last use: a preview is drawn again at
 * every word that is typed, and two pictures are made of one photo. A reading that failed is tried again, because the
 * machine may have been the reason.
 */
export function memoiseFaceReadings(read: (photo: Uint8Array) => Promise<FaceReading>): FaceReadings {
  const recent = new LRUCache<string, Promise<FaceReading>>({ ...KEPT, ttlAutopurge: true });
  return {
    async read(photo) {
      const key = await photoDigest(photo);
      const known = recent.get(key);
      if (known) return known;
      const reading = read(photo);
      recent.set(key, reading);
      reading.catch(() => recent.delete(key));
      return reading;
    },
    known: async (photo) => recent.get(await photoDigest(photo)),
  };
}
