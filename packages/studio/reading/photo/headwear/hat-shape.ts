import { type Edges, type HeadRegions, shareOf } from '../regions/head-regions.ts';

/** Step in which a hat is measured, in the head's units. */
const STEP = 0.05;
/** Heights below the eyes between which a hat is looked for; negative ones are above. */
const SPAN = { top: -2.65, bottom: 0.6 };
const REACH = 3.2;

/** A row of a hat: how far it reaches to the left and right of the head's middle. */
type Row = { y: number; left: number; right: number };

/** The shape of what is worn on a head, in the head's units. */
export type HatShape = {
  /** Height of its top above the eyes. */
  top: number;
  /** Its width where it is widest. */
  width: number;
  /** Width a third of the way down, as a share of the greatest: a dome is fuller than a wedge. */
  fullness: number;
  /** How far it reaches on either side at the height of the forehead and of the ears, shorter side first. */
  forehead: readonly [number, number];
  ears: readonly [number, number];
  /** How much it covers beside the eyes and ears, and beside the jaw, less covered side first, 0 to 1. */
  overEars: readonly [number, number];
  besideJaw: readonly [number, number];
  /** How much it frames the cheeks, outside of hair that hangs there, and how much that hair is; the fuller side, 0 to 1. */
  aroundCheeks: number;
  hairBesideJaw: number;
  /** How much it covers below the chin, 0 to 1. */
  belowChin: number;
  /** Height above the eyes of its lower edge, at the middle and at the temples. */
  edge: { middle: number; temples: number };
  /** It is narrow above and wide below: a pompom. */
  hasKnob: boolean;
  /** The photo ends before its top does. */
  isCutOff: boolean;
  /** Hair of the head shows above it, as above a band. */
  isBelowHair: boolean;
};

/** Whether a place shows what is worn: the network takes cloth on a head for clothes. */
export const isWorn = (regions: HeadRegions, x: number, y: number): boolean => {
  const seen = regions.at(x, y);
  return seen === 'thing' || seen === 'clothes';
};

/** Measures what is worn on a head. */
export function measureHat(regions: HeadRegions): HatShape {
  const rows = measureRows(regions);
  const widths = rows.map(({ left, right }) => right - left);
  const width = Math.max(0, ...widths);
  const top = -(rows[0]?.y ?? 0);
  const worn = (edges: Edges) => shareOf(regions, 'thing', edges) + shareOf(regions, 'clothes', edges);
  const both = (near: number, far: number, upper: number, lower: number) =>
    inOrder(
      worn({ left: -far, right: -near, top: upper, bottom: lower }),
      worn({ left: near, right: far, top: upper, bottom: lower }),
    );
  const reach = (upper: number, lower: number) => {
    const own = rows.filter(({ y }) => y >= upper && y <= lower);
    return inOrder(
      Math.max(0, ...own.map(({ left }) => -left)),
      Math.max(0, ...own.map(({ right }) => right)),
    );
  };
  const lowest = (xs: readonly number[]) => {
    const edges = xs.flatMap((x) => lowerEdge(regions, x) ?? []);
    return edges.reduce((sum, edge) => sum + edge, 0) / Math.max(1, edges.length);
  };
  const isCutOff = regions.at(0, -top - 2 * STEP) === undefined;
  return {
    top,
    width,
    fullness: widthAt(rows, -top + (top - 0.3) / 3) / Math.max(STEP, width),
    forehead: reach(-1.3, -0.7),
    ears: reach(-0.4, 0.3),
    overEars: both(1, 1.2, -0.2, 0.2),
    besideJaw: both(1, 1.4, 0.4, 1.2),
    aroundCheeks: both(1.25, 1.9, 0.2, 0.9)[1],
    hairBesideJaw: Math.max(
      ...[-1.2, 0.8].map((left) =>
        shareOf(regions, 'hair', { left, right: left + 0.4, top: 0.4, bottom: 1.4 }),
      ),
    ),
    belowChin: worn({ left: -0.35, right: 0.35, top: 2.05, bottom: 2.35 }),
    edge: { middle: lowest([-0.2, 0, 0.2]), temples: lowest([-0.9, -0.7, 0.7, 0.9]) },
    hasKnob: !isCutOff && hasKnob(rows, top),
    isCutOff,
    isBelowHair: regions.at(0, -top - 2 * STEP) === 'hair',
  };
}

const inOrder = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];

function measureRows(regions: HeadRegions): Row[] {
  const rows: Row[] = [];
  for (let y = SPAN.top; y <= SPAN.bottom; y += STEP) {
    const xs: number[] = [];
    for (let x = -REACH; x <= REACH; x += STEP) if (isWorn(regions, x, y)) xs.push(x);
    // A few places are noise.
    if (xs.length > 2) rows.push({ y, left: xs[0] ?? 0, right: xs.at(-1) ?? 0 });
  }
  return rows;
}

function widthAt(rows: readonly Row[], y: number): number {
  const row = rows.find((own) => own.y >= y);
  return row ? row.right - row.left : 0;
}

/** Height above the eyes at which a hat ends over a place of the forehead. */
function lowerEdge(regions: HeadRegions, x: number): number | undefined {
  let y = -2;
  while (y < 0.6 && !isWorn(regions, x, y)) y += STEP;
  while (y < 0.6 && (isWorn(regions, x, y) || isWorn(regions, x, y + STEP))) y += STEP;
  return y < 0.6 ? -y : undefined;
}

/** Just below the top a hat with a knob is so narrow beside its width as far below again; a ball is no tip. */
const KNOB = { below: 0.45, share: 0.63, tip: 0.2, ball: 0.78 };

function hasKnob(rows: readonly Row[], top: number): boolean {
  const upper = widthAt(rows, -top + KNOB.below);
  const isBall = widthAt(rows, -top + KNOB.tip) > upper * KNOB.ball;
  return isBall && upper < widthAt(rows, -top + 2 * KNOB.below) * KNOB.share;
}
