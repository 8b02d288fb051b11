import type { Rgb } from '#colour.ts';
import type { Vector } from '#sculpt/solid.ts';
import { COLOUR_WORDS } from '../colours/colour-words.ts';
import type { Headwear } from '../headwear/headwear.ts';
import type { AccessoryModel, Mould } from '../mould.ts';
import { buildGroups, type Make } from '../moulding/build-groups.ts';
import type { Theme } from '../themes/theme-words.ts';
import { readWords, type Words } from '../words/words.ts';

/** The `id` of a thing in the catalogue. */
export type ThingId = string;

/** A mould that has room for words on the thing. */
type LetteredMould = (tint: Rgb | undefined, words: string) => AccessoryModel;

/** Kinds of things that replace each other: a role adds no second one to a thing that the buyer named. */
type Kin =
  | 'animal'
  | 'award'
  | 'bag'
  | 'bakery'
  | 'ball'
  | 'camera'
  | 'chessman'
  | 'drawing'
  | 'drink'
  | 'garden-tool'
  | 'hand-tool'
  | 'instrument'
  | 'kitchen-tool'
  | 'lens'
  | 'light'
  | 'reading'
  | 'staff'
  | 'sweeping'
  | 'vehicle'
  | 'weapon';

/** What a thing is apart from its looks. */
type Facts = {
  /** The theme of the packaging that the thing alone suggests. */
  theme?: Exclude<Theme, 'burst'>;
  kin?: readonly Kin[];
  /** The thing that this one is only another form of: an electric guitar is a guitar. */
  variantOf?: ThingId;
  /** The ball of the sport that the thing belongs to; 'a ball' next to it means that one. */
  ball?: ThingId;
  /** It is a pair or a set already: 'a pair of skis' is one of them. */
  isSet?: true;
  /** Somebody can dress up as it: the colour of the costume, and the ears that go with it. */
  costume?: { colour: string; ears?: Headwear };
};

/**
 * How large a thing is next to a body, in hundredths of a body unit, and where and how a hand holds it: the place of the hand, 0/0/0
 * unless given, and how the thing is turned in it, degrees.
 */
type Hold = { size: number; grip?: Vector; turn?: Vector };

/** What a thing is made of, and whether it is held or stands on the ground next to the figure. */
type Looks = Make & ({ held: Hold } | { stands: Standing });

/** A `carriable` one is held if the words say so: 'holding her cat'. */
type Standing = Hold & { carriable?: true };

/** What is different about a thing with words on it. A thing without this bears no words. */
type Lettered = { lettered?: Partial<Make> & { held?: Hold } };

/** A thing as it is written in its family. */
export type ThingRecord = Omit<Facts, 'theme'> & {
  /** What people call it, in all languages: see `readWords`. */
  words: string;
  /** `none` where the family has a theme that the thing does not suggest. */
  theme?: Facts['theme'] | 'none';
} & (
    | (Looks & Lettered)
    /** For what is made somewhere else. */
    | { mould: Mould }
  );

/** An accessory that the studio can make: what it is called, what it goes with, and how it looks. */
export type Thing = Facts & {
  id: ThingId;
  words: Words;
  /** Stands on the ground next to the figure instead of being held. */
  stands?: true;
  carriable?: true;
  /** Makes the thing in the wished colour, or in its own. */
  mould: Mould;
  /** Makes the thing with words on it. A thing without this mould bears no words. */
  lettered?: LetteredMould;
};

/**
 * The things of a family, with what they have in common: `family({ theme: 'music' })({ guitar: {…}, drum: {…} })`.
 * @throws Error that names the thing whose record is wrong
 */
export const family =
  (common: Pick<Facts, 'theme' | 'kin'>) =>
  (records: Readonly<Record<ThingId, ThingRecord>>): Thing[] =>
    Object.entries(records).map(([id, record]) => {
      try {
        return readThing(id, { ...common, ...record });
      } catch (error) {
        throw new Error(`Thing ${id}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    });

function readThing(id: ThingId, record: ThingRecord): Thing {
  const { words, theme, kin, variantOf, ball, isSet, costume } = record;
  if (!/^[a-z]+(-[a-z]+)*$/u.test(id)) throw new Error('its name is not in kebab-case');
  if (costume && !COLOUR_WORDS.has(costume.colour)) throw new Error(`'${costume.colour}' is no colour`);
  return {
    id,
    words: readWords(words),
    ...(theme && theme !== 'none' && { theme }),
    ...(kin?.length && { kin }),
    ...(variantOf && { variantOf }),
    ...(ball && { ball }),
    ...(isSet && { isSet }),
    ...(costume && { costume }),
    ...('mould' in record ? { mould: record.mould } : mouldsOf(record)),
  };
}

function mouldsOf(record: Looks & Lettered): Omit<Thing, 'id' | 'words'> {
  const hold = 'held' in record ? record.held : record.stands;
  const { lettered } = record;
  return {
    ...('stands' in record && { stands: true }),
    ...('stands' in record && record.stands.carriable && { carriable: true }),
    mould: (tint) => ({ ...readHold(hold), groups: buildGroups(record, tint) }),
    ...(lettered && {
      lettered: (tint, words) => ({
        ...readHold(lettered.held ?? hold),
        groups: buildGroups({ ...record, ...lettered }, tint, words),
      }),
    }),
  };
}

const readHold = ({ size, grip: [x, y, z] = [0, 0, 0], turn }: Hold): Omit<AccessoryModel, 'groups'> => ({
  size: size / 100,
  grip: [x / 100, y / 100, z / 100],
  ...(turn && { heldTurn: turn }),
});
