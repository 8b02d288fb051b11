import { LANGUAGE_WORDS, SPOKEN, wordsIn } from '../../catalogue/languages/languages.ts';
import type { SpokenLanguage } from '../../catalogue/words/words.ts';

const RULES = SPOKEN.flatMap((language) =>
  (LANGUAGE_WORDS[language].homonyms ?? []).map(({ word, beside, unless = '', means }) => ({
    word,
    language,
    beside: new Set(wordsIn(beside)),
    unless: new Set(wordsIn(unless)),
    means,
  })),
);

/** Replaces words with two meanings by what they mean together with the others: a gamer's mouse is no animal. */
export function hearHomonyms(tokens: readonly string[], languages: readonly SpokenLanguage[]): string[] {
  const spoken: readonly string[] = languages.length > 0 ? languages : ['en'];
  const rules = RULES.filter(({ language }) => spoken.includes(language));
  return tokens.map((token, at) => {
    const has = (words: ReadonlySet<string>) =>
      tokens.some((other, index) => index !== at && words.has(other));
    return (
      rules.find(({ word, beside, unless }) => word === token && has(beside) && !has(unless))?.means ?? token
    );
  });
}
