/** How many permits may be held at the same time. */
export interface Permits {
  /** Under one key. */
  perKey: number;
  /** Under all keys together. */
  total: number;
  /** How many of all are only for keys that hold none, so that a few keys cannot take everything. */
  forFirst?: number;
}

/** A permit, to be released exactly once; or which of the limits is reached. */
type Acquired = { release: () => void } | { full: 'key' | 'total' };

/**
 * A semaphore with a limit for each key and one for all keys. It never waits: a caller without a permit is told which
 * limit is reached and decides what to do. p-limit, in contrast, queues.
 * @returns what acquires a permit for a key.
 */
export function createKeyedSemaphore({ perKey, total, forFirst = 0 }: Permits): (key: string) => Acquired {
  const held = new Map<string, number>();
  let all = 0;
  const release = (key: string) => {
    const left = (held.get(key) ?? 1) - 1;
    all -= 1;
    if (left > 0) held.set(key, left);
    else held.delete(key);
  };
  return (key) => {
    const own = held.get(key) ?? 0;
    const most = all < total - forFirst ? perKey : 1;
    if (own >= most) return { full: 'key' };
    if (all >= total) return { full: 'total' };
    held.set(key, own + 1);
    all += 1;
    return { release: () => release(key) };
  };
}
