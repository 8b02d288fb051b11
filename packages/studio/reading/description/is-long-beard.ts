import { COLOUR_WORDS, SHADES } from '../../catalogue/colours/colour-words.ts';
import { grammar } from '../../catalogue/languages/languages.ts';

/** Words for a beard that reaches down to the chest. */
const LONG = grammar(['long']);
/** Names of characters with a long beard: 'a wizard beard'. */
const BEARERS = new Set('wizard wizards santa santas merlin dwarf viking'.split(' '));
/** How many colours and such may stand between 'long' and its beard. */
const REACH = 3;

/** Whether the words make the beard at an index a long one: 'a long white beard', 'a wizard beard'. */
export function isLongBeard(tokens: readonly string[], at: number): boolean {
  for (let back = at; back >= Math.max(0, at - REACH); back--) {
    const token = tokens[back] ?? '';
    if (LONG.has(token) || (back === at - 1 && BEARERS.has(token))) return true;
    if (back < at && !COLOUR_WORDS.has(token) && !SHADES.has(token)) return false;
  }
  return false;
}
