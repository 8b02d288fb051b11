import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, DatabaseService } from '#services/database/index.ts';
import { currentContext } from '#services/log/call-context.ts';
import type { Metrics } from '#services/metrics/index.ts';
import { watchQueues } from './watch-queues.ts';
import { createWorkers, type Workers } from './workers.ts';

export { type Attempt, ProcessStopsError } from './workers.ts';

/** Connections for the queue's own short statements; one more listens for new jobs. */
const JOB_CONNECTIONS = 2;

/** What pg-boss must be told about one kind of job. Times in seconds. */
export interface Queue {
  name: string;
  /** Further tries after the first. */
  retryLimit: number;
  /** Doubled from try to try, up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax?: number;
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
  /** Works a kind of job in this process. */
  work: Workers['work'];
  /** Takes no more jobs and hands back what does not end in time; jobs can still be sent. */
  stopWorking: Workers['stop'];
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
  let closing = false;
  // A job that was handed back may end when the queue is closed already, and cannot be noted as ended: it need not be.
  boss.on('error', (told) => logger[closing ? 'debug' : 'error']({ err: asError(told) }, 'jobs failed'));
  await boss.start();
  for (const queue of queues) await openQueue(boss, queue);
  if (service.kind === 'pglite') {
    for (const { name } of queues) {
      await warm(boss, name);
      await handBackAbandoned(boss, name);
    }
  }
  if (metrics) watchQueues(boss, metrics);
  const workers = createWorkers(boss, service.database, { logger, metrics });
  return {
    boss,
    work: workers.work,
    stopWorking: workers.stop,
    async send(queue, ids, { transaction, ...options } = {}) {
      const { requestId } = currentContext();
      const data = requestId ? { ...ids, requestId } : ids;
      await boss.send(queue, data, transaction ? { ...options, db: fromDrizzle(transaction, sql) } : options);
    },
    async close() {
      await workers.stop();
      closing = true;
      await boss.stop({ graceful: false });
    },
  };
}

/** What pg-boss tells of its workers, such as a database that is away, is a copy of the error and no error itself. */
function asError(told: Error): Error {
  return told instanceof Error ? told : Object.assign(new Error(), told);
}

async function openQueue(boss: PgBoss, { name, policy, ...options }: Queue): Promise<void> {
  const settings = { ...options, retryBackoff: true, heartbeatSeconds: 10, notify: true };
  await boss.createQueue(name, { policy: policy ?? 'standard', ...settings });
  await boss.updateQueue(name, settings);
}

function connection(service: DatabaseService) {
  switch (service.kind) {
    case 'pglite':
      // It has no autovacuum to be watched.
      return { db: fromPglite(service.client), monitorVacuum: false };
    case 'postgres':
      return { ...service.settings, max: JOB_CONNECTIONS };
  }
}

/**
 * pg-boss keeps what it knows of a queue after the first send; this one is far ahead and taken back. On PostgreSQL
 * it looks queues up on connections of its own, which never wait for a transaction of ours.
 */
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
