import { pick, type Random } from '../random.ts';
import type { Accessory } from './accessory-kinds.ts';
import type { Wishes } from './read-description.ts';
import type { Theme } from './theme-words.ts';

type Pair = readonly [Accessory, Accessory];

const ANYWHERE: readonly Pair[] = [
  ['camera', 'coffee'],
  ['book', 'coffee'],
  ['skateboard', 'phone'],
  ['football', 'camera'],
  ['plant', 'book'],
  ['suitcase', 'camera'],
  ['guitar', 'coffee'],
  ['gamepad', 'pizza'],
  ['bicycle', 'phone'],
];

/** What goes with a theme whose words name no thing. */
const PAIRS: Readonly<Record<Theme, readonly Pair[]>> = {
  space: [
    ['telescope', 'rocket'],
    ['robot', 'book'],
  ],
  sea: [
    ['camera', 'sailboat'],
    ['surfboard', 'ice-cream'],
    ['fishing-rod', 'fish'],
  ],
  city: [
    ['phone', 'coffee'],
    ['camera', 'suitcase'],
    ['skateboard', 'coffee'],
    ['umbrella', 'newspaper'],
  ],
  kitchen: [
    ['coffee', 'cake'],
    ['cutlery', 'pizza'],
    ['teapot', 'doughnut'],
  ],
  music: [
    ['guitar', 'microphone'],
    ['microphone', 'turntable'],
    ['saxophone', 'drum'],
  ],
  sport: [
    ['football', 'trophy'],
    ['dumbbell', 'stopwatch'],
    ['tennis-racket', 'medal'],
  ],
  office: [
    ['laptop', 'coffee'],
    ['phone', 'briefcase'],
    ['book', 'plant'],
  ],
  garden: [
    ['watering-can', 'plant'],
    ['map', 'rucksack'],
    ['camera', 'dog'],
  ],
  fantasy: [
    ['book', 'crystal-ball'],
    ['potion', 'candle'],
    ['staff', 'dragon'],
  ],
  burst: ANYWHERE,
};

/**
 * A pack without any accessory looks empty: where the words name none, two that go with the theme come along,
 * never one that the words deny. Who wants no accessories gets none.
 */
export function addEverydayThings(wishes: Wishes, random: Random): Wishes {
  if (wishes.accessories.length > 0 || wishes.unwanted === 'all') return wishes;
  const { unwanted } = wishes;
  const wanted = (pairs: readonly Pair[]) => pairs.filter((pair) => !pair.some((kind) => unwanted.has(kind)));
  const own = wanted(PAIRS[wishes.theme]);
  const pairs = own.length > 0 ? own : wanted(ANYWHERE);
  if (pairs.length === 0) return wishes;
  return { ...wishes, accessories: pick(random, pairs).map((kind) => ({ kind, colour: undefined })) };
}
