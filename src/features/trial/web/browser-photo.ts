import * as z from 'zod/mini';
import type { PhotoConcern, PhotoFace } from '#features/photos/contract.ts';
import { ApiError, isNotFound } from '#web/api/api-error.ts';
import { getFile, sendJson } from '#web/api/client.ts';
import { sendForm } from '#web/api/send-form.ts';
import { trialPhoto } from '../contract.ts';

/** After this long, in milliseconds, a photo that is to be kept is sent again: registration takes its time. */
const OLD = 10 * 60_000;
/** For a photo of which this page does not know when it was sent. */
const LONG_AGO = Number.NEGATIVE_INFINITY;

/** A photo in this browser's memory, which the server has for half an hour as well. */
export type BrowserPhoto = {
  /** Shows the photo in this page; also its name among the pictures that were drawn. */
  address: string;
  /** The photo as it was sent. */
  file: File;
  concerns: PhotoConcern[];
  /** Its faces where several could be meant, first the one that is taken. */
  faces: PhotoFace[];
  /** Calls `use` with the photo's token; once more with a new one if the server no longer has the photo. */
  withToken<Result>(use: (token: string) => Promise<Result>): Promise<Result>;
  /** A token that opens the photo for the next 20 minutes at least. */
  freshToken(): Promise<string>;
  /** Lets go of the photo in this page; the server keeps it for its time. */
  close(): void;
  /** Has the server forget the photo as well. */
  forget(): void;
};

/**
 * `POST /api/try/photos`. Throws `ApiError`; an abort of `signal` is rethrown unchanged.
 * @param onProgress is told which share of the photo has been sent, 0 to 1.
 */
export async function sendBrowserPhoto(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<BrowserPhoto> {
  const first = await send(file, signal, onProgress);
  return createBrowserPhoto(file, { ...first, sentAt: performance.now() });
}

/**
 * `GET /api/try/photos/{token}`: the photo of a box that was kept, for a person who comes back to the page. The
 * concerns about its likeness were shown before. Throws like `sendBrowserPhoto`; `not_found` if the server no longer has it.
 */
export async function reopenBrowserPhoto(token: string, signal: AbortSignal): Promise<BrowserPhoto> {
  const { file: jpeg } = await getFile(`/api/try/photos/${encodeURIComponent(token)}`, signal);
  const file = new File([jpeg], 'photo.jpg', { type: 'image/jpeg' });
  return createBrowserPhoto(file, { token, concerns: [], faces: [], sentAt: LONG_AGO });
}

/** How often a photo is sent to a server that is busy for some seconds. */
const MOST_SENDINGS = 6;
/** The longest such wait, in seconds; a longer one is reported. */
const SOON = 10;

/** A class sends its photos at once: photos for which there is no room right now are sent again. */
async function send(file: File, signal: AbortSignal, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append('photo', file);
  for (let sending = 1; ; sending += 1) {
    try {
      return await sendForm(trialPhoto, '/api/try/photos', form, { signal, onProgress });
    } catch (error) {
      const seconds = error instanceof ApiError ? (error.retryAfter ?? Number.POSITIVE_INFINITY) : null;
      if (seconds === null || seconds > SOON || sending === MOST_SENDINGS) throw error;
      // Not all of them at the same moment.
      await wait(seconds * (0.75 + Math.random() / 2), signal);
    }
  }
}

/** Waits some seconds. Rejects with the signal's reason when it aborts. */
function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal.addEventListener('abort', end);
  });
}

type Sent = z.infer<typeof trialPhoto> & {
  /** Milliseconds by the clock of this page. */
  sentAt: number;
};

function createBrowserPhoto(file: File, first: Sent): BrowserPhoto {
  const address = URL.createObjectURL(file);
  const ending = new AbortController();
  let sent: Promise<string> | null = Promise.resolve(first.token);
  let { sentAt } = first;

  /** The token; the photo is sent where the server has none of it. All who wait share one sending. */
  const currentToken = () => {
    sent ??= send(file, ending.signal, () => {})
      .then(({ token }) => {
        sentAt = performance.now();
        return token;
      })
      .catch((error: unknown) => {
        sent = null;
        throw error;
      });
    return sent;
  };

  const close = () => {
    ending.abort();
    URL.revokeObjectURL(address);
  };

  return {
    address,
    file,
    concerns: first.concerns,
    faces: first.faces,
    async withToken(use) {
      const known = currentToken();
      const token = await known;
      try {
        return await use(token);
      } catch (error) {
        if (!isNotFound(error)) throw error;
        if (sent === known) sent = null;
        return use(await currentToken());
      }
    },
    async freshToken() {
      const known = sent;
      if (performance.now() - sentAt > OLD) sent = null;
      try {
        return await currentToken();
      } catch (error) {
        // Without an answer to the new sending: the server has the old one for the rest of its time.
        if (!known) throw error;
        sent = known;
        return known;
      }
    },
    close,
    forget() {
      close();
      // The server deletes it after half an hour anyway if this call is lost.
      void sent
        ?.then((token) => sendJson(z.undefined(), 'delete', `/api/try/photos/${token}`))
        .catch(() => undefined);
    },
  };
}
