import { createFairQueue } from '#shared/concurrency/fair-queue.ts';
import { AppError } from '#shared/errors.ts';
import type { Sender } from './slow-photo-queue.ts';

/** As many as can arrive at the same time: of one person, and of everybody with an account or without. */
const PLACES = { perKey: 4, total: 48 };

const TOO_MANY = 'Many photos are being processed right now. Please try again in a minute.';

/**
 * Creates the queue of usual photos. People take turns: each photo takes a twentieth of a second, and somebody who sends
 * hundreds would otherwise make all others wait for them.
 * @param running how many are decoded at the same time.
 * @returns what does a sender's work when it is their turn. It throws an {@link AppError} `unavailable`.
 */
export function createUsualPhotoQueue(running: number) {
  const enter = createFairQueue({ running, ...PLACES });
  return async <Result>({ person, signal }: Sender, work: () => Promise<Result>): Promise<Result> => {
    const place = enter(person);
    if ('full' in place) throw new AppError('unavailable', TOO_MANY);
    return place.run(work, signal);
  };
}
