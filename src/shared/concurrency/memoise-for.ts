// p-memoize and lru-cache's fetch ask again at once after a failure, and count the time from the answer.

/**
 * Memoises `ask` for `milliseconds`, counted from the call: until then all callers share one answer, or one failure.
 * The time is measured by the monotonic clock, because the machine's clock may be set back.
 * @param share if set, a slow answer is kept longer: asking takes at most this share of the time.
 */
export function memoiseFor<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  { share }: { share?: number } = {},
): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (known && known.until > now) return known.answer;
    const asked = { answer: ask(), until: now + milliseconds };
    known = asked;
    if (share) {
      const keep = () => {
        const end = performance.now();
        asked.until = Math.max(asked.until, end + (end - now) / share);
      };
      asked.answer.then(keep, keep);
    }
    return asked.answer;
  };
}
