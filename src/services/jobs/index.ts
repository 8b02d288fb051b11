import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, DatabaseService } from '#services/database/index.ts';
import { currentContext } from '#services/log/call-context.ts';
import type { Metrics } from '#services/metrics/index.ts';
import { watchClock } from './catch-up-with-clock.ts';
import { exposeQueueMetrics } from './queue-metrics.ts';
import { createWorkers, type Workers } from './workers.ts';

export { type Attempt, ShutdownError } from './workers.ts';

/** Connections for the queue's own short statements; one more listens for new jobs, and one for `listen`. */
const JOB_CONNECTIONS = 2;

/** pg-boss options of one queue. Times in seconds. */
export interface Queue {
  name: string;
  /**
   * The name that the version before used. Where a queue of that name exists it is worked as well: its jobs may still wait,
   * and a process of that version may send more during an update. To be dropped with the next version.
   */
  formerly?: string;
  /** Number of retries after the first attempt. */
  retryLimit: number;
  /** Doubled with each retry, up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax?: number;
  /** An attempt that takes longer counts as failed. */
  expireInSeconds: number;
  /** The queue for jobs whose retries are used up. */
  deadLetter?: string;
  /** `exclusive`: at most one job per `singletonKey` is queued or active; further ones are dropped. */
  policy?: 'standard' | 'exclusive';
}

/**
 * Durable background jobs. Data are ids only; the job reads the record again. The id of the sending request
 * is added to the job.
 */
export interface Jobs {
  boss: PgBoss;
  /** Sends a job. With a `transaction` the job exists only if that commits. */
  send(queue: string, data: object, options?: SendOptions & { transaction?: Database }): Promise<void>;
  /** Registers a worker for a queue in this process. */
  work: Workers['work'];
  /**
   * Hears the database's notifications on a channel, on a connection of its own that comes back after an outage.
   * @param heard is also called when it comes back, because notifications may have been lost.
   * @returns ends listening.
   */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  /**
   * Stops working: takes no more jobs and hands back those that do not end in time. Jobs can still be sent.
   */
  stopWorking: Workers['stop'];
  close(): Promise<void>;
}

/**
 * Starts pg-boss on the database and creates the queues.
 * Every queue is created, and so cached by pg-boss, before the first job is sent: on the embedded database's
 * single connection a look-up of an unknown queue inside a transaction would deadlock.
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
  // A handed-back job may finish after the queue was closed; that its end cannot be recorded is harmless.
  boss.on('error', (told) => logger[closing ? 'debug' : 'error']({ err: asError(told) }, 'jobs failed'));
  await boss.start();
  for (const queue of queues) await openQueue(boss, queue);
  const former = await findFormer(boss, queues);
  if (service.kind === 'pglite') {
    for (const name of new Set([...queues.map((queue) => queue.name), ...former.values()])) {
      await warm(boss, name);
      await handBackAbandoned(boss, name);
    }
  }
  const stopWatchingClock = await watchClock(service.database, logger);
  if (metrics) exposeQueueMetrics(boss, metrics);
  const workers = createWorkers(boss, service.database, former, { logger, metrics });
  return {
    boss,
    work: workers.work,
    async listen(channel, heard) {
      const handle = await boss.getDb().listen?.(channel, heard, heard);
      return async () => handle?.close();
    },
    stopWorking: workers.stop,
    async send(queue, ids, { transaction, ...options } = {}) {
      const { requestId } = currentContext();
      const data = requestId ? { ...ids, requestId } : ids;
      await boss.send(queue, data, transaction ? { ...options, db: fromDrizzle(transaction, sql) } : options);
    },
    async close() {
      await workers.stop();
      closing = true;
      stopWatchingClock();
      await boss.stop({ graceful: false });
    },
  };
}

/** pg-boss reports errors of its workers, such as a lost database, as plain copies that are no `Error`. */
function asError(told: Error): Error {
  return told instanceof Error ? told : Object.assign(new Error(), told);
}

async function openQueue(boss: PgBoss, { name, formerly: _, policy, ...options }: Queue): Promise<void> {
  const settings = { ...options, retryBackoff: true, heartbeatSeconds: 10, notify: true };
  await boss.createQueue(name, { policy: policy ?? 'standard', ...settings });
  await boss.updateQueue(name, settings);
}

/** @returns the former names of queues under which jobs may still wait, by today's name. */
async function findFormer(boss: PgBoss, queues: Queue[]): Promise<Map<string, string>> {
  const renamed = queues.flatMap(({ name, formerly }) => (formerly ? [[name, formerly] as const] : []));
  if (renamed.length === 0) return new Map();
  const existing = new Set((await boss.getQueues(renamed.map(([, name]) => name))).map(({ name }) => name));
  return new Map(renamed.filter(([, name]) => existing.has(name)));
}

/** The queues, and once more those that were renamed, for data of the version before. */
export function withFormerQueues(queues: Queue[]): Queue[] {
  return queues.flatMap(({ formerly, ...queue }) =>
    formerly
      ? [
          { ...queue, name: formerly },
          { ...queue, formerly },
        ]
      : [queue],
  );
}

function connection(service: DatabaseService) {
  switch (service.kind) {
    case 'pglite':
      // PGlite has no autovacuum to monitor.
      return { db: fromPglite(service.client), monitorVacuum: false };
    case 'postgres':
      return { ...service.settings, max: JOB_CONNECTIONS };
  }
}

/**
 * pg-boss caches a queue after the first send, so this sends a job dated far ahead and deletes it. On
 * PostgreSQL it uses its own connections, which never wait for our transactions.
 */
async function warm(boss: PgBoss, queue: string): Promise<void> {
  const id = await boss.send(queue, {}, { startAfter: 86_400 });
  if (id) await boss.deleteJob(queue, id);
}

/**
 * Retries jobs that are marked as running when the process starts. The embedded database has a single
 * process, so their process must have died; without this they would wait for a missed heartbeat.
 */
async function handBackAbandoned(boss: PgBoss, queue: string): Promise<void> {
  const jobs = await boss.findJobs(queue);
  const abandoned = jobs.filter((job) => job.state === 'active').map((job) => job.id);
  if (abandoned.length > 0) await boss.fail(queue, abandoned, { reason: 'The process died' });
}
