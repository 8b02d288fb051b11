import { beanie, cap, chefHat, cowboyHat, crown, wizardHat } from './classic-hats.ts';
import {
  beret,
  fedora,
  graduationCap,
  partyHat,
  pirateHat,
  policeCap,
  sailorCap,
  santaHat,
  sombrero,
  sunHat,
  topHat,
  turban,
  witchHat,
} from './hats.ts';
import type { HeadMould } from './head-mould.ts';
import {
  bandana,
  bunnyEars,
  catEars,
  eyeMask,
  flowerCrown,
  goggles,
  halo,
  headband,
  headscarf,
  sunglasses,
  tiara,
} from './head-trimmings.ts';
import type { Headwear } from './headwear-words.ts';
import {
  bikeHelmet,
  fireHelmet,
  footballHelmet,
  hardHat,
  headphones,
  horns,
  knightHelmet,
  racingHelmet,
  spaceHelmet,
  vikingHelmet,
} from './helmets.ts';
import { bucketHat, flatCap, swimCap } from './soft-hats.ts';
import { veil } from './veil.ts';
import { weldingMask } from './welding-mask.ts';

/** What sits on the head for every headwear that the words can ask for. */
export const HEADWEAR_MOULDS: Readonly<Record<Headwear, HeadMould>> = {
  'chef-hat': chefHat,
  helmet: racingHelmet,
  crown,
  cap,
  'wizard-hat': wizardHat,
  'cowboy-hat': cowboyHat,
  headphones,
  beanie,
  'space-helmet': spaceHelmet,
  'football-helmet': footballHelmet,
  'bike-helmet': bikeHelmet,
  'knight-helmet': knightHelmet,
  'hard-hat': hardHat,
  'fire-helmet': fireHelmet,
  'viking-helmet': vikingHelmet,
  'top-hat': topHat,
  'pirate-hat': pirateHat,
  'witch-hat': witchHat,
  beret,
  sombrero,
  'santa-hat': santaHat,
  'party-hat': partyHat,
  'sun-hat': sunHat,
  fedora,
  turban,
  'graduation-cap': graduationCap,
  'sailor-cap': sailorCap,
  'police-cap': policeCap,
  headscarf,
  bandana,
  headband,
  tiara,
  halo,
  veil,
  'cat-ears': catEars,
  'bunny-ears': bunnyEars,
  horns,
  'flower-crown': flowerCrown,
  goggles,
  'welding-mask': weldingMask,
  'eye-mask': eyeMask,
  sunglasses,
  'swim-cap': swimCap,
  'flat-cap': flatCap,
  'bucket-hat': bucketHat,
};

/** What is worn over the eyes, where no glasses fit. */
export const OVER_EYES: ReadonlySet<Headwear> = new Set(['goggles', 'eye-mask', 'sunglasses']);

/** What leaves the hair as it is; all other headwear presses it flat. */
export const OVER_HAIR: ReadonlySet<Headwear> = new Set([
  'headphones',
  'tiara',
  'halo',
  'veil',
  'cat-ears',
  'bunny-ears',
  'horns',
  'flower-crown',
  'goggles',
  'welding-mask',
  'eye-mask',
  'sunglasses',
]);

/**
 * What lies close to the head: the height above the eyes at which it begins, and how far that line rises to the
 * back, degrees. Hair above it would grow through the cloth. A scarf or rubber leaves no hair to be seen at all.
 */
export const CLOSE_FITTING: Readonly<Partial<Record<Headwear, { from: number; tilt: number }>>> = {
  headscarf: { from: Number.NEGATIVE_INFINITY, tilt: 0 },
  bandana: { from: 0.95, tilt: -10 },
  cap: { from: 0.85, tilt: 0 },
  beanie: { from: 0.9, tilt: -5 },
  'bike-helmet': { from: 0.95, tilt: 0 },
  'graduation-cap': { from: 1, tilt: 0 },
  'wizard-hat': { from: 1.06, tilt: 0 },
  helmet: { from: 0.95, tilt: 0 },
  'space-helmet': { from: 0.95, tilt: 0 },
  'football-helmet': { from: 0.95, tilt: 0 },
  'police-cap': { from: 1.1, tilt: 0 },
  'swim-cap': { from: Number.NEGATIVE_INFINITY, tilt: 0 },
  'flat-cap': { from: 0.85, tilt: 0 },
  'bucket-hat': { from: 0.95, tilt: 0 },
};
