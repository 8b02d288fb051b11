import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { meaningIn } from '../../../catalogue/languages/false-friends.ts';
import { LANGUAGE_WORDS, linesIn, SPOKEN, wordsIn } from '../../../catalogue/languages/languages.ts';
import type { SpokenLanguage } from '../../../catalogue/words/words.ts';
import {
  CATALOGUE_WORDS_OF,
  findMentions,
  isKnownWord,
  isWornOrTrade,
  knowsPhrase,
} from '../mentions/lexicon.ts';
import { placesOf } from '../mentions/mention.ts';
import { hideNames } from './hide-names.ts';
import { formsIn, lastParts, mendTypo } from './word-forms.ts';

/**
 * Brings the words into the form that the tables have: names are hidden, homonyms and false friends by another word,
 * plurals by their singular, a compound of clothes or a trade by its last part, a mistyped word by the right one, 'ones'
 * by the noun. There are as many words as before.
 * @param words the tokens of the whole text.
 * @param written the same as the text has them.
 */
export function settleWords(
  words: readonly string[],
  written: readonly string[],
  languages: readonly SpokenLanguage[],
): string[] {
  const joined = joinedPlaces(words);
  const tokens = hideNames(words, joined, written);
  const heard = hearHomonyms(tokens, languages);
  const settled = heard.map((token, at) => {
    if (joined.has(at)) return tokens[at] ?? token;
    if (token !== tokens[at]) return token;
    if (isFrenchSuit(tokens, at)) return 'anzug';
    const meant = isInEnglish(tokens, at) ? undefined : inLanguages(token, written[at] ?? '', languages);
    if (meant !== undefined) return meant;
    const mayBeName = at > 0 && /^\p{Lu}\p{Ll}/u.test(written[at] ?? '');
    return isKnownWord(token) || mayBeName ? token : (mendTypo(token, languages) ?? token);
  });
  return fillInOnes(settled);
}

/** The tokens of phrases of several words, which mean something together: 'verre de vin', 'bleu marine'. */
const joinedPlaces = (tokens: readonly string[]): ReadonlySet<number> =>
  new Set([
    ...placesOf(findMentions(tokens).filter(({ at, end }) => end > at + 1)),
    ...tokens.flatMap((token, at) => (COLOUR_WORDS.has(`${token} ${tokens[at + 1]}`) ? [at, at + 1] : [])),
  ]);

/** 'En costume bleu' is a French suit, 'en costume de pirate' is a disguise. */
const isFrenchSuit = (tokens: readonly string[], at: number) =>
  tokens[at] === 'costume' &&
  ['en', 'un', 'son'].includes(tokens[at - 1] ?? '') &&
  COLOUR_WORDS.has(tokens[at + 1] ?? '');

/** English words that a noun follows, and that no other language has before a noun. */
const ENGLISH_BEFORE = new Set(['the', 'his', 'my', 'your', 'with']);
const ARTICLES = new Set(['a', 'an']);

/** Whether an English phrase ends here in words that are mixed: the hat of 'Opa trägt a green hat' is no German 'has'. */
function isInEnglish(tokens: readonly string[], at: number): boolean {
  if (ENGLISH_BEFORE.has(tokens[at - 1] ?? '')) return true;
  const adjective = tokens[at - 1] ?? '';
  const isAfterAdjective = COLOUR_WORDS.has(adjective) || CATALOGUE_WORDS_OF.en.has(adjective);
  const lead = tokens[at - 2] ?? '';
  return isAfterAdjective && (ENGLISH_BEFORE.has(lead) || ARTICLES.has(lead));
}

/** What a word of one of the languages is called in the tables. */
function inLanguages(
  token: string,
  written: string,
  languages: readonly SpokenLanguage[],
): string | undefined {
  for (const language of languages) {
    // Where two languages are as likely, a word of the one is no false friend of the other.
    const isOwn = languages.some((other) => other !== language && CATALOGUE_WORDS_OF[other].has(token));
    const meant = isOwn ? undefined : meaningIn(language, written.toLowerCase(), token);
    if (meant) return meant;
  }
  if (isKnownWord(token)) return undefined;
  for (const language of languages) {
    const form = formsIn(language, token).find(
      (each) => knowsPhrase(each) || meaningIn(language, each, each),
    );
    if (form) return meaningIn(language, form, form) ?? form;
    const part = lastParts(language, token)
      .flatMap((each) => [each, ...formsIn(language, each)])
      .filter(
        (each) =>
          CATALOGUE_WORDS_OF[language].has(each) ||
          CATALOGUE_WORDS_OF.en.has(each) ||
          meaningIn(language, each, each),
      )
      .find((each) => isWornOrTrade(meaningIn(language, each, each) ?? each));
    if (part) return meaningIn(language, part, part) ?? part;
  }
  return undefined;
}

const HOMONYM = /^(?<word>\S+): (?<beside>[^,→]+?)(?:, not (?<unless>[^→]+))? → (?<means>.+)$/u;
const RULES = SPOKEN.flatMap((language) =>
  linesIn(LANGUAGE_WORDS[language].homonyms ?? '').map((line) => {
    const { word, beside = '', unless = '', means } = HOMONYM.exec(line)?.groups ?? {};
    if (!word || !means) throw new Error(`'${line}' is no homonym`);
    return { word, language, beside: new Set(wordsIn(beside)), unless: new Set(wordsIn(unless)), means };
  }),
);

/** Replaces words with two meanings by what they mean together with the others: a gamer's mouse is no animal. */
function hearHomonyms(tokens: readonly string[], languages: readonly SpokenLanguage[]): string[] {
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

/** Puts the noun in the place of 'ones' and 'one' behind a colour: 'not red trousers, green ones' has green trousers. */
function fillInOnes(tokens: readonly string[]): string[] {
  const mentions = findMentions(tokens);
  return tokens.map((token, at) => {
    if ((token !== 'ones' && token !== 'one') || !COLOUR_WORDS.has(tokens[at - 1] ?? '')) return token;
    const named = mentions.findLast(
      ({ end, meaning: { accessories, garments, headwear } }) =>
        end < at && accessories.length + garments.length + headwear.length > 0,
    );
    return named ? (tokens[named.end - 1] ?? token) : token;
  });
}
