/**
 * Something that belongs to somebody else: what it is called; its spellings in all languages, in small letters without
 * accents; and what we make in its place, in words of the catalogue. Without these its name is left out.
 */
export type Mark = readonly [name: string, words: string, instead?: string];
