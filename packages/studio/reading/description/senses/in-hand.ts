import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { HEADWEAR, HEADWEAR_ENTRIES } from '../../../catalogue/headwear/headwear.ts';
import { grammar } from '../../../catalogue/languages/languages.ts';
import type { ThingId } from '../../../catalogue/things/thing.ts';
import { type Mention, type Request, withMeaning } from '../mentions/mention.ts';
import { lookBack } from '../words/look-back.ts';
import { BREAK, COMMA } from '../words/tokenise.ts';

const HOLDING = grammar(['holds']);
const HANDS = grammar(['hands']);
const AT_HAND = grammar(['atHand']);
/** How many words may stand between 'holding' and its thing, and between a thing and 'in his hand'. */
const REACH = 3;

/** Whether the words put a thing into the figure's hand: 'holding a red umbrella', 'coffee in her hand'. */
export function isInHand(tokens: readonly string[], { at, end }: Mention): boolean {
  const ends = (token: string | undefined) => token === undefined || token === BREAK || token === COMMA;
  const isHeld = (token: string) => HOLDING.has(token);
  if (lookBack(tokens, at, REACH + 1, isHeld, (token) => ends(token) || token === 'and') !== undefined)
    return true;
  // 'Casco nero sotto il braccio' has its colour behind it.
  const behind = COLOUR_WORDS.has(tokens[end] ?? '') ? end + 1 : end;
  if (!AT_HAND.has(tokens[behind] ?? '')) return false;
  const follows = tokens.slice(behind + 1, behind + 1 + REACH);
  const stop = follows.findIndex(ends);
  return follows.slice(0, stop < 0 ? REACH : stop).some((token) => HANDS.has(token));
}

/** The accessories that are helmets. */
const HELMETS: ReadonlySet<ThingId> = new Set<ThingId>([
  'crash-helmet',
  ...HEADWEAR.flatMap((kind) => HEADWEAR_ENTRIES[kind].carriedAs ?? []),
]);

/**
 * Turns helmets that the words put into a hand from headwear into accessories: 'holding her helmet', 'an astronaut,
 * helmet in hand'. The carried helmet has the form and colour of the role's helmet, and the role wears none.
 */
export function carryHelmets(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const carried = requests.map((request) => {
    const isHat = request.meaning.headwear.some((kind) => kind.endsWith('helmet') || kind === 'hard-hat');
    return isHat && isInHand(tokens, request)
      ? withMeaning(request, { headwear: [], accessories: ['crash-helmet'] })
      : request;
  });
  const isHelmet = ({ meaning }: Request) => meaning.accessories.some((kind) => HELMETS.has(kind));
  if (!carried.some(isHelmet)) return carried;
  const worn = requests
    .flatMap(({ meaning }) => [
      ...meaning.headwear,
      ...meaning.roles.flatMap(({ headwear }) => headwear ?? []),
    ])
    .map((kind) => HEADWEAR_ENTRIES[kind]);
  const usual = worn.map(({ colour = '' }) => COLOUR_WORDS.get(colour)).find((colour) => colour);
  const form = worn.find(({ carriedAs }) => carriedAs)?.carriedAs;
  return carried.map((request) => ({
    ...withMeaning(request, {
      accessories: request.meaning.accessories.map((kind) =>
        kind === 'crash-helmet' ? (form ?? kind) : kind,
      ),
      roles: request.meaning.roles.map(({ headwear: _, ...role }) => role),
    }),
    colour: request.colour ?? (isHelmet(request) ? usual : undefined),
  }));
}
