import { LRUCache } from 'lru-cache';
import type { FaceReading } from './read-face.ts';

/** How many are kept, and for how long after they were last asked for, milliseconds. */
const KEPT = { max: 4, ttl: 60_000, updateAgeOnGet: true };

/**
 * Reads faces by `read`, and keeps the last few until a minute after their last use: a preview is drawn again at
 * every word that is typed, and two pictures are made of one photo. A reading that failed is tried again: the reason
 * may have been the machine's.
 */
export function memoiseFaceReadings(
  read: (photo: Uint8Array) => Promise<FaceReading>,
): (photo: Uint8Array) => Promise<FaceReading> {
  const recent = new LRUCache<string, Promise<FaceReading>>({ ...KEPT, ttlAutopurge: true });
  return async (photo) => {
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(photo));
    const key = Buffer.from(digest).toString('base64');
    const known = recent.get(key);
    if (known) return known;
    const reading = read(photo);
    recent.set(key, reading);
    reading.catch(() => recent.delete(key));
    return reading;
  };
}
