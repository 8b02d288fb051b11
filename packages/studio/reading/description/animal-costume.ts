import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { thingOf } from '../../catalogue/things/catalogue.ts';
import type { Meaning, Mention } from './meaning.ts';

/** What turns a thing before it into clothes: a unicorn onesie is no unicorn. */
const COSTUMES = new Set(['onesie', 'onesies', 'costume', 'costumes', 'outfit', 'suit', 'kigurumi']);

/** The costume that a thing is when the word for it stands before 'costume' or 'onesie'. */
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
