import type { Theme } from '../../catalogue/themes/theme-words.ts';
import type { Accessory } from '../../catalogue/things/accessory-kinds.ts';
import { pick, type Random } from '../../random.ts';
import type { CharacterOptions } from './read-description.ts';

const ANYWHERE: readonly Accessory[] = [
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
];

/** Things that go with each theme. */
const USUAL: Readonly<Record<Theme, readonly Accessory[]>> = {
  space: ['telescope', 'rocket', 'robot'],
  sea: ['sailboat', 'surfboard', 'fishing-rod', 'fish'],
  city: ['phone', 'coffee', 'camera', 'skateboard', 'umbrella', 'newspaper'],
  kitchen: ['coffee', 'cake', 'cutlery', 'pizza', 'teapot', 'doughnut'],
  music: ['guitar', 'microphone', 'turntable', 'saxophone', 'drum'],
  sport: ['football', 'trophy', 'dumbbell', 'stopwatch', 'tennis-racket', 'medal'],
  office: ['laptop', 'coffee', 'phone', 'briefcase', 'book', 'plant'],
  garden: ['watering-can', 'plant', 'map', 'rucksack', 'camera', 'dog'],
  fantasy: ['book', 'crystal-ball', 'potion', 'candle', 'staff'],
  burst: ANYWHERE,
};

/**
 * Adds one thing of the theme where the words name no thing, no clothes and no hat. Beside named clothes an extra thing
 * would draw attention away from them. A thing that the words deny is never added.
 */
export function addEverydayThings(character: CharacterOptions, random: Random): CharacterOptions {
  const { accessories, garments, headwear, unwanted } = character;
  const isNamed = [...garments.keys()].some((kind) => kind !== 'hair') || headwear !== undefined;
  if (accessories.length > 0 || isNamed || unwanted === 'all') return character;
  const wanted = (kinds: readonly Accessory[]) => kinds.filter((kind) => !unwanted.has(kind));
  const own = wanted(USUAL[character.theme]);
  const kinds = own.length > 0 ? own : wanted(ANYWHERE);
  if (kinds.length === 0) return character;
  return { ...character, accessories: [{ kind: pick(random, kinds), colour: undefined }] };
}
