import { HOMONYMS } from '../../catalogue/words/homonyms.ts';
import type { SpokenLanguage } from './spoken-languages.ts';

const RULES = HOMONYMS.map(({ word, language = 'en', beside, unless = '', means }) => ({
  word,
  language,
  beside: new Set(beside.split(' ')),
  unless: new Set(unless.split(' ')),
  means,
}));

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
