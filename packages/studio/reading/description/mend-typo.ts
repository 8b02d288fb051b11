import type { SpokenLanguage } from '../../catalogue/words/words.ts';
import { CATALOGUE_WORDS_OF } from './lexicon.ts';
import { singulars } from './tokenise.ts';

/** The fewest letters of a word that may be mistyped. Short words are too near to others. */
const SHORTEST = 6;
/** The fewest letters of a word in which one vowel may stand for another: 'saxaphone'. */
const SHORTEST_MISHEARD = 8;
const VOWELS: ReadonlySet<string> = new Set('aeiou');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The one word of the catalogue that somebody meant who typed two letters in the wrong order, a letter twice or not at
 * all, or another vowel in a long word; undefined where there is none or several. Other letters are other words: a 'printer' is no 'painter'. The first and
 * the last letter are nearly always right.
 */
export function mendTypo(word: string, languages: readonly SpokenLanguage[]): string | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return undefined;
  const spoken = languages.length > 0 ? languages : (['en'] as const);
  const isMeant = (other: string) =>
    singulars(other).some((form) => spoken.some((language) => CATALOGUE_WORDS_OF[language].has(form)));
  const found = new Set(mistakesIn(word).filter((other) => other !== word && isMeant(other)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The words that differ from this one by one mistake of the fingers. */
function mistakesIn(word: string): string[] {
  const inside = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  const swapped = inside
    .slice(0, -1)
    .map((at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2));
  const doubled = inside
    .filter((at) => word[at] === word[at - 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1));
  const missed = inside.flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at)));
  const misheard =
    word.length < SHORTEST_MISHEARD
      ? []
      : inside
          .filter((at) => VOWELS.has(word[at] ?? ''))
          .flatMap((at) => [...VOWELS].map((vowel) => word.slice(0, at) + vowel + word.slice(at + 1)));
  return [...swapped, ...doubled, ...missed, ...misheard];
}
