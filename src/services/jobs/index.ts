import { sql } from 'drizzle-orm';
import {
  fromDrizzle,
  fromPglite,
  type JobWithMetadata,
  PgBoss,
  type SendOptions,
  type WorkOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, DatabaseService } from '../database/index.ts';
import { currentContext } from '../log/call-context.ts';
import type { Metrics } from '../metrics/index.ts';
import { type JobHandler, observeJob } from './observe-job.ts';
import { watchQueues } from './watch-queues.ts';

/** What pg-boss must be told about one kind of job. Times in seconds. */
export interface Queue {
  name: string;
  /** Further tries after the first. */
  retryLimit: number;
  retryDelay: number;
  /** A try that lasts longer than this counts as failed. */
  expireInSeconds: number;
  /** Where jobs go that failed for good. */
  deadLetter?: string;
  /** `exclusive`: one job per `singletonKey` waits or runs; a further one is not taken. */
  policy?: 'standard' | 'exclusive';
}

/**
 * Jobs that outlive a request and a process. Data are ids only; the record is read again by the job. The id of the
 * request that sends a job goes along with them.
 */
export interface Jobs {
  boss: PgBoss;
  /** Sends a job, in the caller's transaction when one is given: the job exists only if that commits. */
  send(queue: string, data: object, options?: SendOptions & { transaction?: Database }): Promise<void>;
  /** Works a queue in this process, one job per call of the handler, logged and counted. */
  work(queue: string, options: WorkOptions, handler: JobHandler): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts pg-boss on the database and makes the queues.
 *
 * Every queue is made, and so known to pg-boss, before the first job is sent: on the embedded database's
 * single connection a look-up of an unknown queue during a transaction would wait for ever.
 */
export async function startJobs(
  service: DatabaseService,
  queues: Queue[],
  logger: Logger,
  metrics?: Metrics,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection(service),
    useListenNotify: true,
    schema: 'jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs failed'));
  await boss.start();
  for (const { name, policy, ...options } of queues) {
    const settings = { ...options, retryBackoff: true, heartbeatSeconds: 10, notify: true };
    await boss.createQueue(name, { policy: policy ?? 'standard', ...settings });
    await boss.updateQueue(name, settings);
    await warm(boss, name);
    if (service.kind === 'pglite') await handBackAbandoned(boss, name);
  }
  if (metrics) watchQueues(boss, metrics);
  return {
    boss,
    async send(queue, ids, { transaction, ...options } = {}) {
      const { requestId } = currentContext();
      const data = requestId ? { ...ids, requestId } : ids;
      await boss.send(queue, data, transaction ? { ...options, db: fromDrizzle(transaction, sql) } : options);
    },
    async work(queue, options, handler) {
      const observed = observeJob(handler, { logger, metrics });
      await boss.work(
        queue,
        { ...options, batchSize: 1, includeMetadata: true } as const,
        async (jobs: JobWithMetadata<object>[]) => {
          for (const job of jobs) await observed(job);
        },
      );
    },
    close: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

function connection(service: DatabaseService) {
  switch (service.kind) {
    case 'pglite':
      return { db: fromPglite(service.client) };
    case 'postgres':
      return { connectionString: service.pool.options.connectionString, max: 4 };
  }
}

/** pg-boss keeps what it knows of a queue after the first send; this one is far ahead and taken back. */
async function warm(boss: PgBoss, queue: string): Promise<void> {
  const id = await boss.send(queue, {}, { startAfter: 86_400 });
  if (id) await boss.deleteJob(queue, id);
}

/**
 * The embedded database has one process only, and it has just started: a job that looks as if it were running
 * belongs to one that died. It is tried again now instead of when its heartbeat is missed.
 */
async function handBackAbandoned(boss: PgBoss, queue: string): Promise<void> {
  const jobs = await boss.findJobs(queue);
  const abandoned = jobs.filter((job) => job.state === 'active').map((job) => job.id);
  if (abandoned.length > 0) await boss.fail(queue, abandoned, { reason: 'The process died' });
}
