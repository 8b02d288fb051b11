import type { Rgb } from '../../colour.ts';
import type { Group } from '../../sculpt/solid.ts';
import type { Entry } from '../entry.ts';
import { buildGroups, type Make } from '../moulding/build-groups.ts';

/**
 * Makes headwear in the head's units: the eyes are at height 0 and one unit apart, the crown is at 1.85, the ears at -0.2.
 * Without a tint it has its own colour. `words` are printed on its front if it has room for them.
 */
export type HeadMould = (tint: Rgb | undefined, words?: string) => Group[];

/** What headwear is apart from its looks. */
type Facts = Entry & {
  /** The id of the thing that it is when it is carried: 'helmet in hand'. */
  carriedAs?: string;
  /** The name of its colour when it is carried and the words name none. */
  colour?: string;
  /** Worn over the eyes, where no glasses fit. */
  overEyes?: true;
  /** Hair is tucked in: of long hair only the front shows. */
  tucksHair?: true;
  /** Leaves the hair as it is; all other headwear presses it flat. */
  overHair?: true;
  /** The height above the eyes from which it presses the hair flat, in the head's units; 0.95 unless given. */
  pressesFrom?: number;
  /**
   * Of headwear that lies close to the head: the height above the eyes at which it begins, in the head's units, and
   * how far that line rises to the back, in degrees. Hair above the line would grow through the cloth. With minus
   * infinity no hair is seen at all.
   */
  closeFit?: { from: number; tilt: number };
};

/** Something that is worn on the head. */
export type HeadwearEntry = Facts & { mould: HeadMould };

/**
 * Headwear as it is written: its paints and parts as those of a thing, in hundredths of the head's units. `make` chooses them where
 * they depend on the wished colour or on words.
 */
type HeadwearRecord = Facts & (Make | { make: (tint: Rgb | undefined, words: string | undefined) => Make });

/** Headwear of one kind, by its name in kebab-case. */
export const headwearOf = <Name extends string>(
  records: Readonly<Record<Name, HeadwearRecord>>,
): Readonly<Record<Name, HeadwearEntry>> => {
  const entries = Object.entries<HeadwearRecord>(records).map(([name, record]) => [name, readRecord(record)]);
  return Object.fromEntries(entries);
};

function readRecord(record: HeadwearRecord): HeadwearEntry {
  if ('make' in record) {
    const { make, ...facts } = record;
    return { ...facts, mould: (tint, words) => buildGroups(make(tint, words), tint, words) };
  }
  const { paints, parts, ...facts } = record;
  return { ...facts, mould: (tint, words) => buildGroups({ paints, parts }, tint, words) };
}
