import { z } from 'zod';
import { COLOUR_WORDS } from './colours/colour-words.ts';
import { LANGUAGES, phrasesOf, type Words } from './words/words.ts';

/** What every entry of the catalogue has; each table adds fields of its own. */
export type Entry = { words: Words };

const phrases = z
  .string()
  .regex(/^[^,\s][^,]*(?:, [^,\s][^,]*)*$/u, 'Phrases are separated by a comma and a space')
  .refine((text) => text === text.toLowerCase(), 'Phrases are in lower case');

const words = z.partialRecord(z.enum(LANGUAGES), phrases).superRefine((value, context) => {
  const all = phrasesOf(value);
  const twice = all.find((phrase, index) => all.indexOf(phrase) !== index);
  if (twice) context.addIssue({ code: 'custom', message: `'${twice}' stands twice` });
});

const colour = z
  .string()
  .refine(
    (name) => /^#[\da-f]{6}$/.test(name) || COLOUR_WORDS.has(name),
    'Not a colour that the catalogue knows',
  );

/** What the compiler cannot check: the form of the words, and the names of colours. Other fields pass as they are. */
const entrySchema = z.looseObject({
  words,
  colour: colour.optional(),
  colours: z.record(z.string(), colour).optional(),
  beard: colour.optional(),
  skin: colour.optional(),
});

/**
 * Checks a table of the catalogue once, when it is loaded, and returns it unchanged.
 * @throws Error that names the table, the entry and the field, for example `garments: tee.words.de: …`.
 */
export function checkEntries<Table extends Readonly<Record<string, Entry>>>(
  name: string,
  table: Table,
): Table {
  for (const [id, entry] of Object.entries(table)) {
    const { error } = entrySchema.safeParse(entry);
    const [issue] = error?.issues ?? [];
    if (issue) throw new Error(`${name}: ${[id, ...issue.path].join('.')}: ${issue.message}`);
  }
  return table;
}

/** The same for a table that has nothing but words. */
export function checkWords<Id extends string>(
  name: string,
  table: Readonly<Record<Id, Words>>,
): Readonly<Record<Id, Words>> {
  checkEntries(name, Object.fromEntries(Object.entries<Words>(table).map(([id, words]) => [id, { words }])));
  return table;
}
