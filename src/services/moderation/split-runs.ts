import { splitWords } from './split-words.ts';
import type { Token, Vocabulary } from './vocabulary.ts';

/** The fewest letters of words without spaces between them. */
const FEWEST_JOINED = 7;

/** The tokens with those that are several words in one taken apart, each way; none where there are none. */
export function splitRuns(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  vocabulary: Vocabulary,
): readonly Token[][] {
  const waysOf = tokens.map(({ spellings }) => {
    for (const word of spellings) {
      const ways = word.length >= FEWEST_JOINED ? splitWords(word, known) : [];
      if (ways.length > 0) return ways.map((words) => words.map((part) => vocabulary.read(part)));
    }
    return [];
  });
  const most = Math.max(...waysOf.map((ways) => ways.length), 0);
  return Array.from({ length: most }, (_, way) =>
    tokens.flatMap((token, at) => waysOf[at]?.[way] ?? waysOf[at]?.[0] ?? [token]),
  );
}
