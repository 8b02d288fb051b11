import { z } from 'zod';
import { boxPalette, lookChoices, partChoices } from './look/look-choices.ts';
import { withoutMarks } from './marks/without-marks.ts';
import { PACKS_ABOUT } from './packs/about.ts';
import type { FaceReading } from './reading/photo/read-face.ts';

/** The longest description, in UTF-16 units. */
const LONGEST = 250;

/** Words without the marks of others: toys that are older than this rule have some. */
function printable(words: string): string {
  return withoutMarks(words).slice(0, LONGEST).toWellFormed() || 'Toy figure';
}

/** The second of two people whose figures stand in one box. */
const secondPerson = z.object({
  /** Printed after the first name: 'Robin & Kim'. */
  title: z.string().transform(printable).optional(),
  /** Its clothes, things and role, in the same way as the first one's. */
  description: z.string().min(1).max(LONGEST).transform(printable),
  look: z.optional(lookChoices),
  parts: z.optional(partChoices),
});

/** The options that the studio reads from `providerOptions.studio` of an image call. */
export const studioOptionsSchema = z.object({
  /** `packaged`: the toy in its packaging; `character`: the same toy on a turntable, out of its packaging. */
  kind: z.enum(['packaged', 'character']),
  /** In which packaging; also which proportions the figure has. */
  pack: z.enum(PACKS_ABOUT.map(({ id }) => id)),
  /** The user's own words, 1 to 250 characters; printed in full and read for colours and accessories. */
  description: z.string().min(1).max(LONGEST).transform(printable),
  /** The name printed large on the pack. */
  title: z.string().transform(printable),
  /** The collector's number, such as `No. 007`. */
  serial: z.string(),
  /** Printed below the name; without it the pack prints a saying of its own. */
  line: z.string().transform(withoutMarks).optional(),
  /** The colours of the packaging; without it the theme of the description decides. */
  palette: z.optional(boxPalette),
  /** What the owner has chosen about the figure in place of what photo and description say. */
  look: z.optional(lookChoices),
  /** Things that the owner put in or took out. */
  parts: z.optional(partChoices),
  /**
   * The second of two toys with one seed: what the first leaves to chance is different in it, and it has the other
   * finish.
   */
  variation: z.optional(z.literal(2)),
  /** Who stands next to the first person; needs a second photo. Theme, colours and sayings are the first one's. */
  second: z.optional(secondPerson),
});
export type StudioOptions = z.infer<typeof studioOptionsSchema>;

/** One toy: who, what and which of the random choices. */
export type ToyTask = {
  reading: FaceReading;
  /** The face of the second person, if the options have one. */
  secondReading?: FaceReading | undefined;
  options: StudioOptions;
  seed: number;
};

/** One picture to make. The same task always gives the same bytes. */
export type RenderTask = ToyTask & {
  /** Edge of the square picture, pixels. */
  size: number;
};
