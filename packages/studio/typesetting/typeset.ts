import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { breakLines, type Line, measureWords, setFont, type Words, widestWord } from './break-lines.ts';
import { chooseFonts } from './choose-fonts.ts';
import type { Box, Slot } from './slot.ts';

export type { Box, Slot };

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
  const fonts = chooseFonts(cleanText(slot.capitals ? text.toLocaleUpperCase('en') : text), slot.face);
  const words = measureWords(fonts.text, { ...slot, families: fonts.families });
  const room = measureRoom(words);
  let low = SMALLEST;
  let high = slot.largest;
  let size = high;
  let lines = linesThatFit(words, high, room);
  if (!lines) {
    for (let step = 0; step < 9; step++) {
      const middle = (low + high) / 2;
      if (linesThatFit(words, middle, room)) low = middle;
      else high = middle;
    }
    size = low;
  }
  const whole = sizeForWholeWords(words);
  if (whole < size && whole > size * SMALLER_THAN_BROKEN) {
    size = whole;
    lines = undefined;
  }
  lines ??= breakLines(words, size, { width: slot.box.width, most: Number.POSITIVE_INFINITY });
  if (lines.length > 1 && (slot.align ?? 'center') === 'center') lines = balanceLines(words, size, lines);
  return placeLines(lines, slot, size, {
    room,
    direction: directionOf(fonts.text),
    families: fonts.families,
  });
}

/** The same words on as many lines, broken where the widest is least wide: no word is left alone on the last. */
function balanceLines(words: Words, size: number, greedy: Line[]): Line[] {
  let best = greedy;
  const full = words.slot.box.width;
  // Narrower than its widest word a line would break that word.
  let low = Math.max(widestWord(words, size), full / greedy.length / 2);
  let high = full;
  if (low >= high) return greedy;
  for (let step = 0; step < 7; step++) {
    const width = (low + high) / 2;
    const lines = breakLines(words, size, { width, most: greedy.length });
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
function sizeForWholeWords(words: Words): number {
  const size = 100;
  return ((words.slot.box.width * size) / widestWord(words, size)) * 0.995;
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
function measureRoom({ context, text, slot }: Words): Room {
  const size = 100;
  setFont(context, slot, size);
  const ink = context.measureText(text);
  return {
    above: Math.max(0.5, ink.actualBoundingBoxAscent / size + 0.03),
    below: Math.max(0.03, ink.actualBoundingBoxDescent / size + 0.03),
  };
}

/** The words as lines, if the slot is high and wide enough for them at this size. */
function linesThatFit(words: Words, size: number, room: Room): Line[] | undefined {
  const { box } = words.slot;
  const heightOf = (lines: number) =>
    size * (room.above + room.below + (lines - 1) * leadingOf(words.slot, room));
  let most = 0;
  while (heightOf(most + 1) <= box.height) most += 1;
  const lines = breakLines(words, size, { width: box.width, most });
  const isHighEnough = lines.length <= most || (lines.length === 0 && heightOf(0) <= box.height);
  return isHighEnough && lines.every((line) => line.width <= box.width) ? lines : undefined;
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
