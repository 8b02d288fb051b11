import { createKeyedSemaphore } from '#shared/concurrency/keyed-semaphore.ts';
import { AppError } from '#shared/errors.ts';

/** How many previews may wait or be drawn at once: half of the studio's queue, so that people with accounts find places. */
const MOST = 16;
/** After how many seconds the next try is worth it. */
const SOON = 3;

/**
 * Limits the previews of people without an account.
 * @returns what runs one of them, and returns what that returns; it throws `too_many_requests` when too many wait.
 */
export function createTrialPlaces(most = MOST) {
  const acquire = createKeyedSemaphore({ perKey: most, total: most });
  return async <Result>(draw: () => Promise<Result>): Promise<Result> => {
    const place = acquire('all');
    if ('full' in place) {
      throw new AppError('too_many_requests', 'Previews are busy. Please wait a moment.', {
        retryAfter: SOON,
      });
    }
    try {
      return await draw();
    } finally {
      place.release();
    }
  };
}
