import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { FACES } from './choose-fonts.ts';
import type { Slot } from './slot.ts';

const WORDS = new Intl.Segmenter('und', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A line of words and how wide it is, in pixels. */
export type Line = { text: string; width: number };
/** How wide lines may be, in pixels, and how many are of use. */
type Lines = { width: number; most: number };

/** A slot with the font families chosen for its words. */
export type StyledSlot = Slot & { families: string };

/** A text on its way into a slot. Measuring is nearly all of the work, so as little as possible is measured. */
export type Words = {
  text: string;
  pieces: Piece[];
  slot: StyledSlot;
  context: SKRSContext2D;
  /** Measures in pixels at a size, until another size is asked for. */
  at(size: number): (text: string) => number;
};

/** A word, a space or what stands between words, and about how wide it is as a share of the size. */
type Piece = { text: string; share: number };

/** Prepares a text for being set into a slot, at any size. */
export function measureWords(text: string, slot: StyledSlot): Words {
  const context = createCanvas(4, 4).getContext('2d');
  const sizes = new Map<number, Map<string, number>>();
  const at = (size: number) => {
    setFont(context, slot, size);
    const widths = sizes.get(size) ?? new Map<string, number>();
    sizes.set(size, widths);
    return (words: string) => {
      const known = widths.get(words);
      if (known !== undefined) return known;
      const { width } = context.measureText(words);
      widths.set(words, width);
      return width;
    };
  };
  const atHundred = at(100);
  const pieces = splitWords(text).map((piece) => ({ text: piece, share: atHundred(piece) / 100 }));
  return { text, pieces, slot, context, at };
}

/** The weight goes to variable fonts alone: asked for in `font`, Skia would thicken the others beyond their design. */
export function setFont(
  context: SKRSContext2D,
  { face, families }: Pick<StyledSlot, 'face' | 'families'>,
  size: number,
): void {
  context.font = `${size}px ${families}`;
  context.fontVariationSettings = `"wght" ${FACES[face].weight}`;
}

/** How wide the widest word is, in pixels, at least one. */
export function widestWord(words: Words, size: number): number {
  const widthOf = words.at(size);
  return Math.max(...words.pieces.map(({ text }) => widthOf(text.trim())), 1);
}

/** Words next to each other are as wide as each alone, but for a few pixels: a line within these shares is measured. */
const NEARLY = { least: 0.9, most: 1.1 };

/**
 * Fills lines word by word; a word wider than a line is broken between graphemes.
 * @param width of a line, in pixels.
 * @param most ends with one line more than these: so many are too many.
 */
export function breakLines({ pieces, at }: Words, size: number, { width, most }: Lines): Line[] {
  const widthOf = at(size);
  const lines: Line[] = [];
  let current = '';
  let about = 0;
  const push = (line: string) => {
    const trimmed = line.trim();
    if (trimmed) lines.push({ text: trimmed, width: widthOf(trimmed) });
  };
  for (const { text, share } of pieces) {
    about += share * size;
    const isNear = about > width * NEARLY.least && about < width * NEARLY.most;
    if (isNear ? widthOf((current + text).trim()) <= width : about < width) {
      current += text;
      continue;
    }
    push(current);
    current = text.trimStart();
    about = share * size;
    if (widthOf(current.trim()) > width) {
      const parts = breakWord(widthOf, current, width);
      for (const part of parts.slice(0, -1)) push(part);
      current = parts.at(-1) ?? '';
      about = widthOf(current);
    }
    if (lines.length > most) return lines;
  }
  push(current);
  return lines;
}

/** What belongs to the word behind it: opening brackets, and quotes at the beginning of a word. */
const OPENING = /(?:[\p{Ps}\p{Pi}¿¡]|<\/?|(?:^|[\p{Ps}\p{Pi}<])['"`]+)$/u;
/** Brackets before which a line may break even without a space. */
const STARTING = /^[<「『（【〈《〔]/u;

/** A space at which no line breaks. */
const GLUE = '\u00a0';

/**
 * Words with what follows them and what opens them: a line never begins with a full stop and never ends with an
 * opening quote, and Japanese breaks between words.
 */
function splitWords(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const last = pieces.at(-1);
    const isGlued = last !== undefined && (segment === GLUE || last.endsWith(GLUE));
    const joins = last !== undefined && !/\s/u.test(segment) && !/\s$/u.test(last);
    const follows = !isWordLike && !STARTING.test(segment);
    if (isGlued) pieces[pieces.length - 1] = last + segment;
    else if (joins && (follows || OPENING.test(last))) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function breakWord(widthOf: (text: string) => number, word: string, width: number): string[] {
  const parts: string[] = [];
  let current = '';
  for (const { segment } of GRAPHEMES.segment(word)) {
    if (current && widthOf(current + segment) > width) {
      parts.push(current);
      current = '';
    }
    current += segment;
  }
  parts.push(current);
  return parts;
}
