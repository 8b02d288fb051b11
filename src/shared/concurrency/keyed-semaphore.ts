// p-limit and p-queue queue excess work, async-mutex can refuse it; none counts by key.

/** How much work may run at the same time. */
export interface Permits {
  /** Under one key. */
  perKey: number;
  /** Under all keys together. */
  total: number;
  /** How many permits are reserved for keys without one, so that a few keys cannot take all. */
  forFirst?: number;
}

/** Does work under a key. @throws what the work throws, or the refusal. */
export type KeyedSemaphore = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a semaphore with a limit for each key and one for all keys. It never waits.
 * @param refusal makes the error for work without a permit, by the limit that was reached.
 */
export function createKeyedSemaphore(
  { perKey, total, forFirst = 0 }: Permits,
  refusal: (full: 'key' | 'total') => Error,
): KeyedSemaphore {
  const held = new Map<string, number>();
  let all = 0;
  return async (key, work) => {
    const own = held.get(key) ?? 0;
    const most = all < total - forFirst ? perKey : 1;
    if (own >= most) throw refusal('key');
    if (all >= total) throw refusal('total');
    held.set(key, own + 1);
    all += 1;
    try {
      return await work();
    } finally {
      const left = (held.get(key) ?? 1) - 1;
      all -= 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    }
  };
}
