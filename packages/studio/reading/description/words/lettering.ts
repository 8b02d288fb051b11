import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { GARMENTS, type Garment, garmentsIn } from '../../../catalogue/garments/garments.ts';
import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import { grammar, grammarOf, phrasesOfAll, SPOKEN } from '../../../catalogue/languages/languages.ts';
import { THINGS } from '../../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../../catalogue/things/thing.ts';
import { findMentions } from '../mentions/lexicon.ts';
import type { Mention } from '../mentions/mention.ts';
import { BREAK, COMMA, tokenise } from './tokenise.ts';

/** Words in any quotation marks, short enough to be read on a chest. */
const QUOTED = /["“”„«»]\s*([^"“”„«»\n]{1,60}?)\s*["“”„«»]/u;
const LEGIBLE = /[\p{L}\p{N}]/u;
/** Accessories and headwear with room for words. */
const LETTERED: ReadonlySet<string> = new Set([
  'cap',
  ...[...THINGS.values()].filter(({ lettered }) => lettered).map(({ id }) => id),
]);
/** Garments that words are printed on. */
const PRINTED = garmentsIn(
  `tee tank jersey hoodie jumper shirt polo pyjamas apron jacket leather-jacket coat lab-coat vest uniform scrubs wetsuit
  onesie swimsuit overalls dress gown robe`,
);
const CHEST = grammar(['chest']);
const ON = grammar(['on']);
/** Words that begin something else than the thing behind a quotation. */
const ANEW = grammar(['and', 'articles'], `${BREAK} ${COMMA} with in`);

/** How many words may stand between a thing and what is written on it: 'a mug with the words'. */
const BEFORE = 5;
/** How many may stand behind 'on': '"BOSS" on her big white mug', '"LADDER 7" on his long yellow coat'. */
const AFTER_ON = 4;
/** How many may stand between a quotation and the thing or garment right behind it: 'a "BEST MUM" mug'. */
const ADJACENT_THING = 1;
const ADJACENT_GARMENT = 2;

/** Nouns before a quotation. They are removed so that 'the letter "M"' brings no envelope. */
const NAMED_AS = /\b(?:the\s+)?(?:letters?|initials?|words?|text|logo|slogan|number)\s*$/iu;
/** How a quotation is written. It is removed so that its colour goes to nothing else: 'in big red letters'. */
const IN_LETTERS =
  /^\s*(?:written\s+|printed\s+)?in\s+(?:\p{L}+\s+){0,3}(?:letters?|lettering|writing|print|font|script)\b/iu;
/** A shirt with words on it is a T-shirt and no dress shirt. */
const DRESS_SHIRT = /(?<!\bt[-\s]?)\bshirt\b(?!.*\bshirt\b)/iu;

/** 'Und ein', 'et une' and the like, which go on behind what is written. */
const AND_ONE = SPOKEN.filter((language) => language !== 'en')
  .map((language) => {
    const [and, articles] = [grammarOf(language, 'and'), grammarOf(language, 'articles')];
    return `(?:${and.join('|')})\\s+(?:${articles.join('|')})`;
  })
  .join('|');
const ENGLISH_SAYING =
  'says|saying|titled|that reads|which reads|reading|with (?:the )?(?:words?|text|lettering|slogan)|written';
const GOES_ON = `and\\s+(?:a|an|his|her|the|my|some|wearing|holding)|with|in\\s+(?:a|his|her|one)|on\\s+(?:it|the|a|his|her|one)|wearing|holding|who|${AND_ONE}`;
/** Words without quotation marks after 'that says' and the like, up to the end of the phrase. */
const SAYING = new RegExp(
  `\\b((?:${ENGLISH_SAYING}|${phrasesOfAll('saying').join('|')})\\s*:?\\s+)(?!the\\b|a\\b|his\\b|her\\b|["“”„«»])` +
    `['‘’]?([^"“”„«»,;.!?()\\n]{1,40}?[!?]?)['‘’]?(?=\\s*(?:$|[,;.()\\n]|\\s(?:${GOES_ON})\\b))`,
  'giu',
);
/** Words in capitals right before the thing that bears them: 'a SOLD sign', 'a NASA hoodie'. */
const CAPITALS =
  /(?<![\p{L}"“„«])((?:[A-Z][A-Z'’!?]+\s+){1,4})(?=(?:sign|placard|mug|hoodie|sweatshirt|t-?shirt|tee|cap)\b)/gu;
/** Words in capitals that are emphasis or a size. */
const LOUD = new Set(
  'NO NOT WITHOUT A AN THE BIG HUGE GIANT OLD NEW AND WITH IN HIS HER MY XL XXL XXXL LED RGB'.split(' '),
);
/** An age that goes onto the birthday cake: 'Happy 60th birthday'. */
const AGE = new RegExp(
  `(?<!\\d)(\\d{1,3})\\s*(?:st|nd|rd|th|er|\\.|º|°)?\\s+(?:${phrasesOfAll('birthday').join('|')})`,
  'iu',
);

/** The words on each thing. */
export type Lettering = ReadonlyMap<ThingId | Headwear, string>;

/** Puts quotation marks around the words on things and clothes that have none: 'a mug that says Best Boss', 'a SOLD sign'. */
export const quoteSayings = (text: string): string =>
  quoteCapitals(text).replace(SAYING, (whole: string, lead: string, words: string, at: number) => {
    const bearer = lastThing(tokenise(text.slice(0, at)));
    return isLettered(bearer) || GARMENTS.some((garment) => garment === bearer)
      ? `${lead}"${words.trim()}" `
      : whole;
  });

function quoteCapitals(text: string): string {
  return text.replace(CAPITALS, (capitals) => {
    const words = capitals.trim().split(/\s+/u);
    const isLoud = words.some((word) => LOUD.has(word) || COLOUR_WORDS.has(word.toLowerCase()));
    return isLoud ? capitals : `"${words.join(' ')}" `;
  });
}

/** Takes the quotations that stand on things out of a text. All other quotations stay in it. */
export function takeLettering(text: string): { text: string; lettering: Lettering } {
  const lettering = new Map<ThingId | Headwear, string>();
  let rest = text;
  for (const [quote, words = ''] of text.matchAll(new RegExp(QUOTED, 'gu'))) {
    const { before, after } = around(rest, quote, rest.indexOf(quote));
    const thing = LEGIBLE.test(words) ? writtenOn(tokenise(before), tokenise(after)) : undefined;
    if (!thing || lettering.has(thing)) continue;
    lettering.set(thing, words);
    rest = thing === 'cap' ? `${asCap(before)} ${asCap(after)}` : `${before} ${after}`;
  }
  const [, age] = AGE.exec(rest) ?? [];
  if (age && !lettering.has('cake')) lettering.set('cake', age);
  return { text: rest, lettering };
}

const around = (text: string, quote: string, at: number) => ({
  before: text.slice(0, at).replace(NAMED_AS, ''),
  after: text.slice(at + quote.length).replace(IN_LETTERS, ''),
});

/**
 * The thing on which a quotation stands: the one after 'on', otherwise the one right behind it, otherwise the one
 * before it.
 */
function writtenOn(before: readonly string[], after: readonly string[]): string | undefined {
  const next = ON.has(after[0] ?? '') ? firstThing(after.slice(1), AFTER_ON) : adjacentThing(after);
  const last = lastThing(before);
  // In 'a cake with "40" candles' the number stands on the cake.
  const thing = isLettered(last) && next === 'candle' ? last : (next ?? last);
  return isLettered(thing) ? thing : undefined;
}

const isLettered = (thing: string | undefined): thing is string => thing !== undefined && LETTERED.has(thing);

/** The last thing or printed garment of the last sentence, if no more words follow it than may stand between. */
function lastThing(tokens: readonly string[]): string | undefined {
  const sentence = tokens.slice(tokens.lastIndexOf(BREAK) + 1);
  const last = findMentions(sentence)
    .map((mention) => ({ ...mention, thing: thingOf(sentence, mention) }))
    .findLast(({ thing }) => thing);
  return last && sentence.length - last.end <= BEFORE ? last.thing : undefined;
}

function firstThing(tokens: readonly string[], reach: number): string | undefined {
  const [first] = findMentions(tokens)
    .filter(({ at }) => at <= reach)
    .flatMap((mention) => thingOf(tokens, mention) ?? []);
  return first;
}

function adjacentThing(tokens: readonly string[]): string | undefined {
  const from = tokens.findIndex((token) => ANEW.has(token));
  return firstThing(from < 0 ? tokens : tokens.slice(0, from), ADJACENT_THING);
}

/** The name of a thing. A hat of no kind counts as a cap, because a cap has room for words. */
function thingOf(tokens: readonly string[], { at, end, meaning }: Mention): string | undefined {
  const name = tokens.slice(at, end).join(' ');
  if (name === 'hat') return 'cap';
  return meaning.accessories[0] ?? meaning.headwear[0] ?? nearGarment([name], 0);
}

const asCap = (text: string) => text.replace(/\bhat\b(?!.*\bhat\b)/iu, 'cap');

/** Adds the words that are written on a thing, if there are any. */
export function letter<T extends { kind: ThingId | Headwear }>(
  thing: T,
  lettering: Lettering,
): T & { words?: string } {
  const words = lettering.get(thing.kind);
  return words ? { ...thing, words } : thing;
}

/** The words to print, the garment that bears them, and the text without them. */
type Slogan = { text: string; slogan: string | undefined; sloganOn: Garment | 'chest' | undefined };

/** Takes the first quotation out of a text if it stands on a garment: 'a black tee "GG EZ"'. */
export function takeSlogan(text: string): Slogan {
  const found = QUOTED.exec(text);
  const [quote, slogan] = found ?? [];
  if (!found || !quote || !slogan || !LEGIBLE.test(slogan))
    return { text, slogan: undefined, sloganOn: undefined };
  const { before, after } = around(text, quote, found.index);
  const follows = tokenise(after);
  const isOn = ON.has(follows[0] ?? '');
  const next =
    nearGarment(follows, isOn ? AFTER_ON : ADJACENT_GARMENT) ?? (isOn ? nearChest(follows) : undefined);
  // In 'a red cape, "LADDER 7" on the coat' the garment after 'on' counts, and not the one before the quotation.
  const near = isOn && next ? undefined : nearGarment(tokenise(before).reverse(), BEFORE);
  const sloganOn = near ?? next;
  if (!sloganOn) return { text, slogan: undefined, sloganOn };
  const named = near ? `${before.replace(DRESS_SHIRT, 't-shirt')} ${after}` : `${before} ${asTee(after)}`;
  return { text: named, slogan, sloganOn: sloganOn === 'shirt' ? 'tee' : sloganOn };
}

const asTee = (text: string) =>
  text.replace(/\bshirt\b/iu, 't-shirt').replace(/\bt[-\s]?t-shirt/iu, 't-shirt');

/** The first printed garment within `reach` words of the same sentence. */
function nearGarment(tokens: readonly string[], reach: number): Garment | undefined {
  const end = tokens.indexOf(BREAK);
  return tokens
    .slice(0, Math.min(reach + 1, end < 0 ? tokens.length : end))
    .flatMap((token) => findMentions([token]).flatMap(({ meaning }) => meaning.garments))
    .find((kind) => PRINTED.has(kind));
}

const nearChest = (tokens: readonly string[]) =>
  tokens.slice(0, AFTER_ON).some((token) => CHEST.has(token)) ? ('chest' as const) : undefined;
