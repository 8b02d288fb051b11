import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { grammar } from '../../catalogue/languages/languages.ts';
import type { Mention } from './mention.ts';
import { BREAK, COMMA } from './tokenise.ts';

const HOLDING = grammar(['holds']);
const HANDS = grammar(['hands']);
const PLACES = grammar(['atHand']);
/** How many words may stand between 'holding' and its thing, and between a thing and 'in his hand'. */
const REACH = 3;

/** Whether the words put a thing into the figure's hand: 'holding a red umbrella', 'coffee in her hand'. */
export function isInHand(tokens: readonly string[], { at, end }: Mention): boolean {
  const ends = (token: string | undefined) => token === undefined || token === BREAK || token === COMMA;
  for (let back = at - 1; back >= at - REACH - 1; back--) {
    if (ends(tokens[back]) || tokens[back] === 'and') break;
    if (HOLDING.has(tokens[back] ?? '')) return true;
  }
  // 'Casco nero sotto il braccio' has its colour behind it.
  const behind = COLOUR_WORDS.has(tokens[end] ?? '') ? end + 1 : end;
  if (!PLACES.has(tokens[behind] ?? '')) return false;
  for (let next = behind + 1; next <= behind + REACH && !ends(tokens[next]); next++)
    if (HANDS.has(tokens[next] ?? '')) return true;
  return false;
}
