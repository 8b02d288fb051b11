import { createFairQueue } from '@toy-twin/studio/fair-queue';
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

/** Does a sender's work when it is their turn. @throws {AppError} `too_many_requests` or `unavailable`. */
export type PhotoQueue = <Result>(sender: Sender, work: () => Promise<Result>) => Promise<Result>;

/** As many usual photos as can arrive at the same time: of one person, and of everybody with an account or without. */
const USUAL = { perKey: 4, total: 48 };
const TOO_MANY_USUAL = 'Many photos are being processed right now. Please try again in a minute.';

/** Slow photos that wait keep their bytes, up to 15 MB each: of one network, and of everybody. */
const SLOW = { perKey: 4, total: 8 };
const ONE = { perKey: 1, total: Number.POSITIVE_INFINITY };
const OWN = 'Your last photo is still being processed. Please wait a moment, then try again.';
const OF_NETWORK =
  'Several large photos from your network are being processed. Please try again in a minute.';
const TOO_MANY_SLOW = 'Many large photos are being processed right now. Please try again in a minute.';

/**
 * Creates the queue of usual photos. People take turns: each photo takes a twentieth of a second, and somebody who sends
 * hundreds would otherwise make all others wait for them.
 * @param atOnce how many are decoded at the same time.
 */
export function createUsualPhotoQueue(atOnce: number): PhotoQueue {
  const queue = createFairQueue(atOnce);
  const takePlace = createKeyedSemaphore(USUAL, () => new AppError('unavailable', TOO_MANY_USUAL));
  return ({ person, signal }, work) => takePlace(person, () => queue.run(person, work, signal));
}

/**
 * Creates the queue of photos that take long, so that all others are decoded without waiting for them. They are decoded
 * one at a time; networks take turns.
 */
export function createSlowPhotoQueue(): PhotoQueue {
  const queue = createFairQueue(1);
  const takeOwn = createKeyedSemaphore(ONE, () => new AppError('too_many_requests', OWN));
  const takePlace = createKeyedSemaphore(SLOW, (full) =>
    full === 'key'
      ? new AppError('too_many_requests', OF_NETWORK)
      : new AppError('unavailable', TOO_MANY_SLOW),
  );
  return ({ person, network, signal }, work) =>
    takeOwn(person, () => takePlace(network, () => queue.run(network, work, signal)));
}
