import { LRUCache } from 'lru-cache';
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

/** For how many keys the last turn is remembered. */
const REMEMBERED = 10_000;

/**
 * A bounded queue in which the next turn is the key's whose last one is longest ago: who asks for much waits behind
 * everybody who asks for little.
 * @returns what enters the queue under a key.
 */
export function createFairQueue({ running: atOnce, ...places }: Places): (key: string) => Entered {
  const acquire = createKeyedSemaphore(places);
  /** Who waits, by key; of keys without a turn yet the first of the map is next. */
  const lines = new Map<string, (() => void)[]>();
  /** The number of each key's last turn. */
  const lastTurns = new LRUCache<string, number>({ max: REMEMBERED });
  let turn = 0;
  let running = 0;

  const leave = (key: string, begin: () => void) => {
    const line = (lines.get(key) ?? []).filter((one) => one !== begin);
    if (line.length > 0) lines.set(key, line);
    else lines.delete(key);
  };
  const keyOfNextTurn = () => {
    const lastOf = (key: string) => lastTurns.peek(key) ?? 0;
    return [...lines.keys()].reduce((next, key) => (lastOf(key) < lastOf(next) ? key : next));
  };
  const callNext = () => {
    if (running >= atOnce || lines.size === 0) return;
    const key = keyOfNextTurn();
    const [begin, ...others] = lines.get(key) ?? [];
    lines.delete(key);
    if (others.length > 0) lines.set(key, others);
    turn += 1;
    lastTurns.set(key, turn);
    running += 1;
    begin?.();
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
