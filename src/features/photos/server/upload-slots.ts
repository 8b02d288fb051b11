import {
  createKeyedSemaphore,
  type KeyedSemaphore,
  type Permits,
} from '#shared/concurrency/keyed-semaphore.ts';
import { AppError } from '#shared/errors.ts';

/**
 * How many uploads this process receives at the same time: of one person, and of everybody. Each may take megabytes of
 * its memory; all of them together at most 600 MB. The second limit is needed because accounts cost nothing. Half of the
 * slots are for people who have none, so that ten accounts cannot take all of them.
 */
const USUAL: Permits = { perKey: 4, total: 40, forFirst: 20 };

/** After how many seconds a slot may be free again. */
const SOON = 3;

const TOO_MANY_OWN =
  'Several of your photos are already being uploaded. Please wait for one of them to finish.';
const TOO_MANY = 'Many photos are being uploaded right now. Please try again in a minute.';

/**
 * Limits the uploads that this process is receiving.
 * @param limits how many of one key, and of all together.
 * @returns what runs one upload of a person, and returns what that returns.
 * @throws {AppError} from there: `too_many_requests` when this person has too many open, `unavailable` when everybody
 * together has.
 */
export function createUploadSlots(limits: Permits = USUAL): KeyedSemaphore {
  return createKeyedSemaphore(limits, (full) =>
    full === 'key'
      ? new AppError('too_many_requests', TOO_MANY_OWN, { retryAfter: SOON })
      : new AppError('unavailable', TOO_MANY, { retryAfter: SOON }),
  );
}
