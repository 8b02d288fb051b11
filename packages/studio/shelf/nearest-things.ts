import { editDistance } from './edit-distance.ts';
import { SHELF, type ShelfEntry, type ShelfPhrase } from './shelf-phrases.ts';

/** From how many letters on a search may differ from what was meant: by none, by one, by two, by three. */
const TYPOS_FROM = [0, 4, 8, 9] as const;

/** What was probably meant, and the things that it names. */
type Guess = { phrase: string; things: ShelfEntry[] };

/**
 * The things whose name in some language has the fewest mistakes; if there are none, those of which one word has.
 * @param forms the search in its forms, of which one was meant.
 */
export function nearestThings(forms: readonly string[]): Guess | undefined {
  return (
    fewestTypos(forms, ({ text }) => [text]) ??
    fewestTypos(forms, ({ words }) => words.filter((word) => word.length >= TYPOS_FROM[1]))
  );
}

function fewestTypos(
  forms: readonly string[],
  namesOf: (phrase: ShelfPhrase) => readonly string[],
): Guess | undefined {
  const near = SHELF.flatMap((entry) =>
    entry.phrases.flatMap(namesOf).flatMap((name) => {
      const typos = Math.min(...forms.map((form) => typosIn(name, form)));
      return Number.isFinite(typos) ? { entry, name, typos } : [];
    }),
  );
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const nearest = near.filter(({ typos }) => typos === fewest);
  const first = nearest[0];
  return first && { phrase: first.name, things: [...new Set(nearest.map(({ entry }) => entry))] };
}

/** How many mistakes a search has if the name was meant; infinite where they are too many. */
function typosIn(name: string, search: string): number {
  const shorter = Math.min(name.length, search.length);
  const allowed = TYPOS_FROM.findLastIndex((from) => shorter >= from);
  if (Math.abs(name.length - search.length) > allowed) return Number.POSITIVE_INFINITY;
  const typos = editDistance(name, search);
  return typos <= allowed ? typos : Number.POSITIVE_INFINITY;
}
