import { mouldThing } from '../../catalogue/things/catalogue.ts';
import type { CharacterOptions } from '../../reading/description/read-description.ts';
import { measureSculptures } from '../../sculpt/find-extent.ts';
import type { Vector } from '../../sculpt/solid.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { DRAFT } from './bubble.ts';

/** Width over height of an accessory that is turned (degrees) in its bubble. */
export function aspectOf(
  { kind, colour, words }: CharacterOptions['accessories'][number],
  turn: Vector,
): number {
  const { width, height } = measureSculptures(
    [{ groups: mouldThing(kind, colour, words).groups, turn }],
    [8, 0, 0],
  );
  return width / height;
}

/** How far a long thing may lean to become larger, degrees. A small lean must gain as much. */
const LEANS = [0, 20, 30, 40, 50] as const;
const WORTH = 1.04;

/** How far a thing of an aspect should lean in a box, degrees, and its scale then, where its area is 1. */
export function leanToFit({ width, height }: Box, aspect: number): { lean: number; scale: number } {
  const [wide, high] = [Math.sqrt(aspect), 1 / Math.sqrt(aspect)];
  let best = { lean: 0, scale: 0 };
  for (const lean of LEANS) {
    const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
    const scale = Math.min(width / (wide * cos + high * sin), height / (wide * sin + high * cos));
    if (scale > best.scale * WORTH) best = { lean, scale };
  }
  return best;
}

/** Shares of a height or width that the first part may get. */
const SHARES = [0.36, 0.42, 0.5, 0.58, 0.64] as const;
/** Narrower bubbles look like tubes. */
const NARROWEST = 138;

/** More things than this stand in rows. */
const FREE = 4;

/**
 * Divides an area among things by their aspects, so that all become as large as possible: up to four above each
 * other, side by side, two and one, or two and two; more in rows. The boxes are in the order of the things.
 */
export function shareSpace(area: Box, gap: number, aspects: readonly number[]): Box[] {
  if (aspects.length < 2) return aspects.map(() => area);
  if (aspects.length > FREE) return layOutRows(area, gap, aspects.length);
  let best: { boxes: Box[]; score: number } | undefined;
  for (const boxes of partitions(area, gap, aspects.length)) {
    if (boxes.some(({ width, height }) => Math.min(width, height) < NARROWEST)) continue;
    const score = boxes.reduce(
      (sum, box, index) => sum + Math.log(leanToFit(insideOf(box), aspects[index] ?? 1).scale),
      0,
    );
    if (!best || score > best.score + 0.01) best = { boxes, score };
  }
  return best?.boxes ?? aspects.map(() => area);
}

/** Divides a tray, which has no walls inside: up to three things above each other, more in rows. */
export function shareTray(area: Box, aspects: readonly number[]): Box[] {
  const { length } = aspects;
  if (length > 3) return layOutRows(area, TRAY_GAP, length);
  const height = (area.height - (length - 1) * TRAY_GAP) / length;
  return aspects.map((_, index) => ({ ...area, y: area.y + index * (height + TRAY_GAP), height }));
}
const TRAY_GAP = 10;

/** Rows of two or three boxes that are as square as they can be; a row with fewer has wider ones. */
function layOutRows(area: Box, wide: number, count: number): Box[] {
  const gap = wide * 0.6;
  const heightOf = (rows: number) => (area.height - (rows - 1) * gap) / rows;
  const flatness = (columns: number) => {
    const width = (area.width - (columns - 1) * gap) / columns;
    return Math.abs(Math.log(width / heightOf(Math.ceil(count / columns))));
  };
  const rows = Math.ceil(count / (flatness(2) < flatness(3) ? 2 : 3));
  const height = heightOf(rows);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Math.ceil((count - row) / rows);
    const width = (area.width - (inRow - 1) * gap) / inRow;
    return Array.from({ length: inRow }, (_, column) => ({
      x: area.x + column * (width + gap),
      y: area.y + row * (height + gap),
      width,
      height,
    }));
  }).flat();
}

/** What a bubble's slanting walls leave of its box. */
const insideOf = (box: Box): Box => ({
  ...box,
  width: box.width - 2 * DRAFT,
  height: box.height - 2 * DRAFT,
});

type Cut = (area: Box, gap: number, share: number) => [Box, Box];

const above: Cut = ({ x, y, width, height }, gap, share) => {
  const first = Math.round((height - gap) * share);
  return [
    { x, y, width, height: first },
    { x, y: y + first + gap, width, height: height - gap - first },
  ];
};
const beside: Cut = ({ x, y, width, height }, gap, share) => {
  const first = Math.round((width - gap) * share);
  return [
    { x, y, width: first, height },
    { x: x + first + gap, y, width: width - gap - first, height },
  ];
};

/** Every way to divide an area into two to four parts, the even ones first. */
function* partitions(area: Box, gap: number, count: number): Generator<Box[]> {
  const shares = [...SHARES].sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
  for (const [cut, across] of [
    [above, beside],
    [beside, above],
  ] as const) {
    for (const share of shares) {
      const [first, second] = cut(area, gap, share);
      if (count === 2) yield [first, second];
      else if (count === 3)
        for (const inner of shares) {
          const [a, b] = across(first, gap, inner);
          yield [a, b, second];
          yield [a, second, b];
          yield [second, a, b];
        }
      else
        for (const inner of shares)
          for (const other of shares) yield [...across(first, gap, inner), ...across(second, gap, other)];
    }
    if (count !== 3) continue;
    const [first, rest] = cut(area, gap, 1 / 3);
    yield [first, ...cut(rest, gap, 0.5)];
  }
}
