import { AppError } from '../../../shared/errors.ts';

/** How many photos of one person may be on their way at once: each may take megabytes of this process's memory. */
const AT_ONCE = 4;
const TOO_MANY_AT_ONCE = 'Several of your photos are being uploaded already. Please wait for one of them.';

/**
 * Counts the uploads that this process is receiving, by person.
 * @returns what runs one upload of a person, and returns what that returns.
 * @throws {AppError} `too_many_requests` from there, when as many as may be are open.
 */
export function createOpenUploads() {
  const open = new Map<string, number>();
  return async <Result>(uid: string, upload: () => Promise<Result>): Promise<Result> => {
    const others = open.get(uid) ?? 0;
    if (others >= AT_ONCE) throw new AppError('too_many_requests', TOO_MANY_AT_ONCE);
    open.set(uid, others + 1);
    try {
      return await upload();
    } finally {
      const left = (open.get(uid) ?? 1) - 1;
      if (left > 0) open.set(uid, left);
      else open.delete(uid);
    }
  };
}
