import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { runInContext } from '#services/log/call-context.ts';
import { describeError } from '#services/log/describe-error.ts';
import { redactText } from '#services/log/redact.ts';
import type { Metrics } from '#services/metrics/index.ts';

/** Logger and metrics of the jobs. */
export type JobObserver = { logger: Logger; metrics: Metrics | undefined };

/** `handed_back`: interrupted because the process stops, and queued again for another worker. */
type Ended = 'completed' | 'handed_back';

/** Job data are ids, including that of the request that sent the job. */
const carriedIds = z.record(z.string(), z.string());

/** Runs a job with its ids in every log line, and logs its duration and outcome. */
export function observeJob(
  job: JobWithMetadata<unknown>,
  run: () => Promise<Ended>,
  { logger, metrics }: JobObserver,
): Promise<void> {
  const ids = carriedIds.safeParse(job.data ?? {}).data ?? {};
  return runInContext({ ...ids, queue: job.name, jobId: job.id }, async () => {
    const begun = performance.now();
    const end = (outcome: Ended | 'failed') => {
      const ms = Math.round(performance.now() - begun);
      metrics?.jobEnded({ queue: job.name, outcome }, ms / 1000);
      return { ms, outcome, try: job.retryCount + 1 };
    };
    try {
      const outcome = await run();
      // Scheduled jobs run every minute without ids, so they are logged at debug level.
      logger[Object.keys(ids).length > 0 ? 'info' : 'debug'](end(outcome), 'job');
    } catch (error) {
      logger.error({ err: error, ...end('failed') }, 'job');
      throw asStorableError(error);
    }
  });
}

/**
 * The failure as pg-boss may store it. Its table outlives the user's data and is part of every backup, but
 * vendors' errors contain keys and photos, database errors the statement's values, and storage errors file
 * names.
 */
function asStorableError(error: unknown): Error {
  const { type, message } = describeError(error);
  return new Error(redactText(`${type}: ${message}`));
}
