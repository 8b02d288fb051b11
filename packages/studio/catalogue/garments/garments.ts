import { hex, type Rgb } from '../../colour.ts';
import { type Known, namesOf, readEntries } from '../entry.ts';
import { ACCENTS } from './accents.ts';
import { FOOTWEAR } from './footwear.ts';
import type { GarmentEntry } from './garment-entry.ts';
import { LEGWEAR } from './legwear.ts';
import { LONG_GARMENTS } from './long-garments.ts';
import { UPPER_GARMENTS } from './upper-garments.ts';

const entries = { ...UPPER_GARMENTS, ...LONG_GARMENTS, ...LEGWEAR, ...FOOTWEAR, ...ACCENTS };
/** The name of something that the figure can wear below the head. Hair counts as one: it too has a colour. */
export type Garment = keyof typeof entries;

/** All garments by name. */
export const GARMENT_ENTRIES: Readonly<Record<Garment, Known<GarmentEntry & { kindOf?: Garment }>>> =
  readEntries('garments', entries);

/** The names of all garments. Where a phrase stands for two of them, they are added in this order. */
export const GARMENTS = Object.keys(entries) as Garment[];

/** Finds a garment by its name, and several by theirs. A wrong name fails when the module is loaded. */
export const { known: asGarment, among: garmentsIn } = namesOf('garment', GARMENT_ENTRIES);

/** The plain garment that a special one counts as too: a tee for a jersey. */
export const plainKind = (garment: Garment): Garment | undefined => GARMENT_ENTRIES[garment].kindOf;

/** Where a garment is worn. */
export const wornAt = (garment: Garment): NonNullable<GarmentEntry['part']> =>
  GARMENT_ENTRIES[garment].part ?? 'top';

/** Upper garments that hide whatever is under them: of two of these only one can be worn. */
export const HIDING: ReadonlySet<Garment> = new Set(
  GARMENTS.filter((kind) => wornAt(kind) === 'top' && !GARMENT_ENTRIES[kind].layered),
);

/** The colour of a garment where the words name none; undefined if the figure decides. */
export function defaultColour(garment: Garment): Rgb | undefined {
  const { colour } = GARMENT_ENTRIES[garment];
  return colour === undefined ? undefined : hex(colour);
}
