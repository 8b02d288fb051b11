/** Answers with what `ask` answered within the last `milliseconds`; those who ask meanwhile share one question. */
export function remember<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    if (!known || known.until <= Date.now()) known = { answer: ask(), until: Date.now() + milliseconds };
    return known.answer;
  };
}
