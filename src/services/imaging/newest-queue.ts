import { AppError } from '../../shared/errors.ts';

/** Work of which everybody waits for at most one thing: what they asked for last. */
export interface NewestQueue<Task, Answer> {
  /**
   * Has a task done when its turn comes. A task of the same `key` that still waits gives its place to it.
   * @throws {AppError} `conflict` when a newer task took the place, `too_many_requests` when too many wait;
   * the signal's reason when it aborts before the turn. Work that has begun goes on, its answer unread.
   */
  ask(key: string, task: Task, signal: AbortSignal): Promise<Answer>;
}

interface Waiting<Task, Answer> {
  task: Task;
  resolve(answer: Promise<Answer>): void;
  reject(reason: unknown): void;
}

/**
 * Does one task at a time, in the order in which people came.
 * @param work does one task.
 * @param longest how many people may wait.
 */
export function createNewestQueue<Task, Answer>(
  work: (task: Task) => Promise<Answer>,
  longest: number,
): NewestQueue<Task, Answer> {
  const line = new Map<string, Waiting<Task, Answer>>();
  let busy = false;

  async function workOff(): Promise<void> {
    if (busy) return;
    busy = true;
    for (const [key, { task, resolve }] of line) {
      line.delete(key);
      const answer = work(task);
      resolve(answer);
      // Whoever asked is told of a failure; the next one is not concerned.
      await answer.catch(() => undefined);
    }
    busy = false;
  }

  return {
    ask(key, task, signal) {
      if (!line.has(key) && line.size >= longest) {
        return Promise.reject(new AppError('too_many_requests', 'Previews are busy. Please wait a moment.'));
      }
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        line.get(key)?.reject(new AppError('conflict', 'A newer preview was asked for.'));
        const waiting = { task, resolve, reject };
        line.set(key, waiting);
        const leave = () => {
          if (line.get(key) !== waiting) return;
          line.delete(key);
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        void workOff();
      });
    },
  };
}
