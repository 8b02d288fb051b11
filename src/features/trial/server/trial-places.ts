import { createKeyedSemaphore, type Permits } from '#shared/concurrency/keyed-semaphore.ts';
import { AppError } from '#shared/errors.ts';

/**
 * How many previews may wait or be drawn at once: half of the studio's queue, so that people with accounts find places. Of
 * one photo the three packs and a choice; half of the places are for photos that have none.
 */
const PLACES = { perKey: 6, total: 16, forFirst: 8 };
/** After how many seconds the next try is worth it. */
const SOON = 3;

/**
 * Limits the previews of people without an account.
 * @returns what runs one of them for a photo, and returns what that returns; it throws `too_many_requests` when too many wait.
 */
export function createTrialPlaces(places: Permits = PLACES) {
  const acquire = createKeyedSemaphore(places);
  return async <Result>(photo: string, draw: () => Promise<Result>): Promise<Result> => {
    const place = acquire(photo);
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
