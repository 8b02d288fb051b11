import type { Mention } from './mention.ts';
import { BREAK, COMMA } from './tokenise.ts';

const NEGATIONS = new Set(
  'no not without never lacks lacking minus hates dislikes dont doesnt isnt wont cannot cant hasnt havent nor neither remove except sans pas sin ohne kein keine keinen senza sem 🚫'.split(
    ' ',
  ),
);
/** How many small words may stand between 'without' and its thing: 'not wearing any kind of hat'. */
const REACH = 4;
/** Words that end a negation or reverse it: 'not only', 'never without', 'no fear'. */
const ENDS = new Set([
  BREAK,
  COMMA,
  'only',
  'just',
  'but',
  'and',
  'with',
  'fear',
  'matter',
  'doubt',
  'without',
  'ohne',
  'sans',
]);

const OR = new Set(['or', 'nor', 'ni', 'oder', 'ou']);

/** Whether the words deny each mention, in the order of the mentions: 'no hat', 'without a cape or gloves'. */
export function findDenied(tokens: readonly string[], mentions: readonly Mention[]): boolean[] {
  const denied: boolean[] = [];
  mentions.forEach((mention, index) => {
    const before = mentions[index - 1];
    const between = before ? tokens.slice(before.end, mention.at) : [];
    const joined = between.some((token) => OR.has(token)) && between.length <= 3;
    denied.push((joined && denied[index - 1] === true) || deniedAt(tokens, mention.at, before?.end ?? 0));
  });
  return denied;
}

function deniedAt(tokens: readonly string[], at: number, from: number): boolean {
  for (let back = at - 1; back >= Math.max(from, at - REACH); back--) {
    const token = tokens[back] ?? BREAK;
    if (NEGATIONS.has(token)) return isNegation(tokens, back);
    if (ENDS.has(token)) return false;
  }
  return false;
}

/** Whether the word at a place denies what follows; 'never without' does not. */
export function isNegation(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? BREAK;
  return NEGATIONS.has(token) && !(token === 'without' && tokens[at - 1] === 'never');
}
