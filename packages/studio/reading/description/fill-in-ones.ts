import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import type { Mention } from './mention.ts';

/**
 * Puts the noun in the place of 'ones' and 'one' behind a colour: 'not red trousers, green ones' has green trousers. There are
 * as many words as before.
 * @param mentions the phrases in the words, in their order.
 */
export const fillInOnes = (tokens: readonly string[], mentions: readonly Mention[]): string[] =>
  tokens.map((token, at) => {
    if ((token !== 'ones' && token !== 'one') || !COLOUR_WORDS.has(tokens[at - 1] ?? '')) return token;
    const named = mentions.findLast(
      ({ end, meaning: { accessories, garments, headwear } }) =>
        end < at && accessories.length + garments.length + headwear.length > 0,
    );
    return named ? (tokens[named.end - 1] ?? token) : token;
  });
