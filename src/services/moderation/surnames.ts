import { plainLetters } from './plain-letters.ts';
import type { LanguageWords } from './words/language-words.ts';

/**
 * Removes surnames that are also refused words, if they are capitalized and follow a first name: 'Raoul Nègre'. After an
 * insult they stay: 'Sale Nègre'.
 */
export function createSurnameFilter(languages: readonly LanguageWords[]): (text: string) => string {
  const surnames = languages.flatMap(({ surnames: names = '' }) => names.split(', ')).filter(Boolean);
  const named = new RegExp(`(?<=(?:^|\\s)(\\p{Lu}\\p{Ll}+)[ -])(?:${surnames.join('|')})(?!\\p{L})`, 'gu');
  const listed = languages.flatMap(({ sets, fillers }) => [sets.insult ?? '', sets.attack ?? '', fillers]);
  const noNames = new Set(listed.flatMap((list) => list.split(', ')).map(plainLetters));
  return (text) =>
    text.replace(named, (surname, first: string) => (noNames.has(plainLetters(first)) ? surname : ' '));
}
