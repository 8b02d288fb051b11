// p-throttle has no keys; RateLimiterQueue of rate-limiter-flexible keeps every key forever, and knows no longest wait.
import { LRUCache } from 'lru-cache';

/** Times in milliseconds. */
interface Spacing {
  /** Between two turns of one key. */
  every: number;
  /** The longest that anything waits. */
  longest: number;
}

/** Keys that are remembered; one that is forgotten does not wait. */
const KEYS = 10_000;

/**
 * Spaces what happens under one key: the first has its turn at once, further ones one after another.
 * @returns what waits for the turn of a key.
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
