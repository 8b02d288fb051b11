import { createFairQueue } from '#shared/concurrency/fair-queue.ts';
import { createKeyedSemaphore } from '#shared/concurrency/keyed-semaphore.ts';
import { AppError } from '#shared/errors.ts';

/** Who sends a photo. */
export interface Sender {
  /** The account, or the network of somebody without one. */
  person: string;
  network: string;
  /** Aborts when the sender has left. */
  signal: AbortSignal;
}

/**
 * Slow photos are decoded one at a time; networks take turns. Those that wait keep their bytes, up to 15 MB each.
 */
const PLACES = { running: 1, perKey: 4, total: 8 };

const OWN = 'Your last photo is still being processed. Please wait a moment, then try again.';
const OF_NETWORK =
  'Several large photos from your network are being processed. Please try again in a minute.';
const TOO_MANY = 'Many large photos are being processed right now. Please try again in a minute.';

/** Does a sender's work when it is their turn. @throws {AppError} `too_many_requests` or `unavailable`. */
export type SlowPhotoQueue = <Result>(sender: Sender, work: () => Promise<Result>) => Promise<Result>;

/** Creates the queue of photos that take long, so that all others are decoded without waiting for them. */
export function createSlowPhotoQueue(places = PLACES): SlowPhotoQueue {
  const acquire = createKeyedSemaphore({ perKey: 1, total: Number.POSITIVE_INFINITY });
  const enter = createFairQueue(places);
  return async ({ person, network, signal }, work) => {
    const own = acquire(person);
    if ('full' in own) throw new AppError('too_many_requests', OWN);
    try {
      const place = enter(network);
      if ('run' in place) return await place.run(work, signal);
      throw place.full === 'key'
        ? new AppError('too_many_requests', OF_NETWORK)
        : new AppError('unavailable', TOO_MANY);
    } finally {
      own.release();
    }
  };
}
