import {
  createKeyedSemaphore,
  type KeyedSemaphore,
  type Permits,
} from '#shared/concurrency/keyed-semaphore.ts';
import { AppError } from '#shared/errors.ts';

/**
 * How many previews may wait or be drawn at once: three quarters of the studio's line, which makes room for people with
 * accounts. Of one photo the three packs before and after a change, and five rows of choices; a third of the places is
 * for photos that have none.
 */
const PLACES = { perKey: 16, total: 24, forFirst: 8 };
/** After how many seconds the next try is worth it. */
const SOON = 3;

/**
 * Limits the previews of people without an account.
 * @returns what runs one of them for a photo, and returns what that returns; it throws `too_many_requests` when too many wait.
 */
export function createTrialPlaces(places: Permits = PLACES): KeyedSemaphore {
  const busy = 'Previews are busy. Please wait a moment.';
  return createKeyedSemaphore(places, () => new AppError('too_many_requests', busy, { retryAfter: SOON }));
}
