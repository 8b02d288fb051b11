import {
  ADDED_THINGS_MAX,
  BOX_LINE_MAX_LENGTH,
  BOX_NAME_MAX_LENGTH,
  boxPalette,
  lookChoices,
} from '@toy-twin/studio/look';
import * as z from 'zod/mini';
import { unlessBlank } from '#shared/has-ink.ts';
import { boxLine, boxName, type Design, type SecondDesign } from '../contract.ts';
import type { WordsProblem } from './words-problem.ts';

const added = z.array(z.string()).check(z.maxLength(ADDED_THINGS_MAX));

/** What is chosen and written about the second person in the box, as it is typed. */
const draftSecond = z.object({
  name: z.string(),
  description: z.string(),
  look: lookChoices,
  added,
  removed: z.array(z.string()),
});
export type DraftSecond = z.infer<typeof draftSecond>;

/** The owner's choices as the wizard keeps them: texts as they are typed, also while they are too long. */
export const draftDesign = z.object({
  look: lookChoices,
  name: z.string(),
  line: z.string(),
  /** Null: as the description says. */
  palette: z.nullable(boxPalette),
  /** Ids of things from the shelf. */
  added,
  /** Ids of parts that the description names and the owner took out. */
  removed: z.array(z.string()),
  variant: z.int(),
  /** Of a toy twin whose second variation is made again. */
  variation: z.optional(z.literal(2)),
  /** Of the second person, where there are two in one box. A draft of an earlier version has none. */
  second: z._default(z.nullable(draftSecond), null),
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
  second: null,
};

/** The second person before anything is known of them. */
export const emptySecond: DraftSecond = { name: '', description: '', look: {}, added: [], removed: [] };

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
    parts: partsOf(draft),
    variant: draft.variant || undefined,
    variation: draft.variation,
    second: draft.second ? secondOf(draft.second) : undefined,
  });
}

function partsOf({ added, removed }: Pick<DraftDesign, 'added' | 'removed'>): Design['parts'] {
  return withoutGaps({ added: unlessEmpty(added), removed: unlessEmpty(removed.slice(-REMOVED_MAX)) });
}

/** Never nothing: a second person of whom nothing is said stands in the box as well. */
function secondOf(second: DraftSecond): SecondDesign {
  const said = withoutGaps<SecondDesign>({
    name: printable(second.name, BOX_NAME_MAX_LENGTH),
    prompt: unlessBlank(second.description.trim()),
    look: withoutGaps(second.look),
    parts: partsOf(second),
  });
  return said ?? {};
}

/** What is wrong with a text on the box, in the words of the contract; null if nothing is. */
function problemOf(schema: typeof boxName, text: string): string | null {
  return schema.safeParse(text).error?.issues[0]?.message ?? null;
}
/** What is wrong with a name or the line on the box; null if nothing is. */
export function boxProblem({ name, line, second }: DraftDesign): WordsProblem | null {
  const ofName = problemOf(boxName, name);
  if (ofName) return { field: 'name', words: ofName };
  const ofSecondName = second && problemOf(boxName, second.name);
  if (ofSecondName) return { field: 'secondName', words: ofSecondName };
  const ofLine = problemOf(boxLine, line);
  return ofLine ? { field: 'line', words: ofLine } : null;
}
