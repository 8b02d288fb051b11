import { createHash } from 'node:crypto';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Database } from '#services/database/index.ts';
import { rateLimits } from './tables.ts';

/** Counts something per key, shared by all processes. */
export interface Count {
  /** Adds one atomically. @returns the key's count with it. */
  add(key: string): Promise<number>;
  takeBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Creates a count that starts over `seconds` after the first of each key. */
export function createCount(database: Database, options: { name: string; seconds: number }): Count {
  const limiter = createLimiter(database, { ...options, points: 1 });
  return {
    add: async (key) => (await limiter.penalty(hashKey(key))).consumedPoints,
    takeBack: async (key) => void (await limiter.reward(hashKey(key))),
    clear: async (key) => void (await limiter.delete(hashKey(key))),
  };
}

/** rate-limiter-flexible on our table of counts. */
export function createLimiter(
  database: Database,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: database,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
    // Otherwise each limiter would clear the whole table on its own timer; `deleteOldCounts` does it once.
    clearExpiredByTimeout: false,
  });
}

/** Keys are hashed, so that the table contains no email addresses. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
