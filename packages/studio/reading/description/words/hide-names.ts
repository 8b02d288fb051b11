import { grammar, QUIET_WORDS } from '../../../catalogue/languages/languages.ts';
import { FIRST_NAMES } from '../../../catalogue/words/first-names.ts';
import { BREAK, COMMA } from './tokenise.ts';

const BEFORE_NAME = grammar(['people']);
/** Verbs that follow a name at the beginning: 'Rose loves cats'. A rose as such would have an article. */
const AFTER_NAME = grammar(['afterName']);
/** English ones: German nouns have a capital anyway. */
const OWNERS = new Set('my his her our their your'.split(' '));
/** The word that stands for a name: it requests nothing. */
const NOBODY = 'somebody';

/**
 * Hides names that are also words of the catalogue: 'my sister Rose' has no flower, and 'Hunter, 9, loves football'
 * no bow. Behind 'sister' and the like a name needs no capital, because many people write without capitals.
 * @param joined the places of words that are part of a known phrase: 'Saint Nicholas'
 */
export const hideNames = (
  tokens: readonly string[],
  joined: ReadonlySet<number>,
  written: readonly string[],
): string[] =>
  tokens.map((token, at) =>
    !joined.has(at) && (FIRST_NAMES.has(token) ? isName(tokens, at) : isGivenName(tokens, written, at))
      ? NOBODY
      : token,
  );

const CAPITAL = /^\p{Lu}\p{Ll}/u;

/**
 * Any word with a capital is a name behind 'my cat' and the like: 'my cat Pumpkin'. Words that follow must not need it.
 */
function isGivenName(tokens: readonly string[], written: readonly string[], at: number): boolean {
  const isOwned = OWNERS.has(tokens[at - 2] ?? '');
  const isCapital = CAPITAL.test(written[at] ?? '') && !CAPITAL.test(written[at - 1] ?? '');
  return isOwned && isCapital && isBehindSomebody(tokens, at);
}

function isName(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  if (at === 0 || tokens[at - 1] === BREAK)
    return AFTER_NAME.has(next ?? '') || (next === COMMA && /^\d+$/.test(tokens[at + 2] ?? ''));
  return isBehindSomebody(tokens, at);
}

function isBehindSomebody(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  // 'My girlfriend, violet hair' and 'my dad king of the grill' go on with what the word belongs to.
  const ends = next === undefined || next === BREAK || next === COMMA || QUIET_WORDS.has(next);
  return BEFORE_NAME.has(tokens[at - 1] ?? '') && ends && next !== 'of';
}
