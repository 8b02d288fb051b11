import { isOfColour } from '../../../catalogue/colours/colour-words.ts';
import { garmentsIn } from '../../../catalogue/garments/garments.ts';
import type { Pattern } from '../../../catalogue/words/pattern-words.ts';
import type { Meaning, Mention, Request } from '../mentions/mention.ts';
import { familyOf } from './accessories.ts';

/** Garments below the waist. They have a pattern of their own: 'striped tights', 'a tartan kilt'. */
const LOWER = garmentsIn('trousers shorts skirt long-skirt kilt');

/** The patterns of the upper garment and of other clothes. 'plain' means that nothing may be printed, not even by chance. */
export type PatternOptions = {
  pattern: Pattern | 'plain' | undefined;
  lowerPattern: Pattern | undefined;
  apronPattern: Pattern | undefined;
  blanketPattern: Pattern | undefined;
};

/**
 * The patterns that the words name. The upper garment is plain where the words call it plain, or deny a pattern or
 * flowers. A pattern right before another thing belongs to that thing: a chequered flag makes no chequered suit.
 */
export function choosePatterns(
  tokens: readonly string[],
  mentions: readonly Mention[],
  requests: readonly Request[],
  unwanted: readonly Meaning[],
): PatternOptions {
  const asked = requests.flatMap(({ at, end, meaning }) =>
    meaning.patterns.map((pattern) => ({ pattern, place: placeOf(tokens, mentions, { at, end, meaning }) })),
  );
  const upper = asked.flatMap(({ pattern, place }) => (place === 'upper' ? [pattern] : []));
  const first = (where: Place) =>
    asked.flatMap(({ pattern, place }) => (place === where && pattern !== 'plain' ? [pattern] : []))[0];
  const isDenied = unwanted.some(
    ({ patterns, accessories }) =>
      patterns.length > 0 || accessories.some((kind) => familyOf(kind) === 'flower'),
  );
  const pattern = upper.find((kind) => kind !== 'plain') ?? upper[0] ?? (isDenied ? 'plain' : undefined);
  return {
    pattern,
    lowerPattern: first('lower'),
    apronPattern: first('apron'),
    blanketPattern: first('blanket'),
  };
}

/** Garments whose pattern is not printed anywhere. */
const OWN = garmentsIn('scarf tie cape hair');

type Place = 'upper' | 'lower' | 'apron' | 'blanket' | 'elsewhere';

/** Where the thing after a pattern is worn. Colours may stand between them. */
function placeOf(
  tokens: readonly string[],
  mentions: readonly Mention[],
  { end, meaning: own }: Pick<Mention, 'at' | 'end' | 'meaning'>,
): Place {
  if (own.garments.length > 0) return 'upper';
  let next = end;
  while (isOfColour(tokens[next] ?? '')) next++;
  const thing = mentions.find(({ at }) => at === next)?.meaning;
  if (!thing) return 'upper';
  const [garment] = thing.garments;
  if (garment && LOWER.has(garment)) return 'lower';
  if (garment === 'apron' || garment === 'blanket') return garment;
  if (garment) return OWN.has(garment) ? 'elsewhere' : 'upper';
  const isThing = thing.owner || thing.accessories.length > 0 || thing.headwear.length > 0;
  return isThing && thing.roles.length === 0 ? 'elsewhere' : 'upper';
}
