import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { runInContext } from '../log/call-context.ts';
import type { Metrics } from '../metrics/index.ts';

/** Does one job. Throwing makes it fail, and be tried again as its queue says. */
export type JobHandler = (job: JobWithMetadata<object>) => Promise<void>;

/** Jobs carry ids, and among them the id of the request that caused them. */
const carriedIds = z.record(z.string(), z.string());

/** The same handler such that all it does is logged with the job's ids, and the job with its duration and outcome. */
export function observeJob(
  handler: JobHandler,
  { logger, metrics }: { logger: Logger; metrics: Metrics | undefined },
): JobHandler {
  return (job) => {
    const ids = carriedIds.safeParse(job.data ?? {}).data ?? {};
    const context = { ...ids, queue: job.name, jobId: job.id };
    return runInContext(context, async () => {
      const begun = performance.now();
      const end = (outcome: 'completed' | 'failed') => {
        const ms = Math.round(performance.now() - begun);
        metrics?.jobEnded({ queue: job.name, outcome }, ms / 1000);
        return { ms, outcome, try: job.retryCount + 1 };
      };
      try {
        await handler(job);
        // The clock's own jobs come every minute and carry no ids.
        logger[Object.keys(ids).length > 0 ? 'info' : 'debug'](end('completed'), 'job');
      } catch (error) {
        logger.error({ err: error, ...end('failed') }, 'job');
        throw error;
      }
    });
  };
}
