import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#services/database/index.ts';
import { createCount, createLimiter, hashKey } from './count.ts';

/**
 * Makes each further failure of a key wait twice as long as the one before. Unlike a lock it ends by itself after a
 * known time, and an attempt that comes too early makes it no longer.
 */
export interface GrowingDelay {
  /** Counts an attempt before it is made, so that parallel attempts wait like sequential ones. */
  take(key: string): Promise<Attempt>;
  /** Restores a key to what it was before its first failure. */
  clear(key: string): Promise<void>;
}

/** An attempt that was counted, or came too early and was not. */
export interface Attempt {
  /** Seconds until the key may try again; 0 if this attempt may be made. */
  secondsLeft: number;
  /** Failures of the key, this attempt included. */
  failures: number;
  /** Undoes the count: the attempt was no failure. */
  giveBack(): Promise<void>;
}

/** How a delay grows. Times in seconds. */
export interface Growth {
  name: string;
  /** Failures that cost nothing. */
  free: number;
  /** The delay after the first failure that is not free. */
  first: number;
  longest: number;
  /** The count starts over this long after its first failure. */
  forgottenAfter: number;
}

/** Creates a delay that is shared by all processes. Keys are hashed. */
export function createGrowingDelay(database: Database, growth: Growth): GrowingDelay {
  const count = createCount(database, { name: growth.name, seconds: growth.forgottenAfter });
  const wait = createLimiter(database, { name: `${growth.name}-wait`, points: 1, seconds: growth.longest });

  /** Seconds left of an earlier attempt's wait; 0 if this attempt has started its own wait. */
  async function beginWait(key: string, seconds: number): Promise<number> {
    try {
      await wait.consume(hashKey(key), 1, { customDuration: seconds });
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  return {
    async take(key) {
      const failures = await count.add(key);
      const delay = delayAfter(failures, growth);
      const secondsLeft = delay > 0 ? await beginWait(key, delay) : 0;
      if (secondsLeft > 0) await count.takeBack(key);
      return {
        secondsLeft,
        failures,
        async giveBack() {
          if (secondsLeft > 0) return;
          await count.takeBack(key);
          // No other attempt has passed this wait, so it belongs to this attempt.
          if (delay > 0) await wait.delete(hashKey(key));
        },
      };
    },
    async clear(key) {
      await count.clear(key);
      await wait.delete(hashKey(key));
    },
  };
}

/** Seconds to wait after so many failures. */
export function delayAfter(
  failures: number,
  { free, first, longest }: Omit<Growth, 'name' | 'forgottenAfter'>,
) {
  if (failures <= free) return 0;
  return Math.min(longest, first * 2 ** (failures - free - 1));
}
