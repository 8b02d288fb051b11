import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#services/database/index.ts';
import { AppError } from '#shared/errors.ts';
import { rateLimits } from './tables.ts';

/** Counts what somebody does and says when it is too much; the counts are shared by all processes. */
export interface Limit {
  /** Uses one point of the key if it has one left, in one step; false when it has none. */
  take(key: string): Promise<boolean>;
  /** Gives one point back to the key. */
  giveBack(key: string): Promise<void>;
  /** Gives the key all of its points back. */
  clear(key: string): Promise<void>;
}

/** Up to `points` uses of one key within `seconds`. Keys are hashed: no e-mail address lies in the table. */
export function createLimit(
  database: Database,
  options: { name: string; points: number; seconds: number },
): Limit {
  const limiter = new RateLimiterDrizzle({
    storeClient: database,
    schema: rateLimits,
    keyPrefix: options.name,
    points: options.points,
    duration: options.seconds,
    // Every limiter would clear the whole table by a clock of its own: `forgetOldCounts` does it for all of them.
    clearExpiredByTimeout: false,
  });
  const hash = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    async take(key) {
      try {
        await limiter.consume(hash(key));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    async giveBack(key) {
      await limiter.reward(hash(key));
    },
    async clear(key) {
      await limiter.delete(hash(key));
    },
  };
}

/** Deletes the counts whose time is over; a count that is asked for again begins anew with or without this. */
export async function forgetOldCounts(database: Database, now: Date): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, now));
}

/**
 * Uses one point of a key, or refuses.
 * @throws {AppError} `too_many_requests` with `message` when the points are used up.
 */
export async function useOrRefuse(limit: Limit, key: string, message: string): Promise<void> {
  if (!(await limit.take(key))) throw new AppError('too_many_requests', message);
}
