import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { FACES, type Face, registerStudioFonts } from './fonts.ts';

/** A rectangle on the 1536-pixel page. */
export type Box = { x: number; y: number; width: number; height: number };

/** A place for words: they are set as large as they fit in, never larger than `largest`. */
export type Slot = {
  name: string;
  box: Box;
  face: Face;
  largest: number;
  align?: 'left' | 'center' | 'right';
  /** Pixels of air between lines as a share of the size; 1.15 unless told. */
  leading?: number;
  capitals?: boolean;
};

/** Words set into a slot: the size found, the lines with their baselines, and the box they really cover. */
export type SetText = {
  slot: Slot;
  size: number;
  lines: { text: string; x: number; baseline: number; width: number }[];
  box: Box;
};

/** The smallest size tried; 250 of the widest characters fit every slot well above it. */
const SMALLEST = 5;
/** Room above and below the baseline that all shipped fonts stay inside, as a share of the size. */
const ASCENT = 0.98;
const DESCENT = 0.32;

/** Sets words into a slot. Any script, any length; an empty text gives no lines. */
export function setText(text: string, slot: Slot): SetText {
  registerStudioFonts();
  const context = createCanvas(4, 4).getContext('2d');
  const clean = cleanText(slot.capitals ? text.toLocaleUpperCase('en') : text);
  let low = SMALLEST;
  let high = slot.largest;
  let lines = breakLines(context, clean, slot, high);
  let size = high;
  if (!fits(lines, slot, high)) {
    for (let step = 0; step < 9; step++) {
      const middle = (low + high) / 2;
      if (fits(breakLines(context, clean, slot, middle), slot, middle)) low = middle;
      else high = middle;
    }
    size = low;
    lines = breakLines(context, clean, slot, size);
  }
  return placeLines(lines, slot, size);
}

/** Draws set words in the context's current colours; `stroke` draws an outline below them first. */
export function drawText(
  context: SKRSContext2D,
  set: SetText,
  ink: string,
  stroke?: { colour: string; width: number },
): void {
  context.save();
  context.font = fontOf(set.slot, set.size);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  for (const line of set.lines) {
    if (stroke) {
      context.strokeStyle = stroke.colour;
      context.lineWidth = stroke.width * set.size;
      context.strokeText(line.text, line.x, line.baseline);
    }
    context.fillStyle = ink;
    context.fillText(line.text, line.x, line.baseline);
  }
  context.restore();
}

type Line = { text: string; width: number };

const fontOf = (slot: Slot, size: number) => `${size}px ${FACES[slot.face]}`;
const leadingOf = (slot: Slot) => Math.max(slot.leading ?? 1.15, 1);

/** Control characters and broken surrogates would print as boxes; line ends count as spaces. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('\uFFFD', '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function fits(lines: readonly Line[], slot: Slot, size: number): boolean {
  const height = size * (ASCENT + DESCENT + (lines.length - 1) * leadingOf(slot));
  return height <= slot.box.height && lines.every((line) => line.width <= slot.box.width);
}

/** Fills lines word by word; a word wider than a line is broken between graphemes. */
function breakLines(context: SKRSContext2D, text: string, slot: Slot, size: number): Line[] {
  context.font = fontOf(slot, size);
  const lines: Line[] = [];
  let current = '';
  const push = (line: string) => {
    const trimmed = line.trim();
    if (trimmed) lines.push({ text: trimmed, width: context.measureText(trimmed).width });
  };
  for (const piece of splitWords(text)) {
    if (context.measureText((current + piece).trim()).width <= slot.box.width) {
      current += piece;
      continue;
    }
    push(current);
    current = piece.trimStart();
    if (context.measureText(current.trim()).width <= slot.box.width) continue;
    const parts = breakWord(context, current, slot.box.width);
    for (const part of parts.slice(0, -1)) push(part);
    current = parts.at(-1) ?? '';
  }
  push(current);
  return lines;
}

/** Words with what follows them: a line never begins with a full stop, and Japanese breaks between words. */
function splitWords(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('und', { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const glued = last !== undefined && !isWordLike && !/\s/u.test(segment) && !/\s$/u.test(last);
    if (glued) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function breakWord(context: SKRSContext2D, word: string, width: number): string[] {
  const parts: string[] = [];
  let current = '';
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word)) {
    if (current && context.measureText(current + segment).width > width) {
      parts.push(current);
      current = '';
    }
    current += segment;
  }
  parts.push(current);
  return parts;
}

function placeLines(lines: readonly Line[], slot: Slot, size: number): SetText {
  const { box } = slot;
  const leading = leadingOf(slot) * size;
  const height = lines.length === 0 ? 0 : size * (ASCENT + DESCENT) + (lines.length - 1) * leading;
  const top = box.y + (box.height - height) / 2;
  const widest = lines.reduce((most, line) => Math.max(most, line.width), 0);
  const share = slot.align === 'left' ? 0 : slot.align === 'right' ? 1 : 0.5;
  return {
    slot,
    size,
    lines: lines.map((line, index) => ({
      ...line,
      x: box.x + (box.width - line.width) * share,
      baseline: top + size * ASCENT + index * leading,
    })),
    box: { x: box.x + (box.width - widest) * share, y: top, width: widest, height },
  };
}
