/** The third door: what the owner can choose about figure and box, for programs that draw nothing. */
import * as z from 'zod/mini';
import { NOT_OFFERED } from './not-offered.ts';
import {
  AIDS,
  BODIES,
  BOTTOM_CHOICES,
  type Choice,
  EXPRESSIONS,
  EYE_COLOURS,
  FACIAL_HAIR,
  FINISHES,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEADWEAR_CHOICES,
  LOOK_POSES,
  SKIN_TONES,
  TOP_CHOICES,
  UNDER_NO_DRESS,
} from './vocabulary.ts';

export * from './box-choices.ts';
export * from './not-offered.ts';
export * from './readable-print.ts';
export * from './vocabulary.ts';

/** One of the ids of a list of choices. */
const oneOf = <const List extends readonly Choice[]>(choices: List) =>
  z.enum(choices.map(({ id }) => id) as List[number]['id'][], NOT_OFFERED);

/** A colour of the owner's own. */
const ownColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/u, NOT_OFFERED));

/**
 * What the owner has chosen about the look. A field that is left out stays as in the photo; body, aids and pose stay
 * as the description and chance say. `none` takes off what the photo shows. `top` and `bottom` have the last word on
 * a cut: somebody who chooses a hoodie gets one, even as an astronaut or in a photo with a suit. What they leave open
 * follows the words, otherwise the photo: a colour that the words name, a hat, a cape, things.
 */
export const lookChoices = z.strictObject(
  {
    skin: z.optional(oneOf(SKIN_TONES)),
    hair: z.optional(oneOf(HAIR_STYLES)),
    hairColour: z.optional(z.union([oneOf(HAIR_COLOURS), ownColour], NOT_OFFERED)),
    eyes: z.optional(oneOf(EYE_COLOURS)),
    glasses: z.optional(oneOf(GLASSES)),
    facialHair: z.optional(oneOf(FACIAL_HAIR)),
    headwear: z.optional(oneOf(HEADWEAR_CHOICES)),
    top: z.optional(oneOf(TOP_CHOICES)),
    bottom: z.optional(oneOf(BOTTOM_CHOICES)),
    body: z.optional(oneOf(BODIES)),
    aids: z.optional(z.array(oneOf(AIDS)).check(z.maxLength(AIDS.length, NOT_OFFERED))),
    pose: z.optional(oneOf(LOOK_POSES)),
    expression: z.optional(oneOf(EXPRESSIONS)),
    finish: z.optional(oneOf(FINISHES)),
  },
  NOT_OFFERED,
);
export type LookChoices = z.infer<typeof lookChoices>;

/** Takes off what cannot be worn together with a new choice: a dress, or what a dress would hide. */
export function wornTogether(look: LookChoices, latest: 'top' | 'bottom'): LookChoices {
  const { top, bottom, ...rest } = look;
  if (top !== 'dress' || !bottom || !UNDER_NO_DRESS.has(bottom)) return look;
  return latest === 'top' ? { ...rest, top } : { ...rest, bottom };
}
