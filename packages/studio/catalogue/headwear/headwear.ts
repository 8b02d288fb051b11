import { type Known, namesOf, readEntries } from '../entry.ts';
import { BRIMMED_HATS } from './brimmed-hats.ts';
import { CAPS } from './caps.ts';
import { COSTUME_HATS } from './costume-hats.ts';
import { CROWNS_BANDS_AND_EARS } from './crowns-bands-and-ears.ts';
import { GLASSES_AND_HEADPHONES } from './glasses-and-headphones.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { HELMETS } from './helmets.ts';
import { TURBANS_AND_SCARVES } from './turbans-and-scarves.ts';

const entries = {
  ...CAPS,
  ...BRIMMED_HATS,
  ...HELMETS,
  ...COSTUME_HATS,
  ...TURBANS_AND_SCARVES,
  ...CROWNS_BANDS_AND_EARS,
  ...GLASSES_AND_HEADPHONES,
};
/** The name of a hat or of something else that is worn on the head. */
export type Headwear = keyof typeof entries;

/** Everything that a figure can wear on its head, by name. */
export const HEADWEAR_ENTRIES: Readonly<Record<Headwear, Known<HeadwearEntry>>> = readEntries('headwear', entries);

/** The names. Where a phrase stands for two of them, the earlier one is worn. */
export const HEADWEAR = Object.keys(entries) as Headwear[];

/** Finds a hat by its name, and several by theirs. A wrong name fails when the module is loaded. */
export const { known: asHeadwear, among: headwearIn } = namesOf('hat', HEADWEAR_ENTRIES);
