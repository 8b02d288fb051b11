import { LANGUAGE_WORDS, SPOKEN, wordsIn } from '../../catalogue/languages/languages.ts';
import type { SpokenLanguage } from '../../catalogue/words/words.ts';
import { CATALOGUE_WORDS_OF } from './lexicon.ts';

/** The languages whose tables have a word. English ones belong to English alone: 'with a gato' is no Italian. */
const LANGUAGES_OF: ReadonlyMap<string, readonly SpokenLanguage[]> = collect();

function collect(): ReadonlyMap<string, readonly SpokenLanguage[]> {
  const found = new Map<string, SpokenLanguage[]>();
  for (const language of SPOKEN)
    for (const word of new Set([
      ...wordsIn(LANGUAGE_WORDS[language].quiet),
      ...CATALOGUE_WORDS_OF[language],
    ])) {
      const others = found.get(word) ?? [];
      if (others[0] !== 'en') found.set(word, [...others, language]);
    }
  return found;
}

/** Whether a word stands in a table of any language. */
export const isSpokenWord = (token: string): boolean => LANGUAGES_OF.has(token);

/** How many words show a language that is read even among more English: 'mein Papa with his coffee mug and laptop'. */
const ENOUGH = 2;

/**
 * The languages other than English that most of the words show; several where words are alike in them. None where the
 * words are English, or of no language.
 */
export function spokenLanguages(tokens: readonly string[]): SpokenLanguage[] {
  const scores = new Map<SpokenLanguage, number>();
  for (const token of tokens)
    for (const language of LANGUAGES_OF.get(token) ?? [])
      scores.set(language, (scores.get(language) ?? 0) + 1);
  const english = scores.get('en') ?? 0;
  scores.delete('en');
  const most = Math.max(0, ...scores.values());
  if (most === 0 || (most < ENOUGH && english > most)) return [];
  return [...scores].filter(([, score]) => score === most).map(([language]) => language);
}
