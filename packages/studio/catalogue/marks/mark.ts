import { linesIn } from '../languages/languages.ts';
import { NEAR, type Near } from './near.ts';

/** Something that belongs to somebody else. */
export type Mark = {
  name: string;
  /** Its spellings in all languages, in small letters without accents. */
  spellings: readonly string[];
  /** What we make in its place, in words of the catalogue; undefined if its name is only left out. */
  instead: string | undefined;
  /** Next to which words it is a mark, where its name is an everyday word or a first name. */
  near: readonly Near[] | undefined;
};

const ENTRY = /^(?<name>.+): (?<spellings>[^:→(]+?)(?: → (?<instead>[^→(]+?))?(?: \((?<near>[a-z ]+)\))?$/u;

/**
 * Reads a list of marks, each on a line of its own and going on in lines that are indented further:
 * `Nemo: nemo → fish (dressed watched)`. Spellings need no plural in -s, no written-together form and no misspelling by one
 * double letter: these are found.
 * @throws Error if a mark is not written so
 */
export const marksIn = (list: string): readonly Mark[] =>
  linesIn(list).map((line) => {
    const { name = '', spellings = '', instead, near } = ENTRY.exec(line)?.groups ?? {};
    const kinds = near?.split(' ').filter(isNear);
    if (!name || kinds?.length !== near?.split(' ').length) throw new Error(`'${line}' is no mark`);
    return { name, spellings: spellings.split(', '), instead, near: kinds };
  });

const isNear = (kind: string): kind is Near => kind === 'capital' || Object.hasOwn(NEAR, kind);
