import { type Photo, photo } from '#features/photos/contract.ts';
import { forgetKeptTry } from '#features/trial/web/kept-key.ts';
import { type KeptTry, readKeptTry } from '#features/trial/web/kept-try.ts';
import { sendJson } from '#web/api/client.ts';
import { browserStorage } from '#web/safe-storage.ts';

/** In a browser without locks, such as on a plain HTTP address, two tabs cannot be distinguished. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('toytwin-take-over-try', work);
}

/**
 * `POST /api/photos/from-try`: makes the photo that was tried the person's own, in one tab only. If the answer is lost, the
 * next call gets the same photo.
 * @returns null where another tab has taken it over. Throws `ApiError`.
 */
export function takeOverOnce({ token, until }: KeptTry): Promise<Photo | null> {
  return oneTabAtATime(async () => {
    // Also what waited too long: the server may have the photo for a moment longer.
    const waiting = readKeptTry(browserStorage(), until - 1);
    if (waiting?.token !== token) return null;
    const taken = await sendJson(photo, 'post', '/api/photos/from-try', { token });
    forgetKeptTry(browserStorage());
    return taken;
  });
}
