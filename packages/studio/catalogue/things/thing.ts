import { z } from 'zod';
import { COLOUR_WORDS } from '../colours/colour-words.ts';
import { HEADWEAR } from '../headwear/headwear.ts';
import type { AccessoryModel, Mould } from '../mould.ts';
import { THEMES } from '../themes/theme-words.ts';

/** A mould that has room for words on the thing. */
export type LetteredMould = (tint: Parameters<Mould>[0], words: string) => AccessoryModel;

/** Kinds of things that replace each other: a role adds no second one to a thing that the buyer named. */
const KINS = [
  'animal',
  'award',
  'bag',
  'bakery',
  'ball',
  'camera',
  'chessman',
  'drawing',
  'drink',
  'garden-tool',
  'hand-tool',
  'instrument',
  'kitchen-tool',
  'lens',
  'light',
  'reading',
  'staff',
  'sweeping',
  'vehicle',
  'weapon',
] as const;

const phrases = z
  .string()
  .regex(/^[^,\s]+( [^,\s]+)*(, [^,\s]+( [^,\s]+)*)*$/u, 'expected phrases separated by a comma and a space');

const isFunction = (value: unknown) => typeof value === 'function';

/** What every file of a thing exports. */
export const thingSchema = z.strictObject({
  /** Kebab-case, the name of its file. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/u),
  /**
   * What people call it, by language, and its emoji: phrases separated by a comma and a space, in the singular unless the plural is
   * irregular, without accents. A word that several languages share stands in the first of them.
   */
  words: z.strictObject({
    en: phrases,
    de: phrases.optional(),
    fr: phrases.optional(),
    es: phrases.optional(),
    it: phrases.optional(),
    pt: phrases.optional(),
    nl: phrases.optional(),
    emoji: phrases.optional(),
  }),
  /** The theme of the packaging that the thing alone suggests. */
  theme: z.enum(THEMES).exclude(['burst']).optional(),
  kin: z.array(z.enum(KINS)).optional(),
  /** The thing that this one is only another form of: an electric guitar is a guitar. */
  variantOf: z.string().optional(),
  /** The ball of the sport that the thing belongs to; 'a ball' beside it means that one. */
  ball: z.string().optional(),
  /** The mould is a pair or a set already: 'a pair of skis' is one of them. */
  isSet: z.literal(true).optional(),
  /** Stands on the ground beside the figure instead of being held. */
  stands: z.literal(true).optional(),
  /** Stands, but is small enough to be held if the words say so: 'holding her cat'. */
  carriable: z.literal(true).optional(),
  /** Somebody can dress up as it: the colour of the costume, and the ears that go with it. */
  costume: z
    .strictObject({
      colour: z.string().refine((name) => COLOUR_WORDS.has(name), 'not in COLOUR_WORDS'),
      ears: z.enum(HEADWEAR).optional(),
    })
    .optional(),
  /** Makes the thing in the wished colour, or in its own. */
  mould: z.custom<Mould>(isFunction, 'expected a function'),
  /** Makes the thing with words on it. A thing without this mould bears no words. */
  lettered: z.custom<LetteredMould>(isFunction, 'expected a function').optional(),
});

/** An accessory that the studio can make: what it is called, what it goes with, and how it looks. */
export type Thing = z.output<typeof thingSchema>;

/** The `id` of a thing in the catalogue. */
export type ThingId = string;

/** Gives a record its type; the catalogue checks it when it is loaded. */
export const defineThing = (thing: Thing): Thing => thing;
