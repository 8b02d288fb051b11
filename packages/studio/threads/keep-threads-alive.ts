import type { Piscina } from 'piscina';

type Rules = {
  /** After this rest the pool ends a thread, milliseconds. */
  rest: number;
  /** How long a call keeps a thread, milliseconds. */
  keep: number;
  /** Whether there is room for a thread that rests. */
  mayStay: () => boolean;
};

/**
 * Answers with a function that keeps the threads of a pool longer than the pool would: until they may not stay, or
 * for a time after the last call.
 * @param pool whose worker has a function `getReady` that does nothing the second time.
 */
export function keepThreadsAlive(pool: Piscina, { rest, keep, mayStay }: Rules): () => void {
  let until = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    timer = undefined;
    if (pool.threads.length === 0 || performance.now() > until || !mayStay()) return;
    // What fails here fails again, and is reported, when there is work.
    if (pool.idleThreads > 0) pool.run(undefined, { name: 'getReady' }).catch(() => undefined);
    wait();
  };
  const wait = () => {
    if (!timer) timer = setTimeout(look, rest / 2).unref();
  };
  return () => {
    until = performance.now() + keep;
    wait();
  };
}
