/** Counts what people without an account have under way in this process. */
export interface TrialLoad {
  /** Whether there is room for more than everybody's share. */
  isIdle(): boolean;
  /** Counts some work while it runs. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** So many are decoded and checked within a few seconds on two processor cores. */
const BUSY_FROM = 6;

/** Creates a count; with `busyFrom` photos being read the machine is not idle. */
export function createTrialLoad(busyFrom = BUSY_FROM): TrialLoad {
  let running = 0;
  return {
    isIdle: () => running < busyFrom,
    async during(work) {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
