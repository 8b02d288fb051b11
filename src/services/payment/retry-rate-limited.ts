import { setTimeout as delay } from 'node:timers/promises';

interface Options {
  /** All tries together. */
  attempts?: number;
  /** Milliseconds; replaced in tests. */
  wait?: (milliseconds: number, signal?: AbortSignal | null) => Promise<unknown>;
  /** From 0 to 1; replaced in tests. */
  random?: () => number;
}

/**
 * A `fetch` that tries a request again when it is answered 429, which the provider's client leaves to us. It waits
 * as long as `retry-after` says (seconds or a date), else 0.5 s, 1 s, …, and each time up to half as long again, so
 * that many processes do not retry at the same moment. The request carries its idempotency key along, and the caller's
 * time limit ends the waiting. Told to wait longer than that limit would allow, it hands the refusal on.
 */
export function retryRateLimited(send: typeof fetch, options: Options = {}): typeof fetch {
  const { attempts = 4, wait = waitOrAbort, random = Math.random } = options;
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(input, init);
      if (response.status !== 429 || attempt >= attempts) return response;
      const pause = retryAfter(response.headers) ?? 500 * 2 ** (attempt - 1);
      if (pause > LONGEST_WAIT_MS) return response;
      await response.body?.cancel();
      await wait(Math.round(pause * (1 + random() / 2)), init?.signal);
    }
  };
}

/** Well below the time limit of one request of the client. */
const LONGEST_WAIT_MS = 10_000;

function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return undefined;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 0);
}

function waitOrAbort(milliseconds: number, signal?: AbortSignal | null): Promise<unknown> {
  return delay(milliseconds, undefined, signal ? { signal } : {});
}
