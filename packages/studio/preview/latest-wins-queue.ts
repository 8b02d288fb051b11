import { LRUCache } from 'lru-cache';
import { PreviewRefusedError } from '../errors.ts';

/** For how many keys the last turn is remembered. */
const REMEMBERED = 10_000;

/** Work of which everybody waits for a few things at most: what they asked for last. */
export interface LatestWinsQueue<Task, Answer> {
  /**
   * Has a task done when its turn comes. Where too many of the same `key` wait already, the oldest of them gives its
   * place to it.
   * @throws {PreviewRefusedError} `conflict` when a newer task of the same key took the place, `too_many_requests` when too
   * many wait; the signal's reason when it aborts before the turn. Work that has begun goes on, its answer unread.
   */
  ask(key: string, task: Task, signal: AbortSignal): Promise<Answer>;
}

interface Waiting<Task, Answer> {
  key: string;
  task: Task;
  resolve(answer: Promise<Answer>): void;
  reject(reason: unknown): void;
  /** Stops listening to the caller's signal, which may live much longer than the task, and would hold it. */
  letGo(): void;
}

/**
 * Does one task at a time. The next is of the key whose last turn is longest ago, so that who asks for much waits behind
 * everybody who asks for little.
 * @param work does one task.
 * @param longest how many tasks may wait; somebody who waits already may always ask for something newer, and somebody who
 * does not gets a place of somebody who has several.
 * @param ofOne how many tasks of one key may wait. More than one, since a newer task can overtake an older one on its way
 * here, which is then taken back a moment after it came.
 */
export function createLatestWinsQueue<Task, Answer>(
  work: (task: Task) => Promise<Answer>,
  { longest, ofOne }: { longest: number; ofOne: number },
): LatestWinsQueue<Task, Answer> {
  const line: Waiting<Task, Answer>[] = [];
  /** The number of each key's last turn. */
  const lastTurns = new LRUCache<string, number>({ max: REMEMBERED });
  let turn = 0;
  let busy = false;

  function takeNext(): Waiting<Task, Answer> | undefined {
    if (line.length === 0) return undefined;
    const lastOf = ({ key }: Waiting<Task, Answer>) => lastTurns.peek(key) ?? 0;
    const next = line.reduce((first, other) => (lastOf(other) < lastOf(first) ? other : first));
    takeOut(line, next);
    turn += 1;
    lastTurns.set(next.key, turn);
    return next;
  }

  async function workOff(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = takeNext(); next; next = takeNext()) {
      const answer = work(next.task);
      next.resolve(answer);
      // The caller gets the failure; the next task is not affected.
      await answer.catch(() => undefined);
    }
    busy = false;
  }

  function queueUp(waiting: Waiting<Task, Answer>): void {
    const own = line.filter(({ key }) => key === waiting.key);
    const full = line.length >= longest;
    const [oldest] = own;
    if (oldest && (full || own.length >= ofOne)) {
      oldest.reject(
        new PreviewRefusedError(
          'conflict',
          'Several pictures of yours are being drawn. Please try again in a moment.',
        ),
      );
      takeOut(line, oldest);
    } else if (full) {
      makeRoom(line);
    }
    line.push(waiting);
  }

  return {
    ask(key, task, signal) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const leave = () => {
          takeOut(line, waiting);
          reject(signal.reason);
        };
        const letGo = () => signal.removeEventListener('abort', leave);
        const waiting = { key, task, resolve, reject, letGo };
        queueUp(waiting);
        signal.addEventListener('abort', leave);
        void workOff();
      });
    },
  };
}

/** Takes a task out of the line; nothing but its turn, if it has one, holds it from then on. */
function takeOut<Task, Answer>(line: Waiting<Task, Answer>[], one: Waiting<Task, Answer>): void {
  one.letGo();
  line.splice(line.indexOf(one), 1);
}

/** Takes the oldest task of the key that has the most out of a full line. @throws {PreviewRefusedError} where each has one. */
function makeRoom<Task, Answer>(line: Waiting<Task, Answer>[]): void {
  const tasks = Object.values(Object.groupBy(line, ({ key }) => key));
  const most = tasks.reduce((first, other) => ((other?.length ?? 0) > (first?.length ?? 0) ? other : first));
  const busy = new PreviewRefusedError('too_many_requests', 'Previews are busy. Please wait a moment.');
  if (!most?.[0] || most.length < 2) throw busy;
  most[0].reject(busy);
  takeOut(line, most[0]);
}
