import { grammar } from '../../../catalogue/languages/languages.ts';
import { thingIds, thingOf } from '../../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../../catalogue/things/thing.ts';
import { type Request, thingsOf, withMeaning } from '../mentions/mention.ts';

/** Tells apart things that share one word, by the things and roles around them. */
export const settleThings = (tokens: readonly string[], requests: readonly Request[]): Request[] =>
  nameBalls(tokens, resolveHomonyms(tokens, requests));

/** Words that mean something without a mould where one of these things is near: a plumber's pipe is not smoked. */
const BESIDE: ReadonlyMap<string, readonly ThingId[]> = new Map([
  ['pipe', thingIds('spanner', 'plunger')],
  ['pipes', thingIds('spanner', 'plunger')],
  ['chips', thingIds('playing-cards', 'dice')],
]);

/** Words that are a role, and a chess piece next to chess. */
const CHESSMEN: ReadonlyMap<string, ThingId> = new Map([
  ['king', thingOf('chess-king').id],
  ['queen', thingOf('chess-king').id],
  ['knight', thingOf('chess-piece').id],
]);
/** What stands before a chess piece: it is held or moved, or has the colour of a side. */
const AS_CHESSMAN =
  /(?:\b(?:with|holding|holds|moving|moves)(?: (?:a|an|the|his|her|my|big|giant|wooden|black|white))*|\b(?:black|white))$/;
/** How many words before a chess piece are read: 'holding a giant black king'. */
const REACH = 4;

/**
 * Resolves words by the things and roles around them. A plumber's pipe and a poker player's chips are dropped, and the
 * black king of a chess player is a chess piece.
 */
function resolveHomonyms(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const company = new Set(thingsOf(requests));
  return requests.flatMap((request) => {
    const word = tokens.slice(request.at, request.end).join(' ');
    if (BESIDE.get(word)?.some((kind) => company.has(kind))) return [];
    const before = tokens.slice(Math.max(0, request.at - REACH), request.at).join(' ');
    const chessman = company.has('chess-piece') && AS_CHESSMAN.test(before) && CHESSMEN.get(word);
    if (!chessman) return [request];
    return [withMeaning(request, { accessories: [chessman], headwear: [], garments: [], roles: [] })];
  });
}

/** Words for a ball of any sport. */
const BARE = grammar(['ball']);

/** Gives a ball the sport of the other things: 'a basketball coach with a ball' has one basketball. */
function nameBalls(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const ball = thingsOf(requests)
    .map((kind) => thingOf(kind).ball)
    .find((kind) => kind);
  if (!ball) return [...requests];
  return requests.map((request) =>
    request.end === request.at + 1 && BARE.has(tokens[request.at] ?? '')
      ? withMeaning(request, { accessories: [ball] })
      : request,
  );
}
