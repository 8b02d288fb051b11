/** A longer run of letters is not a sentence without spaces. */
const LONGEST = 60;
/** The most ways in which a run is split. */
const MOST_WAYS = 6;

/**
 * The words of a run of letters without spaces, if it consists of known words alone: 'killthemall'. Each way to split it,
 * those of fewer words first.
 */
export function splitWords(run: string, known: ReadonlySet<string>): readonly string[][] {
  if (run.length > LONGEST || known.has(run)) return [];
  const ends: string[][][] = [[[]]];
  for (let end = 1; end <= run.length; end++) {
    const ways: string[][] = [];
    for (let from = 0; from < end; from++) {
      const before = ends[from] ?? [];
      if (before.length === 0) continue;
      const word = run.slice(from, end);
      if (known.has(word)) ways.push(...before.map((words) => [...words, word]));
    }
    ends.push(ways.sort((some, others) => some.length - others.length).slice(0, MOST_WAYS));
  }
  return ends[run.length] ?? [];
}
