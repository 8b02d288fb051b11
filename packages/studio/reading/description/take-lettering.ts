import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { GARMENTS } from '../../catalogue/garments/garments.ts';
import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import { grammar, grammarOf, phrasesOfAll, SPOKEN } from '../../catalogue/languages/languages.ts';
import { THINGS } from '../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import { findMentions } from './lexicon.ts';
import { IN_LETTERS, NAMED_AS, nearGarment, ON, QUOTED } from './take-slogan.ts';
import { BREAK, COMMA, tokenise } from './tokenise.ts';

/** Accessories and headwear with room for words. */
const LETTERED: ReadonlySet<string> = new Set([
  'cap',
  ...[...THINGS.values()].filter(({ lettered }) => lettered).map(({ id }) => id),
]);
/** The words on each thing. */
export type Lettering = ReadonlyMap<ThingId | Headwear, string>;

/** How many words may stand between a thing and what is written on it: 'a mug with the words'. */
const BEFORE = 5;
/** How many words may stand between 'on' and the thing: '"BOSS" on her big white mug'. */
const AFTER_ON = 4;
/** How many words may stand between a quotation and the thing right behind it: 'a "BEST MUM" mug'. */
const ADJACENT = 1;
const ANEW = grammar(['and', 'articles'], `${BREAK} ${COMMA} with in`);
/** 'Und ein', 'et une' and the like, which go on behind what is written. */
const AND_ONE = SPOKEN.filter((language) => language !== 'en')
  .map((language) => {
    const [and, articles] = [grammarOf(language, 'and'), grammarOf(language, 'articles')];
    return `(?:${and.join('|')})\\s+(?:${articles.join('|')})`;
  })
  .join('|');
/** Words without quotation marks after 'that says' and the like, up to the end of the phrase. */
const SAYING = new RegExp(
  `\\b((?:says|saying|titled|that reads|which reads|reading|with (?:the )?(?:words?|text|lettering|slogan)|written|${phrasesOfAll('saying').join('|')})\\s*:?\\s+)(?!the\\b|a\\b|his\\b|her\\b|["“”„«»])['‘’]?([^"“”„«»,;.!?()\\n]{1,40}?[!?]?)['‘’]?(?=\\s*(?:$|[,;.()\\n]|\\s(?:and\\s+(?:a|an|his|her|the|my|some|wearing|holding)|with|in\\s+(?:a|his|her|one)|on\\s+(?:it|the|a|his|her|one)|wearing|holding|who|${AND_ONE})\\b))`,
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

/** Takes the quotations that stand on things out of a text. All other quotations stay in it. */
export function takeLettering(text: string): { text: string; lettering: Lettering } {
  const lettering = new Map<ThingId | Headwear, string>();
  let rest = text;
  for (const [quote, words = ''] of text.matchAll(new RegExp(QUOTED, 'gu'))) {
    const at = rest.indexOf(quote);
    const before = rest.slice(0, at).replace(NAMED_AS, '');
    const after = rest.slice(at + quote.length).replace(IN_LETTERS, '');
    const thing = /[\p{L}\p{N}]/u.test(words) ? writtenOn(tokenise(before), tokenise(after)) : undefined;
    if (!thing || lettering.has(thing)) continue;
    lettering.set(thing, words);
    rest = thing === 'cap' ? `${asCap(before)} ${asCap(after)}` : `${before} ${after}`;
  }
  const [, age] = AGE.exec(rest) ?? [];
  if (age && !lettering.has('cake')) lettering.set('cake', age);
  return { text: rest, lettering };
}

/** Puts quotation marks around the words on things and clothes that have none: 'a mug that says Best Boss', 'a SOLD sign'. */
export const quoteSayings = (text: string): string =>
  quoteCapitals(text).replace(SAYING, (whole: string, lead: string, words: string, at: number) =>
    bearsWords(lastThing(tokenise(text.slice(0, at)), BEFORE)) ? `${lead}"${words.trim()}" ` : whole,
  );

function quoteCapitals(text: string): string {
  return text.replace(CAPITALS, (capitals) => {
    const words = capitals.trim().split(/\s+/u);
    const isLoud = words.some((word) => LOUD.has(word) || COLOUR_WORDS.has(word.toLowerCase()));
    return isLoud ? capitals : `"${words.join(' ')}" `;
  });
}

/** The thing that a quotation stands on: the one after 'on', else the one right behind it, else the one before it. */
function writtenOn(before: readonly string[], after: readonly string[]): string | undefined {
  const next = ON.has(after[0] ?? '') ? firstThing(after.slice(1), AFTER_ON) : adjacentThing(after);
  const last = lastThing(before, BEFORE);
  // In 'a cake with "40" candles' the number stands on the cake.
  const thing = isLettered(last) && next === 'candle' ? last : (next ?? last);
  return isLettered(thing) ? thing : undefined;
}

const isLettered = (thing: string | undefined): thing is string => thing !== undefined && LETTERED.has(thing);

const bearsWords = (thing: string | undefined) =>
  isLettered(thing) || GARMENTS.some((garment) => garment === thing);

/** The last thing or printed garment of the last sentence, if at most `reach` words follow it. */
function lastThing(tokens: readonly string[], reach: number): string | undefined {
  const from = tokens.lastIndexOf(BREAK) + 1;
  const sentence = tokens.slice(from);
  const last = findMentions(sentence)
    .map((mention) => ({ ...mention, thing: thingOf(sentence, mention) }))
    .findLast(({ thing }) => thing);
  return last && sentence.length - last.end <= reach ? last.thing : undefined;
}

function firstThing(tokens: readonly string[], reach: number): string | undefined {
  const [first] = findMentions(tokens)
    .filter(({ at }) => at <= reach)
    .flatMap((mention) => thingOf(tokens, mention) ?? []);
  return first;
}

function adjacentThing(tokens: readonly string[]): string | undefined {
  const from = tokens.findIndex((token) => ANEW.has(token));
  return firstThing(from < 0 ? tokens : tokens.slice(0, from), ADJACENT);
}

/** The name of a thing. A hat of no kind counts as a cap, because a cap has room for words. */
function thingOf(
  tokens: readonly string[],
  { at, end, meaning }: ReturnType<typeof findMentions>[number],
): string | undefined {
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
