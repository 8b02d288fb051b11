import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { grammar } from '../../catalogue/languages/languages.ts';
import { HAIR_ADJECTIVES, type HairWish } from '../../catalogue/words/hair-words.ts';
import type { Mention } from './mention.ts';
import { BREAK } from './tokenise.ts';

/** How many words an adjective may stand before the hair: 'long, wavy dark brown hair'. */
const REACH = 6;

/**
 * The style of the hair, from the names of haircuts and from the adjectives before 'hair'.
 * @param denied whether the words deny the mention of the same index.
 * @returns undefined where the words say nothing about the style.
 */
export function findHairStyle(
  tokens: readonly string[],
  mentions: readonly Mention[],
  denied: readonly boolean[],
): HairWish | undefined {
  const styles = mentions.flatMap((mention, index) => {
    if (denied[index]) return [];
    return mention.meaning.garments.includes('hair')
      ? [
          ...readAdjectives(tokens, mention.at, endOfThingBefore(mentions, index)),
          ...readAdjectivesAfter(tokens, mention.end),
        ]
      : mention.meaning.haircuts;
  });
  return styles.length > 0 ? Object.assign({}, ...styles) : undefined;
}

function readAdjectives(tokens: readonly string[], at: number, from: number): HairWish[] {
  const before = tokens.slice(Math.max(from, at - REACH), at);
  return before.slice(before.lastIndexOf(BREAK) + 1).flatMap((token) => HAIR_ADJECTIVES.get(token) ?? []);
}

/** Words between the adjectives behind hair: 'cheveux longs et blonds'. */
const BETWEEN = grammar(['and', 'very']);

/** The adjectives right behind the hair, as Romance languages have them: 'pelo largo y rizado'. */
function readAdjectivesAfter(tokens: readonly string[], end: number): HairWish[] {
  const wishes: HairWish[] = [];
  for (let at = end; at < tokens.length; at++) {
    const token = tokens[at] ?? BREAK;
    const wish = HAIR_ADJECTIVES.get(token);
    if (wish) wishes.push(wish);
    else if (!BETWEEN.has(token) && !COLOUR_WORDS.has(token)) break;
  }
  return wishes;
}

/** Where the adjectives of the hair may begin. The 'blonde' of 'blonde hair' is an adjective too. */
function endOfThingBefore(mentions: readonly Mention[], index: number): number {
  return mentions.slice(0, index).findLast(({ meaning }) => meaning.hair.length === 0)?.end ?? 0;
}
