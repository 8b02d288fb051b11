import { type Known, readEntries } from '../entry.ts';
import { backwardsCap } from './backwards-cap.ts';
import { bandana } from './bandana.ts';
import { beanie } from './beanie.ts';
import { beret } from './beret.ts';
import { bikeHelmet } from './bike-helmet.ts';
import { bucketHat } from './bucket-hat.ts';
import { bunnyEars } from './bunny-ears.ts';
import { cap } from './cap.ts';
import { catEars } from './cat-ears.ts';
import { chefHat } from './chef-hat.ts';
import { cowboyHat } from './cowboy-hat.ts';
import { crown } from './crown.ts';
import { eyeMask } from './eye-mask.ts';
import { fedora } from './fedora.ts';
import { fireHelmet } from './fire-helmet.ts';
import { flatCap } from './flat-cap.ts';
import { flowerCrown } from './flower-crown.ts';
import { footballHelmet } from './football-helmet.ts';
import { goggles } from './goggles.ts';
import { graduationCap } from './graduation-cap.ts';
import { halo } from './halo.ts';
import { hardHat } from './hard-hat.ts';
import { headband } from './headband.ts';
import { headphones } from './headphones.ts';
import { headscarf } from './headscarf.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { headwrap } from './headwrap.ts';
import { helmet } from './helmet.ts';
import { hood } from './hood.ts';
import { horns } from './horns.ts';
import { jewelledTurban } from './jewelled-turban.ts';
import { kippah } from './kippah.ts';
import { knightHelmet } from './knight-helmet.ts';
import { kufi } from './kufi.ts';
import { partyHat } from './party-hat.ts';
import { pirateHat } from './pirate-hat.ts';
import { policeCap } from './police-cap.ts';
import { pompomBeanie } from './pompom-beanie.ts';
import { sailorCap } from './sailor-cap.ts';
import { santaHat } from './santa-hat.ts';
import { sombrero } from './sombrero.ts';
import { spaceHelmet } from './space-helmet.ts';
import { sunHat } from './sun-hat.ts';
import { sunglasses } from './sunglasses.ts';
import { swimCap } from './swim-cap.ts';
import { tiara } from './tiara.ts';
import { topHat } from './top-hat.ts';
import { turban } from './turban.ts';
import { veil } from './veil.ts';
import { vikingHelmet } from './viking-helmet.ts';
import { weldingMask } from './welding-mask.ts';
import { witchHat } from './witch-hat.ts';
import { wizardHat } from './wizard-hat.ts';

const entries = {
  'chef-hat': chefHat,
  helmet,
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
  'backwards-cap': backwardsCap,
  'pompom-beanie': pompomBeanie,
  hood,
  kippah,
  kufi,
  headwrap,
  'jewelled-turban': jewelledTurban,
} satisfies Readonly<Record<string, HeadwearEntry>>;
/** The name of a hat or of something else that is worn on the head. */
export type Headwear = keyof typeof entries;

/** Everything that a figure can wear on its head, by name. */
export const HEADWEAR_ENTRIES: Readonly<Record<Headwear, Known<HeadwearEntry>>> = readEntries(
  'headwear',
  entries,
);

/** The names. Where a phrase stands for two of them, the earlier one is worn. */
export const HEADWEAR = Object.keys(entries) as Headwear[];

const isHeadwear = (name: string): name is Headwear => Object.hasOwn(HEADWEAR_ENTRIES, name);

/** The hat of a name; undefined where there is none. */
export const asHeadwear = (name: string): Headwear | undefined => (isHeadwear(name) ? name : undefined);

/**
 * The hats of some names with spaces between them, in their order.
 * @throws Error for a name that is no hat's, when the module is loaded.
 */
export const headwearIn = (names: string): ReadonlySet<Headwear> =>
  new Set(
    names.split(/\s+/u).map((name) => {
      if (!isHeadwear(name)) throw new Error(`There is no hat '${name}'`);
      return name;
    }),
  );
