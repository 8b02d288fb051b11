import { thingOf } from '../../catalogue/things/catalogue.ts';
import type { Mention } from './mention.ts';
import { BREAK, COMMA } from './tokenise.ts';

/** Numbers in words and figures. A pack has room for four things, so that higher numbers count as four. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: 'two 2 couple pair zwei beide dos deux due dois duas twee',
    3: 'three 3 trio several many lots loads drei viele trois plusieurs tres varios muchos tre molti muitos drie veel',
    4: `four 4 five 5 six 6 vier funf sechs cuatro cinco seis quatre cinq six quattro
      cinque quatro vijf zes`,
  }).flatMap(([count, names]) => names.split(/\s+/u).map((name) => [name, Number(count)] as const)),
);
/** How many words may stand between a number and its things: 'two very small dogs'. */
const REACH = 3;
const ENDS = new Set([
  BREAK,
  COMMA,
  ...'and with in year years time times wheel number nummer numero und mit et avec con com met'.split(' '),
]);

/** How many things each mention asks for, 1 to 4, in the order of the mentions: 'two dogs' is 2. */
export function countThings(tokens: readonly string[], mentions: readonly Mention[]): number[] {
  return mentions.map(({ at, meaning }, index) => {
    const [kind] = meaning.accessories;
    if (!kind || thingOf(kind).isSet) return 1;
    const from = Math.max(mentions[index - 1]?.end ?? 0, at - REACH);
    for (let back = at - 1; back >= from; back--) {
      const token = tokens[back] ?? BREAK;
      if (ENDS.has(token)) return 1;
      const number = NUMBERS.get(token);
      if (number) return number;
    }
    return 1;
  });
}
