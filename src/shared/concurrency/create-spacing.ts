// p-throttle has no keys; RateLimiterQueue of rate-limiter-flexible keeps every key forever and has no maximum wait.
import { LRUCache } from 'lru-cache';

/** Times in milliseconds. */
interface Spacing {
  /** Between two turns of one key. */
  every: number;
  /** The maximum wait. */
  longest: number;
}

/** The maximum number of remembered keys; a forgotten key does not wait. */
const KEYS = 10_000;

/**
 * Spaces the calls of one key: the first runs at once, further ones one after another.
 * @returns a function that waits for the turn of a key.
 */
export function createSpacing({ every, longest }: Spacing): (key: string) => Promise<void> {
  const turns = new LRUCache<string, number>({ max: KEYS });
  return async (key) => {
    const now = performance.now();
    const turn = Math.min(Math.max(now, turns.get(key) ?? 0), now + longest);
    turns.set(key, turn + every);
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
