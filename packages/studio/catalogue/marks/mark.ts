import type { Near } from './near.ts';

/**
 * Something that belongs to somebody else: what it is called; its spellings in all languages, in small letters without
 * accents; what we make in its place, in words of the catalogue; and, where its name is an everyday word or a first
 * name, next to which words it is a mark. Without something in its place its name is left out.
 *
 * Spellings need no plural in -s, no written-together form and no misspelling by one double letter: these are found.
 */
export type Mark = readonly [name: string, words: string, instead?: string, near?: readonly Near[]];
