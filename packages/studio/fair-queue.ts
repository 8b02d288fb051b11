// None of p-queue, p-limit, async-mutex and fastq takes turns between keys. p-queue with a line of our own would be
// as long as this file, and it gives a place away when the caller of running work has left.
import { LRUCache } from 'lru-cache';

/** For how many keys the last turn is remembered. */
const REMEMBERED = 10_000;

/** Work that waits for its turn. */
export interface Waiting {
  readonly key: string;
  /** Takes it out of the line: its caller gets `reason`. */
  refuse(reason: unknown): void;
}

/** A line in which people take turns. */
export interface FairQueue {
  /** Who waits, in the order in which they came. */
  readonly waiting: readonly Waiting[];
  /**
   * Does the work when its turn comes. Work that has begun goes on when `signal` aborts.
   * @throws what `work` throws; before its turn the signal's reason, or that of a refusal.
   */
  run<Result>(key: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/**
 * Creates a queue in which the next turn is the key's whose last one is longest ago: somebody who asks for much waits behind
 * everybody who asks for little. It has no bounds of its own.
 * @param atOnce how many pieces of work run at the same time.
 */
export function createFairQueue(atOnce: number): FairQueue {
  const waiting: (Waiting & { begin(): void })[] = [];
  /** The number of each key's last turn. */
  const lastTurns = new LRUCache<string, number>({ max: REMEMBERED });
  let turn = 0;
  let running = 0;

  function beginNext(): void {
    if (running >= atOnce || waiting.length === 0) return;
    const lastOf = ({ key }: Waiting) => lastTurns.peek(key) ?? 0;
    const next = waiting.reduce((first, other) => (lastOf(other) < lastOf(first) ? other : first));
    turn += 1;
    lastTurns.set(next.key, turn);
    running += 1;
    next.begin();
  }

  function waitForTurn(key: string, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(one), 1);
      // A signal may live much longer, and would keep in memory what waited.
      signal.removeEventListener('abort', abort);
    };
    const one = {
      key,
      begin() {
        leave();
        resolve();
      },
      refuse(reason: unknown) {
        leave();
        reject(reason);
      },
    };
    const abort = () => one.refuse(signal.reason);
    signal.addEventListener('abort', abort);
    waiting.push(one);
    beginNext();
    return promise;
  }

  return {
    waiting,
    async run(key, work, signal) {
      signal.throwIfAborted();
      await waitForTurn(key, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        beginNext();
      }
    },
  };
}
