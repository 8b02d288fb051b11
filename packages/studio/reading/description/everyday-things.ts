import type { Theme } from '../../catalogue/themes/theme-words.ts';
import { thingIds } from '../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import { createRandomOf, pick } from '../../random.ts';
import type { CharacterOptions } from './read-description.ts';
import { plainWords } from './words/tokenise.ts';

const ANYWHERE = thingIds(
  'camera',
  'coffee',
  'book',
  'phone',
  'skateboard',
  'plant',
  'suitcase',
  'guitar',
  'gamepad',
  'bicycle',
);

/** Things that go with each theme. */
const USUAL: Readonly<Record<Theme, readonly ThingId[]>> = {
  space: thingIds('telescope', 'rocket', 'robot'),
  sea: thingIds('sailboat', 'surfboard', 'fishing-rod', 'fish'),
  city: thingIds('phone', 'coffee', 'camera', 'skateboard', 'umbrella', 'newspaper'),
  kitchen: thingIds('coffee', 'cake', 'cutlery', 'pizza', 'teapot', 'doughnut'),
  music: thingIds('guitar', 'microphone', 'turntable', 'saxophone', 'drum'),
  sport: thingIds('football', 'trophy', 'dumbbell', 'stopwatch', 'tennis-racket', 'medal'),
  office: thingIds('laptop', 'coffee', 'phone', 'briefcase', 'book', 'plant'),
  garden: thingIds('watering-can', 'plant', 'map', 'rucksack', 'camera', 'dog'),
  fantasy: thingIds('book', 'crystal-ball', 'potion', 'candle', 'staff'),
  burst: ANYWHERE,
};

/** Only the first words decide which thing it is: it must not change with each letter that is typed after them. */
const DECIDING = 3;

/**
 * Adds one thing of the theme where the words name no thing, no clothes and no hat. Next to named clothes an extra
 * thing would draw attention away from them. A thing that the words deny is never added. The words alone decide which
 * it is, not the seed: so whatever reads the words can say what is in the box.
 */
export function addEverydayThings(character: CharacterOptions, description: string): CharacterOptions {
  const { accessories, garments, headwear, unwanted } = character;
  const isNamed = [...garments.keys()].some((kind) => kind !== 'hair') || headwear !== undefined;
  if (accessories.length > 0 || isNamed || unwanted === 'all') return character;
  const wanted = (kinds: readonly ThingId[]) => kinds.filter((kind) => !unwanted.has(kind));
  const own = wanted(USUAL[character.theme]);
  const kinds = own.length > 0 ? own : wanted(ANYWHERE);
  if (kinds.length === 0) return character;
  const random = createRandomOf(plainWords(description).slice(0, DECIDING));
  return { ...character, accessories: [{ kind: pick(random, kinds), colour: undefined, byChance: true }] };
}
