import type { HeadRegions } from '../regions/head-regions.ts';

/** Step of the places that are looked at, in the head's units. */
export const STEP = 0.05;
/** How far to both sides of the middle, above and below the eyes a hat is looked for; y down. */
const SPAN = { aside: 3.2, top: -2.65, bottom: 1.6 };
const COLUMNS = Math.round((2 * SPAN.aside) / STEP) + 1;
const ROWS = Math.round((SPAN.bottom - SPAN.top) / STEP) + 1;
/** What is thinner than this many places is the frame of glasses, an earring or a strap. */
const LEAST_THICK = 2;
/** Before the eyes are glasses, whatever is worn above. */
const EYES = { aside: 0.95, top: -0.3, bottom: 0.6 };
/** Where a hat begins, and where the end of a brim looks out behind hair. */
const CROWN = { aside: 1.2, bottom: -0.7 };
const BRIM = { near: 1.3, far: 2.1, top: -0.9, bottom: 0.2 };

/** Whether a place shows what is worn: the network takes cloth on a head for clothes. */
export const isWorn = (regions: HeadRegions, x: number, y: number): boolean => {
  const seen = regions.at(x, y);
  return seen === 'thing' || seen === 'clothes';
};

/** Where a hat is: all that is worn and connected to what is on the crown, without glasses and jewels. */
export type HatMask = {
  /** The stretches of it in a row, or in a column, from one end to the other. */
  row(y: number): Span[];
  column(x: number): Span[];
  /** Rows from top to bottom. */
  heights: readonly number[];
};

type Span = { from: number; to: number };

export function findHat(regions: HeadRegions): HatMask {
  const worn = new Uint8Array(ROWS * COLUMNS);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [xAt(column), yAt(row)];
      const isBeforeEyes = Math.abs(x) < EYES.aside && y > EYES.top && y < EYES.bottom;
      if (!isBeforeEyes && isWorn(regions, x, y)) worn[row * COLUMNS + column] = 1;
    }
  }
  const isBrim = (x: number, y: number) =>
    y > BRIM.top && y < BRIM.bottom && Math.abs(x) > BRIM.near && Math.abs(x) < BRIM.far;
  const hat = joined(thick(worn), (x, y) => isBrim(x, y) && regions.at(x, y) === 'thing');
  return {
    row: (y) => {
      const row = Math.round((y - SPAN.top) / STEP);
      return row < 0 || row >= ROWS ? [] : spans(COLUMNS, (at) => hat[row * COLUMNS + at], xAt);
    },
    column: (x) => {
      const column = Math.round((x + SPAN.aside) / STEP);
      return column < 0 || column >= COLUMNS ? [] : spans(ROWS, (at) => hat[at * COLUMNS + column], yAt);
    },
    heights: Array.from({ length: ROWS }, (_, row) => yAt(row)),
  };
}

const place = (at: number, start: number) => Math.round((start + at * STEP) * 100) / 100;
const xAt = (column: number) => place(column, -SPAN.aside);
const yAt = (row: number) => place(row, SPAN.top);

function spans(count: number, isSet: (at: number) => number, place: (at: number) => number): Span[] {
  const found: Span[] = [];
  for (let at = 0, start = -1; at <= count; at++) {
    if (at < count && isSet(at)) start = start < 0 ? at : start;
    else if (start >= 0) {
      found.push({ from: place(start), to: place(at - 1) });
      start = -1;
    }
  }
  return found;
}

/** What is as thick as a hat across as well as down. */
function thick(worn: Uint8Array): Uint8Array {
  const kept = new Uint8Array(worn.length);
  const keep = (start: number, stride: number, count: number) => {
    for (let at = 0, run = 0; at <= count; at++) {
      if (at < count && worn[start + at * stride]) run++;
      else {
        for (let back = 1; run >= LEAST_THICK && back <= run; back++) kept[start + (at - back) * stride]++;
        run = 0;
      }
    }
  };
  for (let row = 0; row < ROWS; row++) keep(row * COLUMNS, 1, COLUMNS);
  for (let column = 0; column < COLUMNS; column++) keep(column, COLUMNS, ROWS);
  return kept.map((times) => (times === 2 ? 1 : 0));
}

/** What is connected to what is on the crown, or belongs to the hat in any case. */
function joined(worn: Uint8Array, isHat: (x: number, y: number) => boolean): Uint8Array {
  const hat = new Uint8Array(worn.length);
  const open: number[] = [];
  const take = (at: number) => {
    if (worn[at] && !hat[at]) {
      hat[at] = 1;
      open.push(at);
    }
  };
  for (let at = 0; at < worn.length; at++) {
    const [x, y] = [xAt(at % COLUMNS), yAt(Math.floor(at / COLUMNS))];
    if ((y < CROWN.bottom && Math.abs(x) < CROWN.aside) || isHat(x, y)) take(at);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % COLUMNS;
    if (column > 0) take(at - 1);
    if (column < COLUMNS - 1) take(at + 1);
    if (at >= COLUMNS) take(at - COLUMNS);
    if (at < worn.length - COLUMNS) take(at + COLUMNS);
  }
  return hat;
}
