// p-memoize shares calls of one function by its arguments; here each call passes its work. The keys of promise-coalesce are
// shared by the whole process.

/** Runs `work` under a key. A call that comes while work of the same key runs gets that work's result instead. */
export type SingleFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes a {@link SingleFlight} with keys of its own. Nothing is kept once the work has ended. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const result = work().finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}
