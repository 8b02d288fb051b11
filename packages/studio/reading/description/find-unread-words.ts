import { LANGUAGE_WORDS, phrasesOfAll, QUIET_WORDS } from '../../catalogue/languages/languages.ts';
import { HAIR_ADJECTIVES } from '../../catalogue/words/hair-words.ts';
import { wearsSunglasses } from './choices/face.ts';
import { deniedAt, isNegationWord } from './mentions/denials.ts';
import { type Mention, placesOf, type Request } from './mentions/mention.ts';
import type { Reading } from './read-description.ts';
import { BREAK, singulars } from './words/tokenise.ts';

/** A token of a description: itself and what stands around it. */
type Place = Pick<Reading, 'tokens' | 'written' | 'languages'> & { index: number };

/**
 * Words of a description that bring nothing into the box, as they are written, words that stand together as one. Names,
 * verbs, numbers, what the words deny and words that request nothing do not count: a wrong 'not understood' is worse
 * than a missing one.
 */
export function findUnreadWords(state: Reading): string[] {
  const { tokens, written, languages, mentions, denied, colouring } = state;
  const isUnmade = ({ at, end, isLeftOut }: Mention, index: number) =>
    !denied[index] && (isLeftOut || UNMADE.has(asSingular(tokens.slice(at, end).join(' '))));
  const unmade = placesOf([...mentions.filter(isUnmade), ...findLeftOut(state)]);
  const taken = placesOf([...mentions, ...colouring.places]);
  const phrases: string[] = [];
  let last = -1;
  for (const [index, token] of tokens.entries()) {
    const place = { tokens, written, languages, index };
    const isUnread =
      asksForSomething(token) && !isVerb(place) && !isName(place) && !deniedAt(tokens, index, 0);
    if (!unmade.has(index) && (taken.has(index) || !isUnread)) continue;
    const word = written[index] ?? token;
    const before = phrases.at(-1);
    if (before !== undefined && last === index - 1) phrases[phrases.length - 1] = `${before} ${word}`;
    else phrases.push(word);
    last = index;
  }
  return [...new Set(phrases)];
}

/**
 * Things that the words name and for which the box has no room, and further hats in addition to the one that is worn.
 */
function findLeftOut({ requests, character }: Reading): Request[] {
  const inBox = new Set<string>(character.accessories.map(({ kind }) => kind));
  if (character.headwear) inBox.add(character.headwear.kind);
  if (wearsSunglasses(character)) inBox.add('sunglasses');
  return requests.filter(({ meaning: { accessories, roles, garments, headwear, face } }) => {
    const named = [...accessories, ...headwear];
    const isOnly = roles.length + garments.length + face.length === 0;
    return isOnly && named.length > 0 && !named.some((kind) => inBox.has(kind));
  });
}

const asSingular = (phrase: string) => singulars(phrase).find((form) => UNMADE.has(form)) ?? phrase;
const UNMADE: ReadonlySet<string> = new Set(phrasesOfAll('unmade'));

/** Only Latin letters: other scripts are not cut into words. */
const asksForSomething = (token: string) =>
  /^[a-z]{3,}$/.test(token) &&
  !HAIR_ADJECTIVES.has(token) &&
  !isNegationWord(token) &&
  !singulars(token).some((form) => QUIET_WORDS.has(form));

/** English words that a verb follows: 'who deserves', 'loves to juggle'. */
const BEFORE_VERB = new Set('who that which he she they i we it to'.split(' '));
/** The ends of participles, adverbs and adjectives: 'drinking', 'tanned', 'happily', 'courageous'. */
const NO_NOUN = /(?:..ing|...ed|..ly|...ous|...ful|...less)$/;

const isVerb = ({ tokens, index }: Place) =>
  NO_NOUN.test(tokens[index] ?? '') || BEFORE_VERB.has(tokens[index - 1] ?? '');

/** The ends of words for what somebody does; hardly any first name has them. */
const TRADE = /(?:ist|eer|maker|keeper|woman|herder|ician)$/;

const isCapital = (word = '') => /^\p{Lu}/u.test(word);

/**
 * A word with a capital is a name. This includes the first word of a sentence, because 'Zara with a guitar' is as
 * likely as 'Fakir with a snake'. In German only that first word is a name, and one right behind another noun.
 */
function isName({ tokens, written, languages, index }: Place): boolean {
  if (!isCapital(written[index])) return false;
  const isFirst = index === 0 || tokens[index - 1] === BREAK;
  if (isFirst) return !TRADE.test(tokens[index] ?? '');
  return (
    isCapital(written[index - 1]) || !languages.some((language) => LANGUAGE_WORDS[language].hasCapitalNouns)
  );
}
