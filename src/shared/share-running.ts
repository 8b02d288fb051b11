/** Runs work under a key: those who come with the same key while it runs wait for its end instead of doing it again. */
export type ShareRunning<Answer> = (key: string, work: () => Promise<Answer>) => Promise<Answer>;

/** Makes a {@link ShareRunning}, with keys of its own. */
export function createShareRunning<Answer>(): ShareRunning<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const answer = work().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
