import { setTimeout as delay } from 'node:timers/promises';

/**
 * A `fetch` that tries a request again when it is answered 429, which the provider's client leaves to us. It waits
 * as long as `retry-after` says (seconds or a date), else 0.5 s, 1 s, … The request carries its idempotency key
 * along, and the caller's time limit ends the waiting.
 * @param options `attempts` counts all tries; `wait` (milliseconds) is replaced in tests.
 */
export function retryRateLimited(
  send: typeof fetch,
  options: {
    attempts?: number;
    wait?: (milliseconds: number, signal?: AbortSignal | null) => Promise<unknown>;
  } = {},
): typeof fetch {
  const { attempts = 4, wait = waitOrAbort } = options;
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(input, init);
      if (response.status !== 429 || attempt >= attempts) return response;
      await response.body?.cancel();
      await wait(retryAfter(response.headers) ?? 500 * 2 ** (attempt - 1), init?.signal);
    }
  };
}

const LONGEST_WAIT_MS = 30_000;

function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return undefined;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), LONGEST_WAIT_MS);
}

function waitOrAbort(milliseconds: number, signal?: AbortSignal | null): Promise<unknown> {
  return delay(milliseconds, undefined, signal ? { signal } : {});
}
