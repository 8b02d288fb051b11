import type { Part, Point } from './net.ts';

/** Paper, millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** No printer prints nearer to an edge, millimetres. */
export const MARGIN = 10;
/** Height of the legend and the measuring line at the foot of each page, millimetres. */
export const FOOT = 13;
/** Air between parts, in which their names stand, millimetres. */
export const GAP = 5;

/** A part on a page: where its upper left corner is, millimetres from that of the page, and whether it lies on its side. */
export type PlacedPart = { part: Part; x: number; y: number; turned: boolean };

type Box = { x: number; y: number; width: number; height: number };

/** What a part covers on its own sheet. */
export function boundsOf({ faces }: Part): Box {
  const points = faces.flatMap(({ corners }) => corners);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Where a place of a part is on its page, millimetres. */
export function onPage({ part, x, y, turned }: PlacedPart, [px, py]: Point): Point {
  const bounds = boundsOf(part);
  const [right, down] = [px - bounds.x, py - bounds.y];
  return turned ? [x + bounds.height - down, y + right] : [x + right, y + down];
}

/** A row of parts on a page: how far it is filled. */
type Row = { page: number; y: number; height: number; end: number };

/** A way to lay a part: upright or on its side. */
type Way = { turned: boolean; wide: number; high: number };

/** In which ways a part is laid; the first one that fits is taken. */
type WaysOf = (part: Part) => Way[];

/**
 * Puts parts on as few pages as rows of them take: upright, unless lying on their sides they take fewer pages.
 * @throws {RangeError} if a part is larger than a page.
 */
export function layOutPages(parts: readonly Part[], paper: Paper): PlacedPart[][] {
  const room = {
    width: PAPERS[paper].width - 2 * MARGIN,
    height: PAPERS[paper].height - 2 * MARGIN - FOOT,
  };
  const upright: WaysOf = (part) => waysOf(part, room);
  const low: WaysOf = (part) => waysOf(part, room).toSorted((one, other) => one.high - other.high);
  const [one, other] = [layOutRows(parts, room, upright), layOutRows(parts, room, low)];
  return other.length < one.length ? other : one;
}

/** Puts parts into rows, the highest first. */
function layOutRows(
  parts: readonly Part[],
  room: { width: number; height: number },
  ways: WaysOf,
): PlacedPart[][] {
  const pages: PlacedPart[][] = [];
  const rows: Row[] = [];
  const heightOf = (part: Part) => ways(part)[0]?.high ?? 0;
  for (const part of parts.toSorted((one, other) => heightOf(other) - heightOf(one))) {
    const place = ways(part)
      .map((way) => ({ ...way, row: findRow(rows, pages.length, way, room) }))
      .toSorted((one, other) => one.row.page - other.row.page)[0];
    if (!place) throw new RangeError(`${part.name} is larger than the paper`);
    const { row, turned, wide } = place;
    if (!rows.includes(row)) rows.push(row);
    pages[row.page] ??= [];
    pages[row.page]?.push({ part, x: MARGIN + row.end, y: MARGIN + row.y, turned });
    row.end += wide + GAP;
  }
  return pages;
}

/** The ways in which a part fits on a page, upright first. */
function waysOf(part: Part, room: { width: number; height: number }): Way[] {
  const { width, height } = boundsOf(part);
  return [
    { turned: false, wide: width, high: height + GAP },
    { turned: true, wide: height, high: width + GAP },
  ].filter(({ wide, high }) => wide <= room.width && high <= room.height);
}

/** A row with room: one that there is, a new one on a page that there is, or the first of a new page. */
function findRow(
  rows: readonly Row[],
  pages: number,
  { wide, high }: Way,
  room: { width: number; height: number },
): Row {
  const there = rows.find((row) => high <= row.height && row.end + wide <= room.width);
  if (there) return there;
  for (let page = 0; page < pages; page++) {
    const y = Math.max(0, ...rows.filter((row) => row.page === page).map((row) => row.y + row.height));
    if (y + high <= room.height) return { page, y, height: high, end: 0 };
  }
  return { page: pages, y: 0, height: high, end: 0 };
}
