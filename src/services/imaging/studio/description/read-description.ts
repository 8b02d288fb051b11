import type { Rgb } from '../colour.ts';
import {
  ACCESSORIES,
  ACCESSORY_WORDS,
  type Accessory,
  HEADWEAR,
  HEADWEAR_WORDS,
  type Headwear,
} from './accessory-words.ts';
import { COLOUR_WORDS } from './colour-words.ts';
import { GARMENT_WORDS, GARMENTS, type Garment } from './garment-words.ts';
import { THEME_WORDS, THEMES, type Theme } from './theme-words.ts';

/** What the words ask for. A missing colour means: take it from the photo or choose one. */
export type Wishes = {
  garments: ReadonlyMap<Garment, Rgb | undefined>;
  accessories: readonly { kind: Accessory; colour: Rgb | undefined }[];
  headwear: { kind: Headwear; colour: Rgb | undefined } | undefined;
  theme: Theme;
  /** A colour named without a thing that has it. */
  colour: Rgb | undefined;
};

/** More would crowd any pack. */
const MOST_ACCESSORIES = 4;
/** How many words a colour may stand before its thing: 'red shiny electric guitar'. */
const COLOUR_REACH = 3;

/** Reads the user's words. Unknown words, and other languages, change nothing and never fail. */
export function readDescription(description: string): Wishes {
  const words = splitWords(description);
  const accessories = findThings(words, ACCESSORIES, ACCESSORY_WORDS).slice(0, MOST_ACCESSORIES);
  const garments = new Map(
    findThings(words, GARMENTS, GARMENT_WORDS).map(({ kind, colour }) => [kind, colour]),
  );
  return {
    garments,
    accessories,
    headwear: findThings(words, HEADWEAR, HEADWEAR_WORDS)[0],
    theme: findTheme(words),
    colour: findLooseColour(words),
  };
}

function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  );
}

function isWord(word: string, known: readonly string[]): boolean {
  return (
    known.includes(word) || known.includes(word.replace(/s$/, '')) || known.includes(word.replace(/es$/, ''))
  );
}

function findThings<T extends string>(
  words: readonly string[],
  kinds: readonly T[],
  vocabulary: Readonly<Record<T, readonly string[]>>,
): { kind: T; colour: Rgb | undefined }[] {
  const found = new Map<T, { at: number; colour: Rgb | undefined }>();
  words.forEach((word, at) => {
    for (const kind of kinds) {
      if (!isWord(word, vocabulary[kind])) continue;
      const colour = colourBefore(words, at);
      const before = found.get(kind);
      if (!before) found.set(kind, { at, colour });
      else if (!before.colour) before.colour = colour;
    }
  });
  return [...found].sort((a, b) => a[1].at - b[1].at).map(([kind, { colour }]) => ({ kind, colour }));
}

/** The colour that belongs to the word at a place: no other thing may stand between them. */
function colourBefore(words: readonly string[], at: number): Rgb | undefined {
  for (let back = at - 1; back >= Math.max(0, at - COLOUR_REACH); back--) {
    const word = words[back] ?? '';
    const colour = COLOUR_WORDS[word];
    if (colour) return colour;
    if (isThing(word)) return undefined;
  }
  return undefined;
}

const everyThing = [GARMENT_WORDS, ACCESSORY_WORDS, HEADWEAR_WORDS].flatMap((vocabulary) =>
  Object.values(vocabulary).flat(),
);

function isThing(word: string): boolean {
  return ['with', 'and', 'a', 'an', 'the', 'in', 'on'].includes(word) || isWord(word, everyThing);
}

function findLooseColour(words: readonly string[]): Rgb | undefined {
  const at = words.findIndex((word) => word in COLOUR_WORDS);
  if (at < 0) return undefined;
  const owned = words.slice(at + 1, at + 1 + COLOUR_REACH).some((word) => isWord(word, everyThing));
  return owned ? undefined : COLOUR_WORDS[words[at] ?? ''];
}

function findTheme(words: readonly string[]): Theme {
  let best: Theme = 'burst';
  let most = 0;
  for (const theme of THEMES) {
    const count = words.filter((word) => isWord(word, THEME_WORDS[theme])).length;
    if (count > most) [best, most] = [theme, count];
  }
  return best;
}
