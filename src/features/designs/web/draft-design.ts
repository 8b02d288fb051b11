import {
  ADDED_THINGS_MAX,
  BOX_LINE_MAX_LENGTH,
  BOX_NAME_MAX_LENGTH,
  boxPalette,
  lookChoices,
} from '@toy-twin/studio/look';
import * as z from 'zod/mini';
import { unlessBlank } from '#shared/has-ink.ts';
import { boxLine, boxName, type Design } from '../contract.ts';
import type { WordsProblem } from './words-problem.ts';

/** The owner's choices as the wizard keeps them: texts as they are typed, also while they are too long. */
export const draftDesign = z.object({
  look: lookChoices,
  name: z.string(),
  line: z.string(),
  /** Null: as the description says. */
  palette: z.nullable(boxPalette),
  /** Ids of things from the shelf. */
  added: z.array(z.string()).check(z.maxLength(ADDED_THINGS_MAX)),
  /** Ids of parts that the description names and the owner took out. */
  removed: z.array(z.string()),
  variant: z.int(),
  /** Of a toy twin whose second variation is made again. */
  variation: z.optional(z.literal(2)),
});
export type DraftDesign = z.infer<typeof draftDesign>;

/** How many parts the contract lets an owner take out; what was taken out of earlier words is the first to go. */
const REMOVED_MAX = 20;

/** Nothing chosen yet. */
export const emptyDesign: DraftDesign = {
  look: {},
  name: '',
  line: '',
  palette: null,
  added: [],
  removed: [],
  variant: 0,
};

/** Characters as people count them: an emoji is one. */
const characters = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** How many characters a text has, as people count them. */
export const characterCount = (text: string) => characters(text).length;

/** The part of a text that fits on the box; an empty one is left out. */
function printable(text: string, length: number): string | undefined {
  return unlessBlank(characters(text.trim()).slice(0, length).join('').trim());
}

/** The object without the fields that are undefined; undefined if none is left. */
function withoutGaps<Fields extends object>(fields: Fields): Fields | undefined {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return filled.length > 0 ? (Object.fromEntries(filled) as Fields) : undefined;
}

const unlessEmpty = <Value>(list: Value[]) => (list.length > 0 ? list : undefined);

/** The design to send: the choices made, and texts as far as they fit; undefined if there are none. */
export function designOf(draft: DraftDesign): Design | undefined {
  return withoutGaps<Design>({
    look: withoutGaps(draft.look),
    name: printable(draft.name, BOX_NAME_MAX_LENGTH),
    line: printable(draft.line, BOX_LINE_MAX_LENGTH),
    palette: draft.palette ?? undefined,
    parts: withoutGaps({
      added: unlessEmpty(draft.added),
      removed: unlessEmpty(draft.removed.slice(-REMOVED_MAX)),
    }),
    variant: draft.variant || undefined,
    variation: draft.variation,
  });
}

/** The opposite of {@link designOf}. */
export function draftOfDesign(design: Design = {}): DraftDesign {
  const { look, name, line, palette, parts, variant, variation } = design;
  return {
    look: look ?? {},
    name: name ?? '',
    line: line ?? '',
    palette: palette ?? null,
    added: parts?.added ?? [],
    removed: parts?.removed ?? [],
    variant: variant ?? 0,
    ...(variation && { variation }),
  };
}

/** What is wrong with a text on the box, in the words of the contract; null if nothing is. */
function problemOf(schema: typeof boxName, text: string): string | null {
  return schema.safeParse(text).error?.issues[0]?.message ?? null;
}
/** What is wrong with the name or the line on the box; null if nothing is. */
export function boxProblem({ name, line }: DraftDesign): WordsProblem | null {
  const ofName = problemOf(boxName, name);
  if (ofName) return { field: 'name', words: ofName };
  const ofLine = problemOf(boxLine, line);
  return ofLine ? { field: 'line', words: ofLine } : null;
}
