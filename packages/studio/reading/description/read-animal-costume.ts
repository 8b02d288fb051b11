import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import type { Accessory } from '../../catalogue/things/accessory-kinds.ts';
import type { Meaning, Mention } from './mention.ts';

/** Words that turn the thing before them into clothes: a unicorn onesie is no unicorn. */
const COSTUMES = new Set(['onesie', 'onesies', 'costume', 'costumes', 'outfit', 'suit', 'kigurumi']);

/** Things that there is a costume of: the colour of the onesie, and the ears that go with it. */
const DRESSED_AS: Readonly<Partial<Record<Accessory, readonly [colour: string, ears?: Headwear]>>> = {
  dinosaur: ['green'],
  dragon: ['emerald'],
  unicorn: ['lilac'],
  banana: ['yellow'],
  cat: ['charcoal', 'cat-ears'],
  dog: ['tan'],
  rabbit: ['blush', 'bunny-ears'],
  'teddy-bear': ['brown'],
  horse: ['chestnut'],
  parrot: ['red'],
  fish: ['orange'],
  robot: ['silver'],
  apple: ['red'],
  pizza: ['amber'],
  'hot-dog': ['brick'],
  burger: ['tan'],
  doughnut: ['pink'],
  rocket: ['silver'],
  flower: ['pink'],
  heart: ['red'],
  owl: ['brown'],
  duck: ['yellow'],
  chicken: ['white'],
  penguin: ['black'],
  frog: ['green'],
  turtle: ['green'],
  hamster: ['tan'],
  pig: ['pink'],
  sheep: ['cream'],
  cow: ['white'],
  fox: ['orange', 'cat-ears'],
  panda: ['white'],
  pumpkin: ['orange'],
  lion: ['amber', 'cat-ears'],
  tiger: ['orange', 'cat-ears'],
  wolf: ['grey', 'cat-ears'],
  llama: ['cream'],
  giraffe: ['amber'],
  koala: ['grey'],
  squirrel: ['chestnut'],
  goat: ['white'],
  zebra: ['white'],
  crocodile: ['green'],
  kangaroo: ['tan'],
  deer: ['brown'],
  hedgehog: ['brown'],
  whale: ['blue'],
  seal: ['grey'],
  donkey: ['grey'],
  lobster: ['red'],
  spider: ['black'],
  eagle: ['brown'],
  swan: ['white'],
  pigeon: ['grey'],
  mouse: ['grey'],
  'sausage-dog': ['chestnut'],
  egg: ['cream'],
  tomato: ['red'],
  lemon: ['yellow'],
  elephant: ['grey'],
  monkey: ['brown'],
  flamingo: ['pink'],
  shark: ['grey'],
  octopus: ['purple'],
  crab: ['red'],
  lollipop: ['pink'],
  carrot: ['orange'],
  avocado: ['green'],
  pineapple: ['yellow'],
  strawberry: ['red'],
  taco: ['amber'],
  skull: ['black'],
  ghost: ['white'],
  snowman: ['white'],
};

/** Reads a thing before 'costume' or 'onesie' as a onesie; undefined where it is none. */
export function asCostume(thing: Mention, next: string, nothing: Meaning): Mention | undefined {
  const [kind] = thing.meaning.accessories;
  const dressed = kind && DRESSED_AS[kind];
  if (!dressed || !COSTUMES.has(next)) return undefined;
  const [colour, ears] = dressed;
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
