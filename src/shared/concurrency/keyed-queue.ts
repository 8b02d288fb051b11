// p-limit and p-queue have no keys.
import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work under a key in its turn; returns 'full' without running it if too much work of that key is waiting. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result | 'full'>;

/** Makes a queue for each key. @param limits how much work of one key may run, and how much may wait. */
export function createKeyedQueue({ atATime, waiting }: { atATime: number; waiting: number }): KeyedQueue {
  const queues = new Map<string, LimitFunction>();
  return async (key, work) => {
    const queue = queues.get(key) ?? pLimit(atATime);
    if (queue.pendingCount >= waiting) return 'full';
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(key);
    }
  };
}
