import type { Progress, Stage } from '#features/toytwins/contract.ts';

/** The bar never shows more than this before the work is done. */
const MOST = 0.95;
/** The bar never shows more than this while the job waits in the queue. */
const MOST_WAITING = 0.08;

/**
 * How much of the bar is filled, 0 to 1: time passed over time expected, at most `MOST` until done.
 * `sinceAnswer` is the milliseconds since `progress` was answered, so that the bar moves between two answers.
 */
export function progressFraction(progress: Progress, sinceAnswer: number): number {
  if (progress.status === 'completed' || progress.stage === 'done') return 1;
  const passed = (progress.elapsed + sinceAnswer) / Math.max(progress.expected, 1);
  return Math.min(passed, progress.stage === 'waiting' ? MOST_WAITING : MOST);
}

/** The time that is left, in words, also when it takes longer than usual. */
export function timeLeft(progress: Progress, sinceAnswer: number): string {
  if (progress.status === 'completed' || progress.stage === 'done') return 'Ready';
  const seconds = Math.ceil((progress.expected - progress.elapsed - sinceAnswer) / 1000);
  if (seconds <= 0) return 'Taking longer than usual. It is still being made.';
  if (progress.stage === 'waiting') return 'Waiting for a free spot at the workbench';
  if (seconds < 60) return `About ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`;
  const minutes = Math.ceil(seconds / 60);
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

/** The position of a stage of the plan relative to the running one. */
export type StageState = 'finished' | 'running' | 'ahead';

/** The state of one stage of the plan. */
export function stageState(progress: Progress, stage: Stage): StageState {
  if (progress.status === 'completed') return 'finished';
  const difference = progress.plan.indexOf(stage) - progress.plan.indexOf(progress.stage);
  if (difference === 0) return 'running';
  return difference < 0 ? 'finished' : 'ahead';
}

/** Milliseconds until the next poll, after so many answers: one second at first, then three. */
export function pollDelay(answers: number): number {
  if (answers < 10) return 1000;
  return answers < 20 ? 2000 : 3000;
}
