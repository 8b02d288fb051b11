import { COLOUR_WORDS, isOfColour, SHADES } from '../../../catalogue/colours/colour-words.ts';
import {
  grammar,
  grammarOf,
  LANGUAGE_WORDS,
  QUIET_WORDS,
  SPOKEN,
} from '../../../catalogue/languages/languages.ts';
import type { SpokenLanguage } from '../../../catalogue/words/words.ts';
import type { Rgb } from '../../../colour.ts';
import { BREAK, COMMA, singulars } from '../words/tokenise.ts';
import { isNegation } from './denials.ts';
import { isKnownWord } from './lexicon.ts';
import { hasColour, type Mention } from './mention.ts';
import { thingsOfAll } from './shared-colours.ts';

/** How many words a colour may stand before its thing: 'red shiny electric guitar'. */
const REACH = 3;
/** Words that lead from a thing to its colour: 'jacket in red', 'guitar that is green', 'cape (purple)'. */
const LEADS = grammar(['ofColour', 'number'], COMMA);
/** A colour before one of these words describes nothing behind it. */
const ENDS = grammar(
  ['and', 'with', 'in', 'without'],
  `${BREAK} ${COMMA} on but holding wearing has who no not`,
);

type Named = { at: number; end: number; colour: Rgb };

/** What the colours in the words belong to. */
type Colouring = {
  /** The colour of each mention, in their order. */
  colours: (Rgb | undefined)[];
  /** A second colour of each: the blue of 'a red and blue shirt'. */
  seconds: (Rgb | undefined)[];
  /** The first colour that belongs to no mention. */
  loose: Rgb | undefined;
  /** Colours that are not wanted: 'not blue'. */
  denied: Rgb[];
  /** Mentions that turned out to be names of colours: the rose of 'a rose dress'. */
  names: ReadonlySet<Mention>;
  /** Where names of colours stand in the tokens, from `at` up to and not including `end`. */
  places: readonly { at: number; end: number }[];
};

/** Gives each colour in the words to the mention that it describes. */
export function assignColours(
  tokens: readonly string[],
  mentions: readonly Mention[],
  languages: readonly SpokenLanguage[],
): Colouring {
  const isBehind = languages.some((language) => LANGUAGE_WORDS[language].hasColourBehind);
  const things = mentions.filter(({ meaning }) => hasColour(meaning));
  const owned = new Map<Mention, Rgb>();
  const second = new Map<Mention, Rgb>();
  const names = new Set<Mention>();
  const shared = new Map<Mention, Rgb>();
  let loose: Rgb | undefined;
  const found = findColours(tokens);
  const denied = found.filter((named) => isDenied(tokens, named));
  for (const named of found) {
    if (denied.includes(named)) continue;
    const behind = withoutPattern(mentions, named);
    const own = isBehind ? thingRightBefore(tokens, things, behind) : undefined;
    const next = own ?? nextThing(tokens, things, named);
    const same = things.find(({ at, end }) => at < named.end && named.at < end);
    if (same && isPartOf(same, next, named)) continue;
    if (same) names.add(same);
    const all = own === next ? thingsOfAll(tokens, things, named) : [];
    for (const thing of all) shared.set(thing, shared.get(thing) ?? named.colour);
    if (all.length > 0) continue;
    const owner =
      next ?? (isOfWordBehind(tokens, mentions, named) ? undefined : thingBefore(tokens, things, behind));
    if (!owner && !isOfUnread(tokens, named) && !isOfWordBehind(tokens, mentions, named))
      loose ??= named.colour;
    else if (!owner) continue;
    else if (!owned.has(owner)) owned.set(owner, named.colour);
    else if (!second.has(owner)) second.set(owner, named.colour);
  }
  const ofEach = (found: ReadonlyMap<Mention, Rgb>) => mentions.map((mention) => found.get(mention));
  return {
    colours: ofEach(new Map([...shared, ...owned])),
    seconds: ofEach(second),
    loose,
    denied: denied.map(({ colour }) => colour),
    names,
    places: found,
  };
}

/** Whether a colour word is read as the thing of the same name instead: the rose that somebody carries. */
function isPartOf(same: Mention, next: Mention | undefined, { at, end }: Named): boolean {
  // The blonde of 'a blonde astronaut' is the colour of the hair and not of the suit.
  if (next) return same.meaning.hair.length > 0 && next.meaning.roles.length > 0;
  return same.end - same.at >= end - at;
}

/** A colour with the pattern before it: 'camicia a quadri rossa' is a red shirt. */
function withoutPattern(mentions: readonly Mention[], named: Named): Named {
  const before = mentions.find(({ end }) => end === named.at);
  return before && before.meaning.patterns.length > 0 && !hasColour(before.meaning)
    ? { ...named, at: before.at }
    : named;
}

/** The thing that a colour of a Romance language stands behind, with one small word between them: 'robe longue rouge'. */
function thingRightBefore(
  tokens: readonly string[],
  things: readonly Mention[],
  { at }: Named,
): Mention | undefined {
  const between = tokens[at - 1] ?? BREAK;
  const isSmall = QUIET_WORDS.has(between) && !ENDS.has(between);
  return things.find(({ end }) => end === at || (isSmall && end === at - 1));
}

/** Whether a colour stands right behind a word that no table has: the comb of 'una cresta verde' is green, and nothing else. */
function isOfUnread(tokens: readonly string[], { at }: Named): boolean {
  const before = tokens[at - 1] ?? BREAK;
  return /^[a-z]{3,}$/.test(before) && !isKnownWord(before);
}

/** What leads to a noun that has a colour of its own: 'with a red strap', 'trainers, brown satchel'. */
const BEFORE_NOUN: ReadonlySet<string> = new Set([
  COMMA,
  ...SPOKEN.filter((language) => !LANGUAGE_WORDS[language].hasColourBehind).flatMap((language) =>
    (['articles', 'possessives', 'with'] as const).flatMap((kind) => grammarOf(language, kind)),
  ),
]);

/** Whether a colour without a thing stands before another noun: the collar of 'a dog with a blue collar' is blue, and no dog. */
function isOfWordBehind(
  tokens: readonly string[],
  mentions: readonly Mention[],
  { at, end }: Named,
): boolean {
  if (mentions.some((mention) => mention.at === end)) return false;
  const behind = tokens[end] ?? BREAK;
  // 'Jacket, mustard yellow' and 'cap, red faded' go on with the colour.
  const isColour = isOfColour(behind) || /(?:...ed|..ly|..ish)$/.test(behind);
  const isQuiet = isColour || ENDS.has(behind) || singulars(behind).some((form) => QUIET_WORDS.has(form));
  return BEFORE_NOUN.has(tokens[at - 1] ?? BREAK) && /^[a-z]{3,}$/.test(behind) && !isQuiet;
}

function findColours(tokens: readonly string[]): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const shade = SHADES.get(tokens[at] ?? '');
    const start = shade ? at + 1 : at;
    const whole = readPigment(tokens, at);
    const named = whole ?? (shade ? readPigment(tokens, start) : undefined);
    if (!named) continue;
    found.push({ at, end: named.end, colour: shade && !whole ? shade(named.colour) : named.colour });
    at = named.end - 1;
  }
  return found;
}

/** Words that may stand between a negation and its colour: 'not in any blue', 'not red or blue'. */
const BETWEEN = grammar(['articles', 'or', 'and'], 'in any all too');

function isDenied(tokens: readonly string[], { at }: Named): boolean {
  let before = at - 1;
  while (BETWEEN.has(tokens[before] ?? BREAK) || readPigment(tokens, before)) before--;
  return isNegation(tokens, before);
}

function readPigment(tokens: readonly string[], at: number): { end: number; colour: Rgb } | undefined {
  for (let length = Math.min(3, tokens.length - at); length > 0; length--) {
    const colour = COLOUR_WORDS.get(tokens.slice(at, at + length).join(' '));
    if (colour) return { end: at + length, colour };
  }
  return undefined;
}

/** The next thing after a colour. Adjectives, and 'and' with a second colour, may stand between them. */
function nextThing(
  tokens: readonly string[],
  things: readonly Mention[],
  { end }: Named,
): Mention | undefined {
  for (let at = end; at <= end + REACH; at++) {
    const thing = things.find((mention) => mention.at === at);
    if (thing) return thing;
    const token = tokens[at] ?? BREAK;
    const second = token === 'and' && readPigment(tokens, at + 1) !== undefined;
    if (ENDS.has(token) && !second) return undefined;
  }
  return undefined;
}

const JOINS = grammar(['and']);

/** The place of the first colour in a list that ends with this one: the red of 'a scarf, red and gold'. */
function startOfColours(tokens: readonly string[], { at }: Named): number {
  const isJoined = JOINS.has(tokens[at - 1] ?? BREAK) && readPigment(tokens, at - 2)?.end === at - 1;
  return isJoined ? at - 2 : at;
}

/** The thing right before a colour, or before small words that lead to the colour. */
function thingBefore(
  tokens: readonly string[],
  things: readonly Mention[],
  named: Named,
): Mention | undefined {
  const at = startOfColours(tokens, named);
  for (let back = at; back >= Math.max(0, at - REACH - 1); back--) {
    const thing = things.find(({ end }) => end === back);
    if (thing) return thing;
    const between = tokens[back - 1] ?? BREAK;
    if (!LEADS.has(between) && !/^\d+$/.test(between)) return undefined;
  }
  return undefined;
}
