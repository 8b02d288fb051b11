import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { thingOf } from '../../catalogue/things/catalogue.ts';
import type { Meaning, Mention } from './mention.ts';

/** Words that turn the thing before them into clothes: a unicorn onesie is no unicorn. */
const COSTUMES = new Set(['onesie', 'onesies', 'costume', 'costumes', 'outfit', 'suit', 'kigurumi']);

/** Reads a thing before 'costume' or 'onesie' as a onesie; undefined where it is none. */
export function asCostume(thing: Mention, next: string, nothing: Meaning): Mention | undefined {
  const [kind] = thing.meaning.accessories;
  const dressed = kind && thingOf(kind).costume;
  if (!dressed || !COSTUMES.has(next)) return undefined;
  const { colour, ears } = dressed;
  return {
    ...thing,
    end: thing.end + 1,
    meaning: {
      ...nothing,
      garments: ['onesie'],
      headwear: ears ? [ears] : [],
      usual: COLOUR_WORDS.get(colour),
    },
  };
}
