/** The third door: what the owner can choose about figure and box, for programs that draw nothing. */
import * as z from 'zod/mini';
import {
  AIDS,
  BODIES,
  type Choice,
  EXPRESSIONS,
  EYE_COLOURS,
  FACIAL_HAIR,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEADWEAR_CHOICES,
  LOOK_POSES,
  SKIN_TONES,
} from './vocabulary.ts';

export * from './box-choices.ts';
export * from './vocabulary.ts';

/** The ids of a list of choices, as Zod's enum wants them. */
const idsOf = <const List extends readonly Choice[]>(choices: List) =>
  choices.map(({ id }) => id) as List[number]['id'][];

/** A colour of the owner's own. */
const ownColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/u));

/**
 * What the owner has chosen about the look. A field that is left out stays as in the photo or, for body, aids and pose,
 * as the description and chance say. `none` takes off what the photo shows.
 */
export const lookChoices = z.strictObject({
  skin: z.optional(z.enum(idsOf(SKIN_TONES))),
  hair: z.optional(z.enum(idsOf(HAIR_STYLES))),
  hairColour: z.optional(z.union([z.enum(idsOf(HAIR_COLOURS)), ownColour])),
  eyes: z.optional(z.enum(idsOf(EYE_COLOURS))),
  glasses: z.optional(z.enum(idsOf(GLASSES))),
  facialHair: z.optional(z.enum(idsOf(FACIAL_HAIR))),
  headwear: z.optional(z.enum(idsOf(HEADWEAR_CHOICES))),
  body: z.optional(z.enum(idsOf(BODIES))),
  aids: z.optional(z.array(z.enum(idsOf(AIDS))).check(z.maxLength(AIDS.length))),
  pose: z.optional(z.enum(idsOf(LOOK_POSES))),
  expression: z.optional(z.enum(idsOf(EXPRESSIONS))),
});
export type LookChoices = z.infer<typeof lookChoices>;
