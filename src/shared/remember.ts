/**
 * Answers with what `ask` answered within the last `milliseconds`; those who ask meanwhile share one question. The
 * clock of the machine may be set back, and an answer would be kept for as long as that was.
 */
export function remember<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!known || known.until <= now) known = { answer: ask(), until: now + milliseconds };
    return known.answer;
  };
}
