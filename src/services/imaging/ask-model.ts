import { setTimeout as delay } from 'node:timers/promises';
import { classifyFailure } from './hosted/classify-failure.ts';
import { PictureError } from './picture-error.ts';

/**
 * Pauses in milliseconds before retrying a busy or broken service that names no delay. Such calls are not
 * billed.
 */
const PAUSES = [1_000, 4_000] as const;
/** If the service asks for a longer pause, the next attempt of the job retries instead. */
const LONGEST_PAUSE = 60_000;

/**
 * Calls a model with a time limit per answer. Replaces the SDK's retries: only unbilled failures (429, 5xx,
 * no connection) are retried, twice.
 * @param limits `timeout` per answer in milliseconds; `signal` ends everything.
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

/** Pause before a retry in milliseconds; undefined if this attempt must not retry. */
function pauseAfter(failure: unknown, attempt: number): number | undefined {
  if (!(failure instanceof PictureError)) return undefined;
  if (failure.trouble !== 'busy' && failure.trouble !== 'down') return undefined;
  const pause = PAUSES[attempt];
  if (pause === undefined) return undefined;
  const wanted = Math.max(pause, failure.retryAfter ?? 0);
  return wanted <= LONGEST_PAUSE ? wanted : undefined;
}
