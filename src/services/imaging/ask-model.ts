import { setTimeout as delay } from 'node:timers/promises';
import { classifyFailure } from './hosted/classify-failure.ts';
import { PictureError } from './picture-error.ts';

/** Milliseconds before a busy or broken service is asked again, where it does not tell. Nothing was billed then. */
const PAUSES = [1_000, 4_000] as const;
/** A service that wants to be left alone for longer is asked again by the next try of the job. */
const LONGEST_PAUSE = 60_000;

/**
 * Asks a model, with a limit of time for each answer. The SDK's own retries are switched off: here it is decided
 * what is asked again, and only what cost nothing is (429, 5xx, no connection), twice.
 * @param limits `timeout` in milliseconds for one answer; `signal` ends everything.
 * @throws {PictureError} for a vendor's failure; the signal's reason when it aborts.
 */
export async function askModel<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  limits: { timeout: number; signal: AbortSignal },
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const tooLate = AbortSignal.timeout(limits.timeout);
    try {
      return await ask(AbortSignal.any([limits.signal, tooLate]));
    } catch (error) {
      limits.signal.throwIfAborted();
      const failure = tooLate.aborted
        ? new PictureError('slow', `The model did not answer within ${limits.timeout / 1000} s`)
        : classifyFailure(error);
      const pause = pauseAfter(failure, attempt);
      if (pause === undefined) throw failure;
      await delay(pause, undefined, { signal: limits.signal });
    }
  }
}

/** How long to wait before asking again, milliseconds; undefined: not here and now. */
function pauseAfter(failure: unknown, attempt: number): number | undefined {
  if (!(failure instanceof PictureError)) return undefined;
  if (failure.trouble !== 'busy' && failure.trouble !== 'down') return undefined;
  const pause = PAUSES[attempt];
  if (pause === undefined) return undefined;
  const wanted = Math.max(pause, failure.retryAfter ?? 0);
  return wanted <= LONGEST_PAUSE ? wanted : undefined;
}
