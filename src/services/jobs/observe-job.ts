import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { runInContext } from '#services/log/call-context.ts';
import { describeError } from '#services/log/describe-error.ts';
import { redactText } from '#services/log/redact.ts';
import type { Metrics } from '#services/metrics/index.ts';

/** Who is told how jobs go. */
export type JobWatch = { logger: Logger; metrics: Metrics | undefined };

/** `handed_back`: interrupted because the process stops, and given to another worker. */
type Ended = 'completed' | 'handed_back';

/** Jobs carry ids, and among them the id of the request that caused them. */
const carriedIds = z.record(z.string(), z.string());

/** Runs a job such that all it does is logged with the job's ids, and the job with its duration and outcome. */
export function observeJob(
  job: JobWithMetadata<unknown>,
  run: () => Promise<Ended>,
  { logger, metrics }: JobWatch,
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
      // The clock's own jobs come every minute and carry no ids.
      logger[Object.keys(ids).length > 0 ? 'info' : 'debug'](end(outcome), 'job');
    } catch (error) {
      logger.error({ err: error, ...end('failed') }, 'job');
      throw asKept(error);
    }
  });
}

/**
 * What pg-boss is told of a failure. It keeps all that it is told, in a table that outlives the person and goes into every
 * backup: vendors' errors carry keys and photos, the database's the values of the statement, the store's the name of a file.
 */
function asKept(error: unknown): Error {
  const { type, message } = describeError(error);
  return new Error(redactText(`${type}: ${message}`));
}
