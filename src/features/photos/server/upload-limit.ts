import { AppError } from '#shared/errors.ts';

/** Concurrent uploads per user; each may take megabytes of memory. */
const AT_ONCE = 4;
/** Concurrent uploads of all users: 40 x 15 MB are at most 600 MB. Needed because accounts are free. */
const ALL_AT_ONCE = 40;
const TOO_MANY_OF_ALL = 'Many photos are being uploaded at this moment. Please try again in a minute.';
const TOO_MANY_AT_ONCE = 'Several of your photos are being uploaded already. Please wait for one of them.';

/**
 * Limits the uploads that this process receives at once.
 * @returns a function that runs one upload of a user and resolves to its result.
 * @throws {AppError} (the returned function) `too_many_requests` at the user's limit, `unavailable` at the
 * limit for all users.
 */
export function createUploadLimit() {
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
