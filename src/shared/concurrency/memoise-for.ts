/**
 * Memoises `ask` for `milliseconds`, counted from the call: until then all callers share one answer, or one failure.
 * The time is measured by the monotonic clock, because the machine's clock may be set back.
 */
export function memoiseFor<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!known || known.until <= now) known = { answer: ask(), until: now + milliseconds };
    return known.answer;
  };
}
