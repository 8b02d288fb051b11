/** Rounds of work, one at a time. */
export type CoalescingLoop = {
  /** Starts a round unless one is running; resolves when the round finds nothing more to do. */
  run(): Promise<void>;
  /** Starts a round soon, or makes the running one look once more. */
  runSoon(): void;
  /** Starts no further round; resolves when the running one has ended. */
  close(): Promise<void>;
};

/**
 * Repeats `work` until it has nothing left to do and nobody has asked for another run.
 * @param work tells whether there may be more.
 * @param options.pause how long `runSoon` waits, in milliseconds.
 */
export function createCoalescingLoop(
  work: () => Promise<boolean>,
  { pause, onFailure }: { pause: number; onFailure: (error: unknown) => void },
): CoalescingLoop {
  let closed = false;
  let running: Promise<void> | undefined;
  let askedAgain = false;
  let soon: NodeJS.Timeout | undefined;

  async function repeat(): Promise<void> {
    try {
      do {
        askedAgain = false;
        if (await work()) askedAgain = true;
      } while (askedAgain && !closed);
    } catch (error) {
      onFailure(error);
    } finally {
      // At once, not when the promise settles: a request in between must start a new round.
      running = undefined;
    }
  }

  async function run(): Promise<void> {
    if (closed) return;
    askedAgain = true;
    running ??= repeat();
    return running;
  }

  return {
    run,
    runSoon() {
      if (running) askedAgain = true;
      else
        soon ??= setTimeout(() => {
          soon = undefined;
          void run();
        }, pause).unref();
    },
    async close() {
      closed = true;
      clearTimeout(soon);
      await running;
    },
  };
}
