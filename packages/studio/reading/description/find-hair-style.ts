import { HAIR_ADJECTIVES, type HairStyle } from '../../catalogue/words/hair-words.ts';
import type { Mention } from './mention.ts';
import { BREAK } from './tokenise.ts';

/** How many words an adjective may stand before the hair: 'long, wavy dark brown hair'. */
const REACH = 6;

/**
 * The cut that the words give the hair: haircuts by their names, and what stands before 'hair' up to the thing
 * before it. None where they say nothing.
 * @param denied whether the words deny each of the mentions.
 */
export function findHairStyle(
  tokens: readonly string[],
  mentions: readonly Mention[],
  denied: readonly boolean[],
): HairStyle | undefined {
  const styles = mentions.flatMap((mention, index) => {
    if (denied[index]) return [];
    return mention.meaning.garments.includes('hair')
      ? readAdjectives(tokens, mention.at, endOfThingBefore(mentions, index))
      : mention.meaning.haircuts;
  });
  return styles.length > 0 ? Object.assign({}, ...styles) : undefined;
}

function readAdjectives(tokens: readonly string[], at: number, from: number): HairStyle[] {
  const before = tokens.slice(Math.max(from, at - REACH), at);
  return before.slice(before.lastIndexOf(BREAK) + 1).flatMap((token) => HAIR_ADJECTIVES.get(token) ?? []);
}

/** The hair's own colour, 'blonde hair', is no thing of its own. */
function endOfThingBefore(mentions: readonly Mention[], index: number): number {
  return mentions.slice(0, index).findLast(({ meaning }) => meaning.hair.length === 0)?.end ?? 0;
}
