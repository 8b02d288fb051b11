import { AppError } from '#shared/errors.ts';

/** How many photos of one person may be on their way at once: each may take megabytes of this process's memory. */
const AT_ONCE = 4;
/** And how many of everybody: accounts cost nothing, and 600 MB are what they may all take together. */
const ALL_AT_ONCE = 40;
const TOO_MANY_OF_ALL = 'Many photos are being uploaded at this moment. Please try again in a minute.';
const TOO_MANY_AT_ONCE = 'Several of your photos are being uploaded already. Please wait for one of them.';

/**
 * Counts the uploads that this process is receiving, by person.
 * @returns what runs one upload of a person, and returns what that returns.
 * @throws {AppError} `too_many_requests` from there, when as many of that person as may be are open; `unavailable`, when
 * as many of all are.
 */
export function createOpenUploads() {
  const open = new Map<string, number>();
  let all = 0;
  return async <Result>(uid: string, upload: () => Promise<Result>): Promise<Result> => {
    const others = open.get(uid) ?? 0;
    if (others >= AT_ONCE) throw new AppError('too_many_requests', TOO_MANY_AT_ONCE);
    if (all >= ALL_AT_ONCE) throw new AppError('unavailable', TOO_MANY_OF_ALL);
    open.set(uid, others + 1);
    all += 1;
    try {
      return await upload();
    } finally {
      all -= 1;
      const left = (open.get(uid) ?? 1) - 1;
      if (left > 0) open.set(uid, left);
      else open.delete(uid);
    }
  };
}
