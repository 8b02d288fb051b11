import { grammar } from '../../../catalogue/languages/languages.ts';
import { lookBack } from '../words/look-back.ts';
import { BREAK, COMMA } from '../words/tokenise.ts';
import type { Mention } from './mention.ts';

/** Words that give one colour to all things of a list: 'cap, hoodie, trainers, all black'. */
const ALL = grammar(['all', 'both']);
const BOTH = grammar(['both']);
/** What may stand between such a word and its colour: 'tout en bleu', 'all of them in red'. */
const LEADS = grammar(['in', 'ofAll']);
const REACH = 3;

/**
 * The things that share a colour: those of the sentence before 'all' or 'both', or of the list behind 'all in red:'.
 * Clothes and hats go before other things: in 'a dog, cap and shoes, all red' the dog keeps its colour.
 */
export function thingsOfAll(
  tokens: readonly string[],
  things: readonly Mention[],
  named: { at: number; end: number },
): readonly Mention[] {
  const isAll = (token: string) => ALL.has(token);
  const all = lookBack(tokens, named.at, REACH + 1, isAll, (token) => !LEADS.has(token));
  if (all === undefined) return [];
  // 'Cap and shoes. All black.' means the sentence before.
  const end = tokens[all - 1] === BREAK ? all - 1 : all;
  const from = tokens.lastIndexOf(BREAK, end - 1) + 1;
  const before = choose(things.filter(({ at, end }) => at >= from && end <= all));
  if (before.length > 0) return BOTH.has(tokens[all] ?? '') ? before.slice(-2) : before;
  return tokens[named.end] === COMMA ? choose(listFrom(tokens, things, named.end + 1)) : [];
}

const JOINS = grammar(['and', 'articles', 'definite'], COMMA);

/** Things with nothing but commas, 'and' and articles between them. */
function listFrom(tokens: readonly string[], things: readonly Mention[], from: number): Mention[] {
  const list: Mention[] = [];
  for (let at = from; at < tokens.length; ) {
    const thing = things.find((mention) => mention.at === at);
    if (thing) list.push(thing);
    else if (!JOINS.has(tokens[at] ?? BREAK)) break;
    at = thing?.end ?? at + 1;
  }
  return list;
}

function choose(things: readonly Mention[]): readonly Mention[] {
  const worn = things.filter(({ meaning }) => meaning.garments.length + meaning.headwear.length > 0);
  return worn.length > 0 ? worn : things.filter(({ meaning }) => meaning.accessories.length > 0);
}
