import { type CanvasGradient, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chooseFonts, FACES, type Face } from './choose-fonts.ts';

/** A rectangle on the 1536-pixel page. */
export type Box = { x: number; y: number; width: number; height: number };

/** A box for words, which are set as large as fits and never larger than `largest`. */
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
  /** The font families of the words, as in a style sheet. */
  families: string;
  size: number;
  lines: { text: string; x: number; baseline: number; width: number }[];
  box: Box;
  /** The way the words run: their first letter of a clear direction decides. */
  direction: 'ltr' | 'rtl';
};

/** The smallest size tried; 250 of the widest characters fit every slot well above it. */
const SMALLEST = 5;
/** Ink may reach this far from line to line, as a share of the size; of taller scripts the lines stand further apart. */
const TOUCHING = 0.15;

/** Sets words into a slot. Any script, any length; an empty text gives no lines. */
export function setText(text: string, slot: Slot): SetText {
  const context = createCanvas(4, 4).getContext('2d');
  const fonts = chooseFonts(cleanText(slot.capitals ? text.toLocaleUpperCase('en') : text), slot.face);
  const clean = fonts.text;
  const style = { ...slot, families: fonts.families };
  let low = SMALLEST;
  let high = slot.largest;
  let lines = breakLines(context, clean, style, high);
  let size = high;
  const room = measureRoom(context, clean, style);
  if (!fits(lines, slot, high, room)) {
    for (let step = 0; step < 9; step++) {
      const middle = (low + high) / 2;
      if (fits(breakLines(context, clean, style, middle), slot, middle, room)) low = middle;
      else high = middle;
    }
    size = low;
    lines = breakLines(context, clean, style, size);
  }
  const whole = sizeForWholeWords(context, clean, style);
  if (whole < size && whole > size * SMALLER_THAN_BROKEN) {
    size = whole;
    lines = breakLines(context, clean, style, size);
  }
  if (lines.length > 1 && (slot.align ?? 'center') === 'center')
    lines = balanceLines(context, clean, style, size, lines);
  return placeLines(lines, slot, size, { room, direction: directionOf(clean), families: fonts.families });
}

/** The same words on as many lines, broken where the widest is least wide: no word is left alone on the last. */
function balanceLines(
  context: SKRSContext2D,
  text: string,
  slot: StyledSlot,
  size: number,
  greedy: Line[],
): Line[] {
  let best = greedy;
  // Narrower than its widest word a line would break that word.
  let low = Math.max(widestWord(context, text, slot, size), slot.box.width / greedy.length / 2);
  let high = slot.box.width;
  if (low >= high) return greedy;
  for (let step = 0; step < 7; step++) {
    const width = (low + high) / 2;
    const lines = breakLines(context, text, { ...slot, box: { ...slot.box, width } }, size);
    if (lines.length > greedy.length || lines.some((line) => line.width > width)) low = width;
    else {
      high = width;
      best = lines;
    }
  }
  return best;
}

/** Words are set down to this share of the size at which they would have to be broken. */
const SMALLER_THAN_BROKEN = 0.5;

/** The largest size at which the longest word still fits on a line. */
function sizeForWholeWords(context: SKRSContext2D, text: string, slot: StyledSlot): number {
  const size = 100;
  return ((slot.box.width * size) / widestWord(context, text, slot, size)) * 0.995;
}

/** How wide the widest word is, in pixels, at least one. */
function widestWord(context: SKRSContext2D, text: string, slot: StyledSlot, size: number): number {
  setFont(context, slot, size);
  return Math.max(...splitWords(text).map((word) => context.measureText(word.trim()).width), 1);
}

/** Draws set words in the context's current colours; `stroke` draws an outline below them first. */
export function drawText(
  context: SKRSContext2D,
  set: SetText,
  ink: string | CanvasGradient,
  stroke?: { colour: string; width: number },
): void {
  context.save();
  setFont(context, { face: set.slot.face, families: set.families }, set.size);
  context.textAlign = 'left';
  context.direction = set.direction;
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

const WORDS = new Intl.Segmenter('und', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

type Line = { text: string; width: number };

/** A slot with the fonts chosen for its words. */
type StyledSlot = Slot & Pick<SetText, 'families'>;

/** The weight goes to variable fonts alone: asked for in `font`, Skia would thicken the others beyond their design. */
function setFont(
  context: SKRSContext2D,
  { face, families }: Pick<StyledSlot, 'face' | 'families'>,
  size: number,
): void {
  context.font = `${size}px ${families}`;
  context.fontVariationSettings = `"wght" ${FACES[face].weight}`;
}

const leadingOf = (slot: Slot, room: Room) =>
  Math.max(slot.leading ?? 1.15, 1, room.above + room.below - TOUCHING);

/** Line ends count as spaces; control characters and broken surrogates are dropped. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('\uFFFD', '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Room that a text needs above and below the baseline, as shares of the size. */
type Room = { above: number; below: number };

/** Capitals need no room below, and nothing without accents much above: measured, such words become larger. */
function measureRoom(context: SKRSContext2D, text: string, slot: StyledSlot): Room {
  const size = 100;
  setFont(context, slot, size);
  const ink = context.measureText(text);
  return {
    above: Math.max(0.5, ink.actualBoundingBoxAscent / size + 0.03),
    below: Math.max(0.03, ink.actualBoundingBoxDescent / size + 0.03),
  };
}

function fits(lines: readonly Line[], slot: Slot, size: number, room: Room): boolean {
  const height = size * (room.above + room.below + (lines.length - 1) * leadingOf(slot, room));
  return height <= slot.box.height && lines.every((line) => line.width <= slot.box.width);
}

/** Fills lines word by word; a word wider than a line is broken between graphemes. */
function breakLines(context: SKRSContext2D, text: string, slot: StyledSlot, size: number): Line[] {
  setFont(context, slot, size);
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

function breakWord(context: SKRSContext2D, word: string, width: number): string[] {
  const parts: string[] = [];
  let current = '';
  for (const { segment } of GRAPHEMES.segment(word)) {
    if (current && context.measureText(current + segment).width > width) {
      parts.push(current);
      current = '';
    }
    current += segment;
  }
  parts.push(current);
  return parts;
}

/** Hebrew, Arabic and their kin run from the right, whatever stands between them. */
export function directionOf(text: string): SetText['direction'] {
  const first = /[\p{L}]/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first)
    ? 'rtl'
    : 'ltr';
}

function placeLines(
  lines: readonly Line[],
  slot: Slot,
  size: number,
  { room, direction, families }: { room: Room } & Pick<SetText, 'direction' | 'families'>,
): SetText {
  const { box } = slot;
  const leading = leadingOf(slot, room) * size;
  const height = lines.length === 0 ? 0 : size * (room.above + room.below) + (lines.length - 1) * leading;
  const top = box.y + (box.height - height) / 2;
  const widest = lines.reduce((most, line) => Math.max(most, line.width), 0);
  const start = direction === 'ltr' ? 0 : 1;
  const share = slot.align === 'left' ? start : slot.align === 'right' ? 1 - start : 0.5;
  return {
    slot,
    families,
    size,
    direction,
    lines: lines.map((line, index) => ({
      ...line,
      x: box.x + (box.width - line.width) * share,
      baseline: top + size * room.above + index * leading,
    })),
    box: { x: box.x + (box.width - widest) * share, y: top, width: widest, height },
  };
}
