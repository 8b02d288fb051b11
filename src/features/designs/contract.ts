import {
  BOX_LINE_MAX_LENGTH,
  BOX_NAME_MAX_LENGTH,
  boxPalette,
  lookChoices,
  NOT_OFFERED,
  partChoices,
} from '@toy-twin/studio/look';
import * as z from 'zod/mini';
import { unlessBlank } from '#shared/has-ink.ts';
import { isStorable } from '#shared/is-storable.ts';
import { oneLine } from '#shared/one-line.ts';

/** Messages of the fields on the box. */
export const BOX_MESSAGES = {
  nameTooLong: `The name must be ${BOX_NAME_MAX_LENGTH} characters or less`,
  lineTooLong: `The line must be ${BOX_LINE_MAX_LENGTH} characters or less`,
  unprintable: 'This contains a character we cannot print. Please enter it again.',
} as const;

/** The longest character that people count as one, in UTF-16 units: a flag or a family of emoji. */
const LONGEST_CHARACTER = 16;
/** Length in characters as people count them: an emoji is one. */
const atMost = (length: number, message: string) =>
  z.refine<string>(
    (text) =>
      text.length <= length * LONGEST_CHARACTER && [...new Intl.Segmenter().segment(text)].length <= length,
    message,
  );

/** The name on the box; it becomes the title of the toy twin. */
export const boxName = z
  .string()
  .check(
    atMost(BOX_NAME_MAX_LENGTH, BOX_MESSAGES.nameTooLong),
    isStorable(BOX_MESSAGES.unprintable),
    oneLine(),
  );

/** The line below the name. */
export const boxLine = z
  .string()
  .check(
    atMost(BOX_LINE_MAX_LENGTH, BOX_MESSAGES.lineTooLong),
    isStorable(BOX_MESSAGES.unprintable),
    oneLine(),
  );

/** The longest description of a character, in UTF-16 units. */
const WORDS_MAX_LENGTH = 250;

/**
 * What the owner decides about the second person in the box: their name, which stands next to the first one's, their own
 * description, their look and their things. The description may be missing only while it is being written.
 */
export const secondDesign = z
  .strictObject(
    {
      name: z.optional(boxName),
      prompt: z.optional(
        z
          .string()
          .check(
            z.maxLength(WORDS_MAX_LENGTH, `Description must be ${WORDS_MAX_LENGTH} characters or less`),
            isStorable('The description contains a character we cannot print. Please enter it again.'),
          ),
      ),
      look: z.optional(lookChoices),
      parts: z.optional(partChoices),
    },
    NOT_OFFERED,
  )
  .check(
    z.overwrite(({ name, prompt, ...rest }) => ({
      ...rest,
      ...(unlessBlank(name) !== undefined && { name }),
      ...(unlessBlank(prompt) !== undefined && { prompt: prompt?.trim() }),
    })),
  );
export type SecondDesign = z.infer<typeof secondDesign>;

/** So many other looks there are. */
const LAST_VARIANT = 999;

/**
 * What the owner decides besides photo, packaging and description: the figure's look, what is printed on the box and
 * what lies in it. A field that is left out is decided by photo, description and chance;
 * a text of which nothing can be seen counts as left out.
 */
export const design = z
  .strictObject(
    {
      look: z.optional(lookChoices),
      name: z.optional(boxName),
      line: z.optional(boxLine),
      palette: z.optional(boxPalette),
      parts: z.optional(partChoices),
      /** Another drawing of the same: the preview's 'Another look'. The paid picture is drawn with the same number. */
      variant: z.optional(
        z.int(NOT_OFFERED).check(z.minimum(0, NOT_OFFERED), z.maximum(LAST_VARIANT, NOT_OFFERED)),
      ),
      /** The second of the two that a purchase makes: what is left to chance is decided otherwise (decision 012). */
      variation: z.optional(z.literal(2, NOT_OFFERED)),
      /** Of the second person, where there are two in one box. */
      second: z.optional(secondDesign),
    },
    NOT_OFFERED,
  )
  .check(
    z.overwrite(({ name, line, ...rest }) => ({
      ...rest,
      ...(unlessBlank(name) !== undefined && { name }),
      ...(unlessBlank(line) !== undefined && { line }),
    })),
  );
export type Design = z.infer<typeof design>;

/** The names on the box: 'Robin & Kim'; undefined without any. */
export function namesOnBox({ name, second }: Pick<Design, 'name' | 'second'>): string | undefined {
  return [name, second?.name].filter((one) => one !== undefined).join(' & ') || undefined;
}

/** The number of the look after this one; after the last comes the first. */
export const nextVariant = (variant = 0): number => (variant + 1) % (LAST_VARIANT + 1);

/** What the drawer has pictures for: heads, and halves of the figure in clothes, in the owner's own colors. */
export const pictureFields = [
  'hair',
  'glasses',
  'facialHair',
  'headwear',
  'expression',
  'finish',
  'top',
  'bottom',
] as const;
/** One of them. */
export const pictureField = z.enum(pictureFields);
export type PictureField = z.infer<typeof pictureField>;

/**
 * Body of `POST /api/look-choices`, which answers one WebP: a row of squares of 128 px, first the look as it is in the
 * photo, then one for each choice of the field in the order of the studio's list, the rest as in `look`.
 */
export const lookChoicesBody = z.object({
  sourceImage: z.string().check(z.maxLength(2000)),
  field: pictureField,
  look: z.optional(lookChoices),
});
export type LookChoicesBody = z.infer<typeof lookChoicesBody>;

/** Words as they are being typed: longer than what may be printed, and no error yet. */
const unfinished = z.optional(z.string().check(z.maxLength(1000)));
/**
 * Body of `POST /api/descriptions/read`: the description, and the other words on the box if they are to be checked too.
 */
export const readDescriptionBody = z.object({
  description: z.string().check(z.maxLength(250)),
  name: unfinished,
  line: unfinished,
});

/** Something that will be in the box. `picture` is the address of a small picture, where there is one. */
export const understoodPart = z.object({
  /** Such as `thing:guitar`, `garment:cape`, `headwear:crown`, `theme:space`. */
  id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  /** Whether no word names it: it keeps a box from being empty, and makes way for a thing that the owner adds. */
  byChance: z.boolean(),
});
export type UnderstoodPart = z.infer<typeof understoodPart>;
/** Its answer: parts in the order of the words, and words that are printed but cannot be made. */
export const readDescriptionAnswer = z.object({
  parts: z.array(understoodPart),
  notUnderstood: z.array(z.string()),
  /** What belongs to somebody else, and what we make in its place; null where its name is only left out. */
  marks: z.array(z.object({ name: z.string(), instead: z.nullable(z.string()) })),
  /** The languages of descriptions, in English, where the words are in none of them; empty otherwise. */
  readsOnly: z.array(z.string()),
  /** Why our own list refuses these words, and what to change. The full check follows when the toy twin is created. */
  refusal: z.nullable(z.string()),
});
export type ReadDescriptionAnswer = z.infer<typeof readDescriptionAnswer>;

/** `GET /api/things/{partId}/picture?colour=`: a part, and the color (`rrggbb`) in place of its usual one. */
export const partParams = z.object({ partId: z.string() });
/** The same. */
export const partQuery = z.object({
  colour: z.optional(z.string().check(z.regex(/^[0-9a-f]{6}$/u, NOT_OFFERED))),
});

/** `GET /api/things?search=`: the shelf of all things, or those that a search finds in any of its languages. */
export const thingsQuery = z.object({ search: z._default(z.string().check(z.maxLength(60)), '') });
/** Its answer; where nothing is called what was searched for, `things` are those called nearly so, as `didYouMean`. */
export const thingsAnswer = z.object({
  things: z.array(z.object({ id: z.string(), name: z.string(), picture: z.string() })),
  didYouMean: z.nullable(z.string()),
});
export type ThingsAnswer = z.infer<typeof thingsAnswer>;
