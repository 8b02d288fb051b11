/** Has work done a few pieces at a time, in the order in which it was asked for. */
export type Turns = <Answer>(signal: AbortSignal, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Makes a line for work of which at most `most` pieces run at once.
 * The work of a signal that aborts before its turn is not begun: its promise is rejected with the signal's reason.
 */
export function takeTurns(most: number): Turns {
  const line: (() => void)[] = [];
  let running = 0;
  const next = () => {
    if (running >= most) return;
    const begin = line.shift();
    if (!begin) return;
    running += 1;
    begin();
  };

  return async (signal, work) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const place = line.indexOf(resolve);
      if (place < 0) return;
      line.splice(place, 1);
      reject(signal.reason);
    };
    signal.throwIfAborted();
    signal.addEventListener('abort', leave);
    line.push(resolve);
    next();
    // A signal that lives on must not hold what waited.
    await promise.finally(() => signal.removeEventListener('abort', leave));
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
