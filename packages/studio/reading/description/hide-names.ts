import { BEFORE_NAME, FIRST_NAMES } from '../../catalogue/words/first-names.ts';
import { QUIET_WORDS } from '../../catalogue/words/quiet-words.ts';
import { BREAK, COMMA } from './tokenise.ts';

/** Verbs that follow a name at the beginning: 'Rose loves cats'. A rose as such would have an article. */
const AFTER_NAME = new Set(
  'is was loves likes enjoys plays has wants works lives who turns just always hates rides collects ist liebt spielt est aime joue ama juega tiene gioca joga tem speelt houdt heeft'.split(
    ' ',
  ),
);
/** The word that stands for a name: it asks for nothing. */
const NOBODY = 'somebody';

/**
 * Hides names that are also words of the catalogue: 'my sister Rose' has no flower, and 'Hunter, 9, loves football' no bow.
 * Behind 'sister' and the like a name needs no capital, for many write without.
 * @param joined the places of words that are part of a known phrase: 'Saint Nicholas'.
 */
export const hideNames = (tokens: readonly string[], joined: ReadonlySet<number>): string[] =>
  tokens.map((token, at) =>
    FIRST_NAMES.has(token) && !joined.has(at) && isName(tokens, at) ? NOBODY : token,
  );

function isName(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  if (at === 0 || tokens[at - 1] === BREAK)
    return AFTER_NAME.has(next ?? '') || (next === COMMA && /^\d+$/.test(tokens[at + 2] ?? ''));
  // 'My girlfriend, violet hair' and 'my dad king of the grill' go on with what the word belongs to.
  const ends = next === undefined || next === BREAK || next === COMMA || QUIET_WORDS.has(next);
  return BEFORE_NAME.has(tokens[at - 1] ?? '') && ends && next !== 'of';
}
