import type { z } from 'zod';
import type { MakingFailure } from '#features/checkout/server/release/fail-toytwin.ts';
import { CaptureRefusedError } from '#features/checkout/server/settle/capture-payment.ts';
import { explainError } from '#features/history/server/explain-error.ts';
import { PictureError } from '#services/imaging/picture-error.ts';
import type { Services } from '#services/index.ts';
import { type Attempt, ShutdownError } from '#services/jobs/index.ts';
import { type MakingIds, rememberAttempt } from './remember-attempt.ts';
import { NoLongerWantedError } from './stages.ts';

/** What a job makes, and how it ends when that cannot be made. Every function is safe to repeat. */
export interface Making {
  /** The ids of the job, for the log. */
  ids: MakingIds;
  /** What the log says when an attempt fails. */
  failed: string;
  /** Makes it. Each part is stored before the next, so that a further attempt resumes there. */
  make(signal: AbortSignal): Promise<void>;
  /** Whether it is still to be made: not canceled, deleted, refunded or ended by another process. */
  isWanted(): Promise<boolean>;
  /** Deletes what was made of it when it is no longer wanted. */
  discard(): Promise<void>;
  /** Fails it for good: its payment is released, and what was made so far is deleted. */
  fail(reason: MakingFailure): Promise<void>;
}

/**
 * One attempt at a job. After the last one, or after a failure that a retry cannot mend, what it makes fails.
 * @throws what `make` throws when the job is to be tried again: interrupted by the end of the process, or not the last try.
 */
export async function runAttempt(
  services: Pick<Services, 'logger' | 'database'>,
  { signal, lastTry }: Pick<Attempt, 'signal' | 'lastTry'>,
  { ids, failed, make, isWanted, discard, fail }: Making,
): Promise<void> {
  try {
    await rememberAttempt(services, ids, { kind: 'attempt.began' });
    await make(signal);
  } catch (error) {
    // Interrupted, not failed: another worker resumes where this one ended.
    if (signal.reason instanceof ShutdownError) throw error;
    if (error instanceof NoLongerWantedError || !(await isWanted())) return discard();
    services.logger.error({ err: error, ...ids, lastTry }, failed);
    await rememberAttempt(services, ids, {
      kind: 'attempt.failed',
      details: { ...explainError(error), lastTry },
    });
    if (!lastTry && !isFinal(error)) throw error;
    await fail(failureOf(error));
  }
}

/** The queue of a job that makes something, and its dead-letter queue. */
interface MakingQueues<Data> {
  queue: string;
  deadLetter: string;
  /** How many of them one process makes at a time. */
  localConcurrency: number;
  data: z.ZodType<Data>;
  attempt(data: Data, attempt: Pick<Attempt, 'signal' | 'lastTry'>): Promise<void>;
  /** Ends what the job makes when its tries are used up, even if the process died that made it. */
  fail(data: Data): Promise<void>;
}

/** Works the jobs that make something, and their dead-letter queue. */
export async function workMaking<Data>(
  { jobs }: Pick<Services, 'jobs'>,
  { queue, deadLetter, localConcurrency, data, attempt, fail }: MakingQueues<Data>,
): Promise<void> {
  // A new job wakes a worker at once. Polling finds the jobs that are due for a retry.
  const often = { notifyPollingIntervalSeconds: 2 };
  await jobs.work(queue, { ...often, localConcurrency }, (taken) => attempt(data.parse(taken.data), taken));
  await jobs.work(deadLetter, { ...often, localConcurrency: 1 }, (taken) => fail(data.parse(taken.data)));
}

/** An attempt that ends when the image engine's time for one is over. */
export function limitTime(
  { imaging }: Pick<Services, 'imaging'>,
  { signal, lastTry }: Pick<Attempt, 'signal' | 'lastTry'>,
): Pick<Attempt, 'signal' | 'lastTry'> {
  return { signal: AbortSignal.any([signal, AbortSignal.timeout(imaging.tryTimeout)]), lastTry };
}

/** The reason for the buyer when something paid could not be made or charged. */
function failureOf(error: unknown): MakingFailure {
  if (error instanceof CaptureRefusedError) return 'charge_refused';
  return error instanceof PictureError && error.trouble === 'refused'
    ? 'picture_refused'
    : 'processing_failed';
}

/** Whether a retry cannot mend a failure: the bank or the model refused, or the operator must act first. */
function isFinal(error: unknown): boolean {
  return error instanceof CaptureRefusedError || (error instanceof PictureError && !error.isPassing);
}
