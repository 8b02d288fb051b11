import { grammar } from '../../../catalogue/languages/languages.ts';
import { lookBack } from '../words/look-back.ts';
import { BREAK, COMMA } from '../words/tokenise.ts';
import { isKnownWord } from './lexicon.ts';
import { asSaid, type Mention } from './mention.ts';

const BEFORE_NAME = grammar(['people']);
/** What leads from 'as strong' and 'swims' to what somebody is compared with. */
const LIKE = grammar(['like']);
const POSSESSIVES = grammar(['possessives']);
const ARTICLES = grammar(['articles']);
/** Words of dressing up and of likeness: what follows them is worn. */
const DRESSED = new RegExp(`^(?:${[...grammar(['dressing'])].join('|')})`, 'u');
/** What stands before the adjective of a comparison: 'as brave as a lion', 'is busy as a bee'. */
const BEFORE_ADJECTIVE = grammar(['is']);
/** Adjectives that make a figure of speech of what they stand before: 'a real bear in the morning'. */
const REAL = grammar(['real']);
/** Before these the thing is had and no comparison: 'with a real dog'. */
const HAVING = grammar(['with', 'has', 'and', 'possessives'], 'holding a');

/**
 * Drops things and trades that somebody is only compared with: 'swims like a fish', 'busy as a bee', 'he is a real
 * bear'. The trades of others, 'father of the bride', and titles of honour, 'disco queen', ask for nothing either.
 * They keep their words and bring nothing. 'Dressed like a pirate' is a costume, and stays.
 */
export const dropComparisons = (tokens: readonly string[], mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention) =>
    isThing(mention) &&
    (isCompared(tokens, mention) ||
      isCalled(tokens, mention) ||
      isSomebodyElse(tokens, mention) ||
      isBestAt(tokens, mention, mentions))
      ? asSaid(mention)
      : mention,
  );

const isThing = ({ meaning: { accessories, roles, garments, headwear } }: Mention) =>
  accessories.length + roles.length > 0 && garments.length + headwear.length === 0;

const isArticle = (token: string) => ARTICLES.has(token);

/** 'Like a fish', 'as busy as a bee'. */
function isCompared(tokens: readonly string[], mention: Mention): boolean {
  const isOurs = POSSESSIVES.has(tokens[mention.at - 1] ?? '');
  const article = isOurs ? mention.at - 1 : lookBack(tokens, mention.at, 2, isArticle);
  if (article === undefined) return false;
  const like = tokens[article - 1] ?? '';
  if (!LIKE.has(like)) return false;
  const before = tokens.slice(Math.max(0, article - 4), article - 1);
  if (before.length === 0 || before.some((token) => DRESSED.test(token))) return false;
  const last = before.at(-1) ?? '';
  if (last === BREAK || last === COMMA) return false;
  // 'As a pirate' is a costume, 'as brave as a lion' is none.
  if (like === 'as' || like === 'als') return BEFORE_ADJECTIVE.has(tokens[article - 3] ?? '');
  return isOurs || mention.meaning.roles.length === 0 || /(?:s|ing|ed|t)$/u.test(last);
}

/** 'A real bear', 'such a night owl'. */
function isCalled(tokens: readonly string[], { at, meaning }: Mention): boolean {
  if (meaning.roles.length > 0) return false;
  const [adjective = '', article = ''] = [tokens[at - 1], tokens[at - 2]];
  if (ARTICLES.has(adjective) && article === 'such') return true;
  return REAL.has(adjective) && ARTICLES.has(article) && !HAVING.has(tokens[at - 3] ?? '');
}

/** 'Father of the bride': the words name somebody other than the bride. */
function isSomebodyElse(tokens: readonly string[], mention: Mention): boolean {
  const [person = '', of, article = ''] = tokens.slice(Math.max(0, mention.at - 3), mention.at);
  return mention.meaning.roles.length > 0 && isArticle(article) && of === 'of' && BEFORE_NAME.has(person);
}

const ROYALS = new Set(['king', 'queen', 'prince', 'princess']);
/** Realms of fairy tales, whose kings and queens are real. */
const REALMS = new Set(
  'snow ice frost fire winter summer sun moon sea ocean forest candy fairy pharaoh'.split(' '),
);

/** 'Disco queen', 'dad jokes king': somebody who is good at it, and wears no crown. */
function isBestAt(
  tokens: readonly string[],
  { at, end, meaning }: Mention,
  mentions: readonly Mention[],
): boolean {
  const [before = BREAK, title = ''] = [tokens[at - 1], tokens[at]];
  if (meaning.roles.length === 0 || end !== at + 1 || !ROYALS.has(title) || REALMS.has(before)) return false;
  const other = mentions.find((mention) => mention.end === at);
  if (!other) return /^[a-z]{3,}$/.test(before) && !isKnownWord(before);
  const { accessories, themes, poses, roles, garments } = other.meaning;
  return roles.length + garments.length === 0 && accessories.length + themes.length + poses.length > 0;
}
