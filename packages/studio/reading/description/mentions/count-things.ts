import { grammar } from '../../../catalogue/languages/languages.ts';
import { thingOf } from '../../../catalogue/things/catalogue.ts';
import { lookBack } from '../words/look-back.ts';
import { BREAK, COMMA } from '../words/tokenise.ts';
import type { Mention } from './mention.ts';

/** Numbers in words and figures. A pack has room for four things, so that higher numbers count as four. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  (['two', 'three', 'four'] as const).flatMap((kind, index) =>
    [...grammar([kind])].map((word) => [word, index + 2] as const),
  ),
);
/** How many words may stand between a number and its things: 'two very small dogs'. */
const REACH = 3;
const ENDS = grammar(['and', 'with', 'number'], `${BREAK} ${COMMA} in year years time times wheel`);

/** How many things each mention asks for, 1 to 4, in the order of the mentions: 'two dogs' is 2. */
export function countThings(tokens: readonly string[], mentions: readonly Mention[]): number[] {
  return mentions.map(({ at, meaning }, index) => {
    const [kind] = meaning.accessories;
    if (!kind || thingOf(kind).isSet) return 1;
    const reach = Math.min(REACH, at - (mentions[index - 1]?.end ?? 0));
    const number = lookBack(
      tokens,
      at,
      reach,
      (token) => NUMBERS.has(token),
      (token) => ENDS.has(token),
    );
    return NUMBERS.get(tokens[number ?? at] ?? BREAK) ?? 1;
  });
}
