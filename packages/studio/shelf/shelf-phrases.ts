import { falseFriendsOf } from '../catalogue/languages/false-friends.ts';
import { QUIET_WORDS } from '../catalogue/languages/languages.ts';
import { partName } from '../catalogue/parts.ts';
import { THINGS } from '../catalogue/things/catalogue.ts';
import type { ThingId } from '../catalogue/things/thing.ts';
import { LANGUAGES, type Language, type Words } from '../catalogue/words/words.ts';
import { plainWords } from '../reading/description/words/tokenise.ts';

/** What a thing is called in one language, in lower case and without accents. */
export type ShelfPhrase = {
  text: string;
  /** Those of its words that somebody may search for: not 'de' of 'fait du velo'. */
  words: readonly string[];
  language: Language;
};
/** A thing with all that it is called; its name comes first. */
export type ShelfEntry = { id: ThingId; name: string; phrases: readonly ShelfPhrase[] };

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
  // The last word tells what a thing is, also the 'can' of 'drink can'.
  const told = words.filter((each, index) => isTelling(each) || index === words.length - 1);
  return { text: words.join(' '), words: told, language };
}

/** Whether a word names something; articles and prepositions do not. */
export function isTelling(word: string): boolean {
  return word.length > 2 && !QUIET_WORDS.has(word);
}
