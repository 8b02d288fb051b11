import { mean } from '../../../math.ts';
import { type Edges, type HeadRegions, shareOf } from '../regions/head-regions.ts';
import { steps } from '../steps.ts';
import { findHat, type HatMask, STEP } from './hat-mask.ts';

/** Below this height a hat's own width is not measured: scarves hang there. */
const LOWEST = 0.6;

/** A row of a hat: how far it reaches to the left and right of the head's middle. */
type Row = { y: number; left: number; right: number };
type Pair = readonly [number, number];

/** The shape of what is worn on a head, in the head's units; of two sides the lesser comes first. */
export type HatShape = {
  /** Height of its top above the eyes. */
  top: number;
  /** Its width where it is widest. */
  width: number;
  /** Width a third of the way down, as a share of the greatest: a dome is fuller than a wedge. */
  fullness: number;
  /** Its width a third of the way down to its edge, as a share of that farther down: walls stand up. */
  walls: number;
  /** How far it reaches on either side at all, at the height of the forehead, and of the ears. */
  spread: Pair;
  forehead: Pair;
  ears: Pair;
  /** How far a brim juts out on either side: how much further the hat reaches a little lower down. */
  jut: Pair;
  /** How high it is on either side where it juts out beyond the head, on average. */
  thickness: Pair;
  /** How far below the eyes it hangs next to the head. */
  hang: Pair;
  /** Height above the eyes of its outermost end, on average. */
  end: Pair;
  /** How much it covers next to the eyes and ears, and next to the jaw, 0 to 1. */
  overEars: Pair;
  besideJaw: Pair;
  /**
   * How much it frames the cheeks, outside of hair that hangs there, and how much that hair is; the fuller side, 0 to
   * 1.
   */
  aroundCheeks: number;
  hairBesideJaw: number;
  /** How much skin and hair show at the ears, 0 to 1. */
  bareEars: Pair;
  /** How much cloth is below the chin, and how much bare skin, 0 to 1. */
  belowChin: number;
  bareThroat: number;
  /** Height above the eyes of its lower edge, at the middle and at the temples. */
  edge: { middle: number; temples: number };
  /** It is narrow above and wide below: a pompom. */
  hasKnob: boolean;
  /** The photo ends before its top does. */
  isCutOff: boolean;
  /** Hair of the head shows above it, as above a band. */
  isBelowHair: boolean;
};

/** Measures what is worn on a head. */
export function measureHat(regions: HeadRegions): HatShape {
  const hat = findHat(regions);
  const rows = rowsOf(hat);
  const width = Math.max(0, ...rows.map(({ left, right }) => right - left));
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
  const edge = { middle: lowerEdge(hat, [-0.2, 0, 0.2]), temples: lowerEdge(hat, [-0.9, -0.7, 0.7, 0.9]) };
  const isCutOff = regions.at(0, -top - 2 * STEP) === undefined;
  const sides = ([-1, 1] as const).map((side) => measureSide(hat, rows, side, { top, edge: edge.middle }));
  const pair = (of: (side: Side) => number) => inOrder(of(sides[0]), of(sides[1]));
  return {
    top,
    width,
    fullness: widthAt(rows, -top + (top - 0.3) / 3) / Math.max(STEP, width),
    walls: measureWalls(rows, top, edge.middle),
    spread: reach(-Infinity, LOWEST),
    forehead: reach(-1.3, -0.7),
    ears: reach(-0.4, 0.3),
    jut: pair(({ jut }) => jut),
    thickness: pair(({ thickness }) => thickness),
    hang: pair(({ hang }) => hang),
    end: pair(({ end }) => end),
    overEars: both(1, 1.2, -0.2, 0.2),
    besideJaw: both(1, 1.4, 0.4, 1.2),
    aroundCheeks: both(1.25, 1.9, 0.2, 0.9)[1],
    hairBesideJaw: Math.max(
      ...[-1.2, 0.8].map((left) =>
        shareOf(regions, 'hair', { left, right: left + 0.4, top: 0.4, bottom: 1.4 }),
      ),
    ),
    bareEars: inOrder(bareIn(regions, EARS[0]), bareIn(regions, EARS[1])),
    belowChin: worn({ left: -0.35, right: 0.35, top: 2.05, bottom: 2.35 }),
    bareThroat: bareIn(regions, THROAT),
    edge,
    hasKnob: !isCutOff && hasKnob(rows, top),
    isCutOff,
    isBelowHair: regions.at(0, -top - 2 * STEP) === 'hair',
  };
}

const THROAT: Edges = { left: -0.5, right: 0.5, top: 1.7, bottom: 2.4 };
const EARS = [-1.3, 1].map((left): Edges => ({ left, right: left + 0.3, top: -0.3, bottom: 0.3 }));

/** How much of a place is skin or hair. */
const bareIn = (regions: HeadRegions, edges: Edges): number =>
  shareOf(regions, 'body', edges) + shareOf(regions, 'face', edges) + shareOf(regions, 'hair', edges);

const inOrder = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];

function rowsOf(hat: HatMask): Row[] {
  return hat.heights
    .filter((y) => y <= LOWEST)
    .flatMap((y) => {
      const spans = hat.row(y);
      const [left, right] = [spans[0]?.from, spans.at(-1)?.to];
      return left === undefined || right === undefined ? [] : [{ y, left, right }];
    });
}

type Side = { jut: number; thickness: number; hang: number; end: number };

/** How far out a hat is next to the head, where its lowest edge is looked for. */
const BESIDE = { from: 1.4, to: 3.2, edges: [1.1, 1.3, 1.5], end: 0.08 };
/** Within what height and down to where a brim juts out, and how wide the crown above it is. */
const BRIM = { within: 0.25, lowest: 0.5, crown: 0.4 };

function measureSide(
  hat: HatMask,
  rows: readonly Row[],
  side: -1 | 1,
  { top, edge }: { top: number; edge: number },
): Side {
  const reach = (row: Row | undefined) => (row ? Math.max(0, side > 0 ? row.right : -row.left) : 0);
  const below = Math.round(BRIM.within / STEP);
  // Any top widens quickly.
  const from = -top + 0.35 * (top - edge);
  const juts = rows.flatMap((row, at) =>
    row.y < from || row.y > BRIM.lowest || reach(row) < BRIM.crown
      ? []
      : [reach(rows[at + below]) - reach(row)],
  );
  const heights = steps(BESIDE.from, BESIDE.to, STEP).flatMap((x) => {
    const high = hat.column(side * x).reduce((sum, { from: upper, to }) => sum + to - upper, 0);
    return high > 0 ? [high] : [];
  });
  const farthest = Math.max(0, ...rows.map(reach));
  const outer = rows.filter((row) => reach(row) > farthest - BESIDE.end);
  return {
    jut: Math.max(0, ...juts),
    thickness: mean(heights),
    hang: Math.max(...BESIDE.edges.map((x) => hat.column(side * x).at(-1)?.to ?? -top)),
    end: -mean(outer.map(({ y }) => y)),
  };
}

function measureWalls(rows: readonly Row[], top: number, edge: number): number {
  const at = (share: number) => widthAt(rows, -top + share * (top - edge));
  return at(0.35) / Math.max(STEP, at(0.6));
}

function widthAt(rows: readonly Row[], y: number): number {
  const row = rows.find((own) => own.y >= y - STEP / 10);
  return row ? row.right - row.left : 0;
}

/** Height above the eyes at which a hat ends over the forehead, on the mean of some places. */
function lowerEdge(hat: HatMask, xs: readonly number[]): number {
  const edges = xs.flatMap(
    (x) =>
      hat
        .column(x)
        .filter(({ from }) => from < -0.3)
        .at(-1)?.to ?? [],
  );
  return -mean(edges);
}

/** Just below the top a hat with a knob is so narrow compared with its width as far below again; a ball is no tip. */
const KNOB = { below: 0.45, share: 0.63, tip: 0.2, ball: 0.78 };

function hasKnob(rows: readonly Row[], top: number): boolean {
  const upper = widthAt(rows, -top + KNOB.below);
  const isBall = widthAt(rows, -top + KNOB.tip) > upper * KNOB.ball;
  return isBall && upper < widthAt(rows, -top + 2 * KNOB.below) * KNOB.share;
}
