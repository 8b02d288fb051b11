import { createKeyedSemaphore } from './keyed-semaphore.ts';

/** How many callers a fair queue lets in. */
interface Places {
  /** Whose work runs at the same time. */
  running: number;
  /** Who wait or run under one key. */
  perKey: number;
  /** Who wait or run under all keys together. */
  total: number;
}

/** A place in the queue, for one piece of work; or which of the limits is reached. */
type Entered = { run: Run } | { full: 'key' | 'total' };

/**
 * Does the work when it is its turn. Gives the place back when the work has ended, or when `signal` aborts before its
 * turn. To be called exactly once.
 * @throws what `work` throws, or the signal's reason.
 */
type Run = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * A bounded queue in which keys take turns: who asks for much waits behind everybody who asks for little.
 * @returns what enters the queue under a key.
 */
export function createFairQueue({ running: atOnce, ...places }: Places): (key: string) => Entered {
  const acquire = createKeyedSemaphore(places);
  /** Who waits, by key; the map's order is the order of turns. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;

  const leave = (key: string, begin: () => void) => {
    const line = (lines.get(key) ?? []).filter((one) => one !== begin);
    if (line.length > 0) lines.set(key, line);
    else lines.delete(key);
  };
  const callNext = () => {
    const [key, line] = lines.entries().next().value ?? [];
    if (running >= atOnce || key === undefined || !line?.[0]) return;
    const [begin, ...others] = line;
    // The next turn of this key comes after all others.
    lines.delete(key);
    if (others.length > 0) lines.set(key, others);
    running += 1;
    begin();
  };
  const waitForTurn = (key: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const abort = () => {
        leave(key, begin);
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      lines.set(key, [...(lines.get(key) ?? []), begin]);
      callNext();
    });

  return (key) => {
    const place = acquire(key);
    if ('full' in place) return place;
    const run: Run = async (work, signal) => {
      try {
        await waitForTurn(key, signal);
        try {
          return await work();
        } finally {
          running -= 1;
          callNext();
        }
      } finally {
        place.release();
      }
    };
    return { run };
  };
}
