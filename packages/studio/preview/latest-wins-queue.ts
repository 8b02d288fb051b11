import { PreviewRefusedError } from '../errors.ts';
import { createFairQueue, type Waiting } from '../fair-queue.ts';

/** A queue in which everybody waits for a few things at most: those that they asked for last. */
export interface LatestWinsQueue<Task, Answer> {
  /**
   * Has a task done when its turn comes. If too many tasks of the same `key` wait already, it takes the place of the
   * oldest of them.
   * @throws {PreviewRefusedError} `conflict` when a newer task of the same key took the place, `too_many_requests`
   * when too many wait; the signal's reason when it aborts before the turn. Work that has begun goes on, and its
   * answer is dropped.
   */
  ask(key: string, task: Task, signal: AbortSignal): Promise<Answer>;
}

interface Limits {
  /**
   * How many tasks may wait. Somebody who waits already may always ask for something newer; somebody who does not
   * gets a place of somebody who has several.
   */
  longest: number;
  /**
   * How many tasks of one key may wait. More than one, because a newer task can overtake an older one that is taken
   * back a moment later.
   */
  ofOne: number;
}

/** Does one task at a time; people take turns. @param work does one task. */
export function createLatestWinsQueue<Task, Answer>(
  work: (task: Task) => Promise<Answer>,
  limits: Limits,
): LatestWinsQueue<Task, Answer> {
  const queue = createFairQueue(1);
  return {
    async ask(key, task, signal) {
      signal.throwIfAborted();
      makeRoom(queue.waiting, key, limits);
      return queue.run(key, () => work(task), signal);
    },
  };
}

/**
 * Makes room for a task of a key.
 * @throws {PreviewRefusedError} if there is none
 */
function makeRoom(waiting: readonly Waiting[], key: string, { longest, ofOne }: Limits): void {
  const full = waiting.length >= longest;
  const own = waiting.filter((one) => one.key === key);
  if (own[0] && (full || own.length >= ofOne)) {
    const message = 'Several pictures of yours are being drawn. Please try again in a moment.';
    own[0].refuse(new PreviewRefusedError('conflict', message));
  } else if (full) {
    const busy = new PreviewRefusedError('too_many_requests', 'Previews are busy. Please wait a moment.');
    const oldestOfMost = findOldestOfMost(waiting);
    if (!oldestOfMost) throw busy;
    oldestOfMost.refuse(busy);
  }
}

/** The oldest task of the key that has the most; undefined if each has one. */
function findOldestOfMost(waiting: readonly Waiting[]): Waiting | undefined {
  const tasks = Object.values(Object.groupBy(waiting, ({ key }) => key));
  const most = tasks.reduce(
    (first, other) => ((other?.length ?? 0) > (first?.length ?? 0) ? other : first),
    [],
  );
  return most && most.length > 1 ? most[0] : undefined;
}
