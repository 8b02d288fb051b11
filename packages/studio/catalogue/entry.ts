import { z } from 'zod';
import { COLOUR_WORDS } from './colours/colour-words.ts';
import { phrasesOf, readWords, type Words } from './words/words.ts';

/** What every entry of the catalogue has: its names, see `readWords`. Each table adds its own fields. */
export type Entry = { words: string };
/** An entry whose words are read. */
export type Known<Written extends Entry> = Omit<Written, 'words'> & { words: Words };
type KnownTable<Table extends Readonly<Record<string, Entry>>> = {
  readonly [Id in keyof Table]: Known<Table[Id]>;
};

const colour = z
  .string()
  .refine(
    (name) => /^#[\da-f]{6}$/.test(name) || COLOUR_WORDS.has(name),
    'Not a colour that the catalogue knows',
  );

/** What the compiler cannot check: the names of colours. Other fields pass as they are. */
const entrySchema = z.looseObject({
  colour: colour.optional(),
  colours: z.record(z.string(), colour).optional(),
  beard: colour.optional(),
  skin: colour.optional(),
});

/**
 * Reads the words of a table of the catalogue and checks the rest once, when it is loaded.
 * @throws Error that names the table, the entry and what is wrong: `garments: tee: …`.
 */
export function readEntries<Table extends Readonly<Record<string, Entry>>>(
  name: string,
  table: Table,
): KnownTable<Table> {
  const read = Object.entries(table).map(([id, entry]) => {
    try {
      const words = readWords(entry.words);
      const phrases = phrasesOf(words);
      const twice = phrases.find((phrase, index) => phrases.indexOf(phrase) !== index);
      if (twice) throw new Error(`'${twice}' stands twice`);
      const [issue] = entrySchema.safeParse(entry).error?.issues ?? [];
      if (issue) throw new Error(`${issue.path.join('.')}: ${issue.message}`);
      return [id, { ...entry, words }] as const;
    } catch (error) {
      throw new Error(`${name}: ${id}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  return Object.fromEntries(read) as KnownTable<Table>;
}

/** The same for a table that has nothing but words. */
export function readWordTable<Id extends string>(
  name: string,
  table: Readonly<Record<Id, string>>,
): Readonly<Record<Id, Words>> {
  const entries = Object.entries<string>(table).map(([id, words]) => [id, { words }] as const);
  const read = Object.entries(readEntries(name, Object.fromEntries(entries)));
  return Object.fromEntries(read.map(([id, { words }]) => [id, words])) as Record<Id, Words>;
}

/**
 * Creates the lookup of the names of a table. `known` answers the name, or undefined if the table does not have it.
 * `among` answers the names in a text, separated by spaces, in their order, and throws an Error for a name that the
 * table does not have.
 * @param kind what the table lists, for that Error
 */
export function namesOf<Name extends string>(kind: string, table: Readonly<Record<Name, unknown>>) {
  const isKnown = (name: string): name is Name => Object.hasOwn(table, name);
  return {
    known: (name: string): Name | undefined => (isKnown(name) ? name : undefined),
    among: (names: string): ReadonlySet<Name> =>
      new Set(
        names.split(/\s+/u).map((name) => {
          if (!isKnown(name)) throw new Error(`There is no ${kind} '${name}'`);
          return name;
        }),
      ),
  };
}
