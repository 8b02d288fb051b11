/** A longer run of letters is no sentence that somebody forgot the spaces of. */
const LONGEST = 60;
/** The shortest word that is looked for in a run of letters. */
const SHORTEST = 1;

/** The words of a run of letters without spaces, if it consists of known words alone: 'killthemall'. */
export function splitWords(run: string, known: ReadonlySet<string>): string[] | undefined {
  if (run.length > LONGEST) return undefined;
  const ends: (string[] | undefined)[] = [[]];
  for (let end = SHORTEST; end <= run.length; end++)
    for (let from = end - SHORTEST; from >= 0; from--) {
      const before = ends[from];
      const word = run.slice(from, end);
      if (!before || !known.has(word)) continue;
      ends[end] = [...before, word];
    }
  const words = ends[run.length];
  return words && words.length > 1 ? words : undefined;
}
