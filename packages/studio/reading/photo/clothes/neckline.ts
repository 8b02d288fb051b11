import type { HeadRegions } from '../regions/head-regions.ts';

/** Skin between the two sides of what is worn, at a height below the eyes. */
export type NeckRow = {
  y: number;
  /** Where cloth begins on both sides; undefined if hair, the wall or the photo's edge begins first. */
  left: number | undefined;
  right: number | undefined;
  /** The middle of the skin, from which both were looked for. */
  middle: number;
};

/** How clothes lie around a neck, in the head's units. */
export type Neckline = {
  rows: readonly NeckRow[];
  /** How far below the eyes cloth begins on a side of the neck, on the higher one; infinite where it does nowhere. */
  sideTop: number;
  /** How far below the eyes cloth begins under the chin; infinite where the photo ends before. */
  throat: number;
  /** How far below the eyes the chin ends, and how much of the throat is bare below it. */
  chin: number;
  bare: number;
  /** Whether what is worn stands up close next to the neck on both sides. */
  stands: boolean;
  /** How wide the opening still is shortly above its end, as a share of its width a little higher: a V's is small. */
  roundness: number | undefined;
};

/** Rows are this far apart, from next to the mouth down to the chest. */
const STEP = 0.05;
const ROWS = { top: 1.2, bottom: 3.6 };
/** How near to the middle of a row the skin of a neck is found, and how near to that its edges. */
const REACH = { middle: 0.6, edge: 2 };
/** Between which heights a collar is near to the middle, how near, and in how many rows. */
const BESIDE = { top: 1.35, bottom: 1.85, near: 1.15, rows: 4 };
/**
 * How high above its end an opening's width is measured: at the first height the sides of a V are a third as far
 * apart.
 */
const ABOVE_END = { low: 0.15, high: 0.45 };
/** How far an opening must close between these heights: otherwise its form is not seen. */
const CLOSES = 0.4;

/** Follows the border between neck and clothes downwards. */
export function followNeckline(regions: HeadRegions): Neckline {
  const rows: NeckRow[] = [];
  let throat = Number.POSITIVE_INFINITY;
  let chin = ROWS.top;
  for (let y = ROWS.top; y < ROWS.bottom; y += STEP) {
    const last = rows.at(-1)?.middle ?? 0;
    const middle = middleOfSkin(regions, y, last);
    if (middle === undefined) {
      const seen = regions.at(last, y);
      if (seen === 'clothes') throat = y;
      if (!seen || seen === 'clothes') break;
      continue;
    }
    if (regions.at(middle, y) === 'face') chin = y;
    rows.push({ y, middle, left: edgeOf(regions, y, middle, -1), right: edgeOf(regions, y, middle, 1) });
  }
  const sides = rows.filter(({ left, right }) => left !== undefined || right !== undefined);
  return {
    rows,
    sideTop: sides[0]?.y ?? Number.POSITIVE_INFINITY,
    throat,
    chin,
    bare: throat - chin,
    stands: ([-1, 1] as const).every((side) => besideNeck(rows, side) >= BESIDE.rows),
    roundness: roundnessOf(rows, throat),
  };
}

/** How many rows next to the neck show cloth close to it. */
const besideNeck = (rows: readonly NeckRow[], side: -1 | 1) =>
  rows.filter(({ y, middle, left, right }) => {
    const edge = side < 0 ? left : right;
    return y > BESIDE.top && y < BESIDE.bottom && edge !== undefined && Math.abs(edge - middle) < BESIDE.near;
  }).length;

/** The place nearest to the middle of a row that shows skin. */
function middleOfSkin(regions: HeadRegions, y: number, near: number): number | undefined {
  for (let off = 0; off <= REACH.middle; off += STEP) {
    for (const x of [near + off, near - off]) if (isSkin(regions, x, y)) return x;
  }
  return undefined;
}

const isSkin = (regions: HeadRegions, x: number, y: number) => {
  const seen = regions.at(x, y);
  return seen === 'body' || seen === 'face';
};

/** Where cloth begins next to the skin; a chain or the wire of headphones does not end the skin. */
function edgeOf(regions: HeadRegions, y: number, middle: number, side: -1 | 1): number | undefined {
  for (let off = 0; off < REACH.edge; off += STEP / 2) {
    const x = middle + side * off;
    const seen = regions.at(x, y);
    if (seen === 'clothes') return x;
    if (seen !== 'body' && seen !== 'face' && seen !== 'thing') return undefined;
  }
  return undefined;
}

/**
 * In a photo that ends before the opening does, the opening's width at that place is subtracted: a V continues as it
 * began.
 */
function roundnessOf(rows: readonly NeckRow[], throat: number): number | undefined {
  const last = rows.at(-1)?.y ?? 0;
  const isCut = !Number.isFinite(throat);
  const end = isCut ? last : throat;
  const widthAt = (above: number) => {
    const { left, right } = rows.findLast(
      (row) => row.y <= end - above + 1e-6 && row.left !== undefined && row.right !== undefined,
    ) ?? { left: undefined, right: undefined };
    return left === undefined || right === undefined ? undefined : right - left;
  };
  const [low, high] = [widthAt(ABOVE_END.low), widthAt(ABOVE_END.high)];
  const least = isCut ? widthAt(0) : 0;
  if (low === undefined || high === undefined || least === undefined) return undefined;
  return high - least < CLOSES ? undefined : (low - least) / (high - least);
}
