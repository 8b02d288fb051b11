/**
 * Does work that several callers ask for under one key once for all of them.
 * @throws what the work throws, or the signal's reason to the caller whose signal aborts
 */
export type ShareWork<Answer> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Answer>,
) => Promise<Answer>;

interface Shared<Answer> {
  answer: Promise<Answer>;
  askers: number;
  end: AbortController;
}

/**
 * Creates a {@link ShareWork} with keys of its own. The signal of the work aborts when everybody who asked has left.
 * Nothing is kept once the work has ended.
 */
export function createShareWork<Answer>(): ShareWork<Answer> {
  const running = new Map<string, Shared<Answer>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Answer>): Shared<Answer> {
    const end = new AbortController();
    const shared = { answer: work(end.signal), askers: 0, end };
    running.set(key, shared);
    const forget = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    shared.answer.then(forget, forget);
    return shared;
  }

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const shared = running.get(key) ?? begin(key, work);
    shared.askers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave);
    try {
      return await Promise.race([shared.answer, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      shared.askers -= 1;
      if (shared.askers === 0) {
        // Callers from now on must not get the work that is being ended.
        if (running.get(key) === shared) running.delete(key);
        shared.end.abort(signal.reason);
      }
    }
  };
}
