import { falseFriendsOf } from '../catalogue/languages/false-friends.ts';
import { QUIET_WORDS } from '../catalogue/languages/languages.ts';
import { partName } from '../catalogue/parts.ts';
import { THINGS } from '../catalogue/things/catalogue.ts';
import type { ThingId } from '../catalogue/things/thing.ts';
import { LANGUAGES, type Language, type Words } from '../catalogue/words/words.ts';
import { plainWords, singulars, tokenise } from '../reading/description/words/tokenise.ts';
import { editDistance } from './edit-distance.ts';

/**
 * Why not minisearch (7.2.0): its prefixes and fuzzy words give 8 of the tests' 21 exact answers. It does not keep
 * the languages apart (for 'Ei' also a unicorn), finds no ends of words ('board'), and finds something for any text
 * ('cocaine').
 */

/** A thing that an owner can put into the box. */
export type ShelfThing = { id: ThingId; name: string };
export type ThingsFound = {
  things: ShelfThing[];
  /** What was probably meant, if nothing has the name that was searched for; `things` are then those that it names. */
  didYouMean: string | undefined;
};

/**
 * Finds things by their names in any language of the catalogue: as a whole, by a word of the name, by the beginning
 * of a word, or otherwise by the end of a long one ('board' of 'skateboard'). If nothing has such a name, it guesses
 * what was meant. An empty search finds all, by name.
 */
export function searchThings(text: string): ThingsFound {
  const words = plainWords(text);
  if (words.length === 0) return { things: SHELF.map(asThing), didYouMean: undefined };
  const search = words.join(' ');
  const named = findNamed(search);
  if (named.length > 0) return { things: named, didYouMean: undefined };
  // 'a guitar', 'le vélo'
  const telling = words.filter(isTelling).join(' ');
  const told = telling && telling !== search ? findNamed(telling) : [];
  return told.length > 0 ? { things: told, didYouMean: undefined } : guess(text, search);
}

function guess(text: string, search: string): ThingsFound {
  const corrected = tokenise(text).join(' ');
  const meant = corrected === search ? [] : findNamed(corrected);
  if (meant.length > 0) return { things: meant, didYouMean: corrected };
  const near = nearestThings(singularForms(search));
  return { things: near?.things.map(asThing) ?? [], didYouMean: near?.phrase };
}

const asThing = ({ id, name }: ShelfThing): ShelfThing => ({ id, name });

/** A search as it stands, and with its last word in the singular: 'hot dogs' is found under 'hot dog'. */
function singularForms(search: string): string[] {
  const words = search.split(' ');
  const lead = words.slice(0, -1);
  return singulars(words.at(-1) ?? '').map((last) => [...lead, last].join(' '));
}

/** How a phrase answers a search, the best first. */
const RANK = { phrase: 0, word: 1, beginning: 2, beginningOfWord: 3, endOfWord: 4 } as const;
/** The fewest letters of an end that is a word of its own: 'board' of 'skateboard', but no 'rot' of 'carrot'. */
const END_FROM = 4;

type Match = { entry: ShelfEntry; language: ShelfPhrase['language']; rank: number };

/**
 * The things whose names match a search, the best first. A whole word of one language is not taken for the beginning
 * of one of another ('vélo', velociraptor), and ends of words count only if there is nothing else.
 */
function findNamed(search: string): ShelfThing[] {
  const matches = matchShelf(search).sort((a, b) => a.rank - b.rank);
  const whole = matches.filter(({ rank }) => rank <= RANK.word);
  const spoken = new Set(whole.map(({ language }) => language));
  const begun = matches.filter(({ rank }) => rank > RANK.word && rank <= RANK.beginningOfWord);
  const likely = spoken.size > 0 ? begun.filter(({ language }) => spoken.has(language)) : begun;
  const best = [...whole, ...likely];
  return [...new Set((best.length > 0 ? best : matches).map(({ entry }) => entry))].map(asThing);
}

function matchShelf(search: string): Match[] {
  const forms = singularForms(search);
  return SHELF.flatMap((entry) =>
    entry.phrases.flatMap((phrase, index) => {
      const rank = rankOf(phrase, search, forms);
      if (rank === undefined) return [];
      // The name goes before other words for the same: 'gui' is rather a guitar than a 'guitare electrique'.
      return { entry, language: phrase.language, rank: index === 0 ? rank - 0.5 : rank };
    }),
  );
}

function rankOf({ text, words }: ShelfPhrase, search: string, forms: readonly string[]): number | undefined {
  if (forms.includes(text)) return RANK.phrase;
  if (words.some((word) => forms.includes(word))) return RANK.word;
  const isOneWord = !search.includes(' ');
  if (text.startsWith(search) && (!isOneWord || text.startsWith(words[0] ?? ''))) return RANK.beginning;
  if (isOneWord ? words.some((word) => word.startsWith(search)) : text.includes(` ${search}`))
    return RANK.beginningOfWord;
  const isEnd = search.length >= END_FROM && words.some((word) => word.endsWith(search));
  return isEnd ? RANK.endOfWord : undefined;
}

/** From how many letters on a search may differ from what was meant: by none, by one, by two, by three. */
const TYPOS_FROM = [0, 4, 8, 9] as const;

/** What was probably meant, and the things that it names. */
type Guess = { phrase: string; things: ShelfEntry[] };

/**
 * The things whose name in some language has the fewest mistakes; if there are none, those of which one word has.
 * @param forms the search in its forms, of which one was meant.
 */
function nearestThings(forms: readonly string[]): Guess | undefined {
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

/** How many mistakes a search has if the name was meant; infinite if there are too many. */
function typosIn(name: string, search: string): number {
  const shorter = Math.min(name.length, search.length);
  const allowed = TYPOS_FROM.findLastIndex((from) => shorter >= from);
  if (Math.abs(name.length - search.length) > allowed) return Number.POSITIVE_INFINITY;
  const typos = editDistance(name, search);
  return typos <= allowed ? typos : Number.POSITIVE_INFINITY;
}

/** What a thing is called in one language, in lower case and without accents. */
type ShelfPhrase = {
  text: string;
  /** The words of a name that somebody may search for: not 'de' of 'fait du velo'. */
  words: readonly string[];
  language: Language;
};
/** A thing with all its names; the English name comes first. */
type ShelfEntry = { id: ThingId; name: string; phrases: readonly ShelfPhrase[] };

/** All things by name. */
export const SHELF: readonly ShelfEntry[] = [...THINGS.values()]
  .map(({ id, words }) => {
    const name = partName('thing', id);
    return { id, name, phrases: [asName(name), ...phrasesIn(words)] };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The phrases of the tables, and the words of the same meaning that the tables keep apart from English ones. */
function phrasesIn(words: Words): ShelfPhrase[] {
  const written = LANGUAGES.flatMap((language) =>
    (words[language]?.split(', ') ?? []).map((word) => ({ language, word })),
  );
  return written
    .flatMap((phrase) => [phrase, ...falseFriendsOf(phrase.word)])
    .map(asPhrase)
    .filter(({ text }) => text);
}

function asName(name: string): ShelfPhrase {
  const words = plainWords(name);
  return { text: words.join(' '), words, language: 'en' };
}

function asPhrase({ language, word }: { language: Language; word: string }): ShelfPhrase {
  const words = plainWords(word);
  // The last word says what a thing is, even the 'can' of 'drink can'.
  const told = words.filter((each, index) => isTelling(each) || index === words.length - 1);
  return { text: words.join(' '), words: told, language };
}

/** Whether a word names something; articles and prepositions do not. */
function isTelling(word: string): boolean {
  return word.length > 2 && !QUIET_WORDS.has(word);
}
