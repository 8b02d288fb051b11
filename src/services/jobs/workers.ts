import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss, type WorkOptions } from 'pg-boss';
import type { Database } from '#services/database/index.ts';
import { type JobObserver, observeJob } from './observe-job.ts';

/** How long running jobs may continue when the process is asked to stop, in milliseconds. */
const FINISH_MS = 4_000;
/** How long they may take to react to the interruption afterwards, in milliseconds. */
const LET_GO_MS = 1_000;

/** Abort reason of jobs when the process stops: not a failure; the job moves to another worker. */
export class ShutdownError extends Error {
  override readonly name = 'ShutdownError';
}

/** One attempt at a job. */
export interface Attempt {
  data: unknown;
  /** Aborted at the attempt's time-out, and with {@link ShutdownError} when the process stops. */
  signal: AbortSignal;
  /** Whether this is the last retry. */
  lastTry: boolean;
}

/** Concurrency, and the polling interval in seconds for jobs without a notification. */
export type WorkerOptions = Pick<WorkOptions, 'localConcurrency' | 'notifyPollingIntervalSeconds'>;

/** The workers of this process. */
export interface Workers {
  work(queue: string, pace: WorkerOptions, handle: (attempt: Attempt) => Promise<void>): Promise<void>;
  /**
   * Takes no more jobs, lets running ones finish for some seconds, then interrupts them and hands them back
   * for other processes. Resolves within six seconds.
   */
  stop(): Promise<void>;
}

/**
 * Creates workers that neither lose a job nor count it as failed when the process stops. If the process dies, the heartbeat
 * of its jobs stops, and another worker takes them.
 * @param former the former names of queues, which are worked as well.
 */
export function createWorkers(
  boss: PgBoss,
  database: Database,
  former: ReadonlyMap<string, string>,
  watch: JobObserver,
): Workers {
  const running = new Map<string, JobWithMetadata<object>>();
  const handedBack = new Map<string, Promise<void>>();
  const interrupt = new AbortController();
  const queues = new Set<string>();

  async function run(job: JobWithMetadata<object>, handle: (attempt: Attempt) => Promise<void>) {
    running.set(job.id, job);
    // The order matters: pg-boss also aborts its signal when it closes, and the first reason wins.
    const signal = AbortSignal.any([interrupt.signal, job.signal]);
    try {
      await handle({ data: job.data, signal, lastTry: job.retryCount >= job.retryLimit });
      return 'completed';
    } catch (error) {
      if (!interrupt.signal.aborted) throw error;
      await handBackOnce(job);
      return 'handed_back';
    } finally {
      running.delete(job.id);
    }
  }

  /** A job that ends after it was handed back is not sent a second time. */
  function handBackOnce(job: JobWithMetadata<object>): Promise<void> {
    const handed = handedBack.get(job.id) ?? handBack(boss, database, job);
    handedBack.set(job.id, handed);
    return handed;
  }

  async function stop(): Promise<void> {
    const ended = Promise.all([...queues].map((queue) => boss.offWork(queue)));
    await Promise.race([ended, delay(FINISH_MS, undefined, { ref: false })]);
    interrupt.abort(new ShutdownError('The process stops'));
    await Promise.race([ended, delay(LET_GO_MS, undefined, { ref: false })]);
    for (const job of running.values()) await handBackOnce(job);
  }

  async function take(...[queue, pace, handle]: Parameters<Workers['work']>): Promise<void> {
    queues.add(queue);
    const options = { ...pace, includeMetadata: true } as const;
    await boss.work(queue, options, async ([job]: JobWithMetadata<object>[]) => {
      if (job) await observeJob(job, () => run(job, handle), watch);
    });
  }

  let stopping: Promise<void> | undefined;
  return {
    async work(queue, pace, handle) {
      await take(queue, pace, handle);
      const name = former.get(queue);
      if (name === undefined) return;
      // What was scheduled under it is scheduled under today's name.
      await boss.unschedule(name);
      await take(name, pace, handle);
    },
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Completes a job and sends a copy in one transaction: data and key stay, and no retry is used up. */
async function handBack(boss: PgBoss, database: Database, job: JobWithMetadata<object>): Promise<void> {
  await database.transaction(async (transaction) => {
    const db = fromDrizzle(transaction, sql);
    await boss.complete(job.name, job.id, { handedBack: true }, { db });
    await boss.send(job.name, job.data, { db, ...(job.singletonKey && { singletonKey: job.singletonKey }) });
  });
}
