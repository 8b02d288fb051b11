import { lt } from 'drizzle-orm';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#services/database/index.ts';
import { AppError } from '#shared/errors.ts';
import { createLimiter, hashKey } from './count.ts';
import { rateLimits } from './tables.ts';

/** A rate limit; the counts are shared by all processes. */
export interface Limit {
  /** Takes one point of a key atomically; false if there are none left. */
  take(key: string): Promise<boolean>;
  /** How many points of a key are used up. */
  used(key: string): Promise<number>;
  /** Seconds until a key that has no points left gets new ones. */
  secondsLeft(key: string): Promise<number>;
  /** Returns one point to a key. */
  giveBack(key: string): Promise<void>;
  /** Restores all points of a key. */
  clear(key: string): Promise<void>;
}

/** Creates a limit of `points` uses per key within `seconds`. As a function, `points` may change while the product runs. */
export function createLimit(
  database: Database,
  { name, points, seconds }: { name: string; points: number | (() => number); seconds: number },
): Limit {
  const pointsNow = typeof points === 'function' ? points : () => points;
  const limiter = createLimiter(database, { name, seconds, points: pointsNow() });
  return {
    async take(key) {
      limiter.points = pointsNow();
      try {
        await limiter.consume(hashKey(key));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    async used(key) {
      return (await limiter.get(hashKey(key)))?.consumedPoints ?? 0;
    },
    async secondsLeft(key) {
      const count = await limiter.get(hashKey(key));
      return Math.max(1, Math.ceil((count?.msBeforeNext ?? 0) / 1000));
    },
    async giveBack(key) {
      await limiter.reward(hashKey(key));
    },
    async clear(key) {
      await limiter.delete(hashKey(key));
    },
  };
}

/** Deletes expired counts. Only saves space: an expired count restarts anyway. */
export async function deleteOldCounts(database: Database, now: Date): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, now));
}

/**
 * Takes one point of a key.
 * @throws {AppError} `too_many_requests` with `message` if there are none left.
 */
export async function enforceLimit(limit: Limit, key: string, message: string): Promise<void> {
  if (await limit.take(key)) return;
  throw new AppError('too_many_requests', message, { retryAfter: await limit.secondsLeft(key) });
}
