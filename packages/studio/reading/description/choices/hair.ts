import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { grammar } from '../../../catalogue/languages/languages.ts';
import {
  DARK_HAIR,
  HAIR_ADJECTIVES,
  type HairWish,
  isDark,
  naturalHair,
} from '../../../catalogue/words/hair-words.ts';
import type { CharacterOptions } from '../character-options.ts';
import type { Mention, Request } from '../mentions/mention.ts';
import { BREAK } from '../words/tokenise.ts';

/**
 * Decides the colour of the hair and whether there is any. A named colour goes before the colour that people are called by
 * ('a blonde'), and both go before 'dark'.
 * @param style the style that the words name, see `findHairStyle`.
 * @returns undefined if the words say nothing about the hair.
 */
export function chooseHair(
  tokens: readonly string[],
  requests: readonly Request[],
  isUnwanted: boolean,
  style: HairWish | undefined,
): CharacterOptions['hair'] {
  const named = requests.find(
    ({ meaning, colour }) => colour && (meaning.garments.includes('hair') || meaning.haircuts.length > 0),
  )?.colour;
  const called = requests.flatMap(({ meaning }) => meaning.hair);
  const bald = isUnwanted || called.includes('bald');
  const dark = requests.some(
    ({ meaning, at, end }) => meaning.garments.includes('hair') && isDark(tokens, at, end),
  );
  const colour = named ?? called.find((hair) => hair !== 'bald') ?? (dark ? DARK_HAIR : undefined);
  return bald || colour || style ? { ...style, colour: colour && naturalHair(colour), bald } : undefined;
}

/** How many words an adjective may stand before the hair: 'long, wavy dark brown hair'. */
const REACH = 6;
/** Words between the adjectives behind hair: 'cheveux longs et blonds'. */
const BETWEEN = grammar(['and', 'very']);

/**
 * The style of the hair, from the names of haircuts and from the adjectives around 'hair'.
 * @param denied whether the words deny the mention of the same index.
 * @returns undefined if the words say nothing about the style.
 */
export function findHairStyle(
  tokens: readonly string[],
  mentions: readonly Mention[],
  denied: readonly boolean[],
): HairWish | undefined {
  const styles = mentions.flatMap(({ at, end, meaning }, index) => {
    if (denied[index]) return [];
    if (!meaning.garments.includes('hair')) return meaning.haircuts;
    // The 'blonde' of 'blonde hair' is an adjective too.
    const from = mentions.slice(0, index).findLast((mention) => mention.meaning.hair.length === 0)?.end ?? 0;
    return [...adjectivesBefore(tokens, at, from), ...adjectivesBehind(tokens, end)];
  });
  return styles.length > 0 ? Object.assign({}, ...styles) : undefined;
}

function adjectivesBefore(tokens: readonly string[], at: number, from: number): HairWish[] {
  const before = tokens.slice(Math.max(from, at - REACH), at);
  return before.slice(before.lastIndexOf(BREAK) + 1).flatMap((token) => HAIR_ADJECTIVES.get(token) ?? []);
}

/** The adjectives right behind the hair, as Romance languages have them: 'pelo largo y rizado'. */
function adjectivesBehind(tokens: readonly string[], end: number): HairWish[] {
  const isPart = (token: string) =>
    HAIR_ADJECTIVES.has(token) || BETWEEN.has(token) || COLOUR_WORDS.has(token);
  const behind = tokens.slice(end);
  const stop = behind.findIndex((token) => !isPart(token));
  return behind
    .slice(0, stop < 0 ? behind.length : stop)
    .flatMap((token) => HAIR_ADJECTIVES.get(token) ?? []);
}
