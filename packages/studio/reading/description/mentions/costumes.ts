import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { grammar, LANGUAGE_WORDS, SPOKEN } from '../../../catalogue/languages/languages.ts';
import { THINGS, thingOf } from '../../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../../catalogue/things/thing.ts';
import { emptyMeaning, type Meaning, type Mention, withMeaning } from './mention.ts';

/** Words that turn the thing before them into clothes: a unicorn onesie is no unicorn. */
const COSTUMES = new Set(['onesie', 'onesies', 'costume', 'costumes', 'outfit', 'suit', 'kigurumi']);

/** Reads a thing before 'costume' or 'onesie' as a onesie; undefined if it is none. */
export function asCostume(thing: Mention, next: string): Mention | undefined {
  const [kind] = thing.meaning.accessories;
  const worn = kind && COSTUMES.has(next) && costumeOf(kind);
  return worn ? { ...thing, end: thing.end + 1, meaning: { ...emptyMeaning(), ...worn } } : undefined;
}

/** What somebody wears who is dressed as a thing; undefined if no costume of it is known. */
function costumeOf(kind: ThingId): Pick<Meaning, 'garments' | 'headwear' | 'usual'> | undefined {
  const { costume } = thingOf(kind);
  return (
    costume && {
      garments: ['onesie'],
      headwear: costume.ears ? [costume.ears] : [],
      usual: COLOUR_WORDS.get(costume.colour),
    }
  );
}

/** Words behind which an animal is worn, with small words between: 'dressed up as a cat', 'disfraz de abeja'. */
const DRESSED = grammar(['disguised']);
const BETWEEN = grammar(['articles', 'like', 'asDisguise']);

/** Puts animals on that the words dress somebody as. */
export const wearCostumes = (tokens: readonly string[], mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention) => {
    const [kind] = mention.meaning.accessories;
    const worn = kind && costumeOf(kind);
    let before = mention.at - 1;
    while (BETWEEN.has(tokens[before] ?? '')) before--;
    const isWorn = before < mention.at - 1 && DRESSED.has(tokens[before] ?? '');
    return worn && isWorn ? withMeaning(mention, { accessories: [], ...worn }) : mention;
  });

/** The words for costumes of all animals in languages that join them, and what each brings: 'Bienenkostüm'. */
export const costumeWords = (): [word: string, worn: Partial<Meaning>][] =>
  [...THINGS.values()].flatMap(({ id, words }) => {
    const worn = costumeOf(id);
    if (!worn) return [];
    return SPOKEN.flatMap((language) => {
      const { costume = '', joints = [] } = LANGUAGE_WORDS[language].compounds ?? {};
      return [words.en, words[language]]
        .flatMap((phrases) => phrases?.split(', ') ?? [])
        .filter((word) => !word.includes(' '))
        .flatMap((word) => joints.map((joint): [string, Partial<Meaning>] => [word + joint + costume, worn]));
    });
  });
