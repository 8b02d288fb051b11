import type { ExpressionId } from '../../../look/vocabulary.ts';
import type { Point } from '../point.ts';
import type { Eye, FaceFeatures } from '../print/face-features.ts';
import { type FaceInks, mouthGap } from '../print/read-inks.ts';

/** A face as it is painted: outlines, what is between the lips, and which of them replace what the photo shows. */
export type PaintedFace = {
  features: FaceFeatures;
  mouth: FaceInks['mouth'];
  /** The eye on the right of the picture winks. */
  winks: boolean;
  /** The mouth is not the photo's. */
  ownMouth: boolean;
};

/** What an expression does to a face; lengths in distances of the eyes. */
type Expression = {
  /** Width of the mouth over its own, and the least half width. */
  wide: number;
  least: number;
  /** How far the corners lie above the middle of the closed lips; negative below. */
  lift: number;
  /** How far the lips are apart in the middle. */
  open: number;
  /** How far the brows go up, and their inner ends beyond that. */
  brows: number;
  inner: number;
  /** How far the lower lids go up. */
  lids: number;
  winks?: true;
};

const EXPRESSIONS: Readonly<Record<ExpressionId, Expression>> = {
  smile: { wide: 1.1, least: 0.35, lift: 0.1, open: 0, brows: 0.02, inner: 0, lids: 0.012 },
  laugh: { wide: 1.16, least: 0.4, lift: 0.11, open: 0.27, brows: 0.05, inner: 0, lids: 0.03 },
  serious: { wide: 0.94, least: 0.3, lift: -0.025, open: 0, brows: -0.02, inner: -0.045, lids: 0 },
  wink: { wide: 1.08, least: 0.35, lift: 0.1, open: 0, brows: 0.03, inner: 0, lids: 0.01, winks: true },
};

/**
 * The face with the expression that its owner has chosen; without one it stays as in the photo, of which
 * so much is seen.
 */
export function express(
  features: FaceFeatures,
  inks: FaceInks,
  chosen: ExpressionId | undefined,
  seen: { mouthClarity: number; isMouthSeen: boolean },
): PaintedFace {
  if (!chosen)
    return seen.isMouthSeen ? asInPhoto(features, inks, seen.mouthClarity) : withCalmMouth(features);
  const wish = EXPRESSIONS[chosen];
  const [left, right] = features.eyes;
  return {
    features: {
      ...features,
      ...shapeMouth(features, wish),
      eyes: [raiseLids(left, wish.lids), raiseLids(right, wish.lids)],
      brows: [raiseBrow(features.brows[0], wish), raiseBrow(features.brows[1], wish)],
    },
    mouth: wish.open > 0 ? 'teeth' : 'closed',
    winks: wish.winks === true,
    ownMouth: true,
  };
}

/** The mouth of somebody whose mouth is covered in the photo. */
function withCalmMouth(features: FaceFeatures): PaintedFace {
  const calm = shapeMouth(features, { wide: 1, least: 0.3, lift: 0.03, open: 0 });
  return {
    features: { ...features, ...calm },
    mouth: 'closed',
    winks: false,
    ownMouth: true,
  };
}

/**
 * Of a blurred photo, a mouth that shows teeth is drawn by rule, as wide, as open and with its corners as high as in the
 * photo: a mesh that misses a grin by a hair's breadth turns it sour, and of a shout it loses the lips.
 */
function asInPhoto(features: FaceFeatures, inks: FaceInks, clarity: number): PaintedFace {
  const face = { features, mouth: inks.mouth, winks: false, ownMouth: false };
  if (isPrinted(inks, clarity)) return face;
  const gap = mouthGap(features.mouth);
  const isClosed = inks.mouth === 'closed' || (inks.mouth === 'teeth' && gap < THIN / 2);
  if (isClosed || (inks.mouth === 'open' && gap < WIDEST))
    return {
      ...face,
      mouth: isClosed ? 'closed' : 'open',
      features: { ...features, ...fillLips(calmCorners(features)) },
    };
  const open = inks.mouth === 'thin smile' ? THIN : Math.max(THIN, Math.min(gap, WIDEST * 1.4));
  const lift = liftOf(features.mouth, gap);
  const shaped = shapeMouth(features, { wide: 1, least: 0.2, lift, open });
  // The corners stay where the photo has them; only a wished smile lifts them.
  const lower = ({ x, y }: Point): Point => ({ x, y: y + lift / 2 });
  return {
    ...face,
    features: { ...features, lips: shaped.lips.map(lower), mouth: shaped.mouth.map(lower) },
    mouth: 'teeth',
    ownMouth: true,
  };
}

/** A mouth that is seen as clearly as this is printed as it is; a thin smile, whose teeth are the photo's, more clearly. */
const PRINTED = { lips: 0.3, thinSmile: 0.42 };

/** Whether a mouth is seen clearly enough to be printed as it is; it is drawn otherwise. */
export const isPrinted = ({ mouth }: Pick<FaceInks, 'mouth'>, clarity: number): boolean =>
  clarity >= (mouth === 'thin smile' ? PRINTED.thinSmile : PRINTED.lips);

/** How far the lips of a thin smile are apart, and at which gap the mesh loses them, in distances of the eyes. */
const THIN = 0.085;
const WIDEST = 0.24;

/** So much of how far the corners of a mouth hang is the mesh's, which sees a turned or blurred mouth as sour. */
const SOUR = 0.6;

/** Lips and mouth with corners that hang less. */
function calmCorners({ lips, mouth }: FaceFeatures): Pick<FaceFeatures, 'lips' | 'mouth'> {
  const [left, right, top] = [mouth[0], mouth[mouth.length / 2], mouth[mouth.length / 4]];
  if (!left || !right || !top) return { lips, mouth };
  const line = top.y + mouthGap(mouth) / 2;
  const half = Math.max(0.05, (right.x - left.x) / 2);
  const sag = Math.max(0, (left.y + right.y) / 2 - line) * SOUR;
  const raise = ({ x, y }: Point): Point => ({
    x,
    y: y - sag * Math.min(1.2, Math.abs((x - (left.x + right.x) / 2) / half)) ** 2,
  });
  return { lips: lips.map(raise), mouth: mouth.map(raise) };
}

/** Lips that a blurred photo shows are at least so thick in their middle, above and below the line between them. */
const FULL = { above: 0.055, below: 0.075 };

/** Lips and mouth with lips that are not thinner than anybody's: the mesh hardly sees them in a blur. */
function fillLips({
  lips,
  mouth,
}: Pick<FaceFeatures, 'lips' | 'mouth'>): Pick<FaceFeatures, 'lips' | 'mouth'> {
  const [left, right, top, bottom] = [0, 2, 1, 3].map((quarter) => mouth[(mouth.length / 4) * quarter]);
  if (!left || !right || !top || !bottom) return { lips, mouth };
  const [middle, half] = [(left.x + right.x) / 2, Math.max(0.05, (right.x - left.x) / 2)];
  const full = lips.map(({ x, y }, index) => {
    const isAbove = index < lips.length / 2;
    const least = Math.max(0, 1 - ((x - middle) / half) ** 2) * (isAbove ? FULL.above : FULL.below);
    return { x, y: isAbove ? Math.min(y, top.y - least) : Math.max(y, bottom.y + least) };
  });
  return { lips: full, mouth };
}

/** Drawn with few lines a grin looks stiff: its corners are lifted by so much more. */
const DRAWN_LIFT = 1.5;

/** How far the corners of a mouth lie above the middle of its upper edge, drawn. */
function liftOf(mouth: readonly Point[], gap: number): number {
  const [left, right, top] = [mouth[0], mouth[mouth.length / 2], mouth[mouth.length / 4]];
  if (!left || !right || !top) return 0;
  return Math.max(0.03, Math.min(0.14, (top.y + gap * 0.4 - (left.y + right.y) / 2) * DRAWN_LIFT));
}

const raiseLids = ({ upper, lower }: Eye, by: number): Eye => {
  const last = lower.length - 1;
  return {
    upper,
    lower: lower.map(({ x, y }, index) => ({ x, y: y - by * Math.sin((index / last) * Math.PI) })),
  };
};

/** The inner end of a brow lies 0.25 from the middle of the face, the outer one 0.8. */
const raiseBrow = (brow: readonly Point[], { brows, inner }: Expression): Point[] =>
  brow.map(({ x, y }) => ({
    x,
    y: y - brows - inner * Math.max(0, Math.min(1, (0.8 - Math.abs(x)) / 0.55)),
  }));

/** How many points a line of the mouth has from corner to corner. */
const POINTS = 11;

/** Lips and mouth in the place and with the fullness of the person's own. */
function shapeMouth(
  { lips, mouth }: FaceFeatures,
  wish: Pick<Expression, 'wide' | 'least' | 'lift' | 'open'>,
): Pick<FaceFeatures, 'lips' | 'mouth'> {
  const quarter = lips.length / 4;
  const at = (line: readonly Point[], index: number): Point => line[Math.round(index)] ?? { x: 0, y: 1 };
  const [left, right] = [at(lips, 0), at(lips, quarter * 2)];
  const half = Math.max(wish.least, ((right.x - left.x) / 2) * wish.wide);
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const thick = (outer: number) =>
    Math.max(0.045, Math.min(0.12, Math.abs(at(lips, outer).y - at(mouth, outer).y)));
  const [above, below] = [thick(quarter), thick(quarter * 3)];
  const line = (bow: number, lip: number, sharp: number): Point[] =>
    Array.from({ length: POINTS }, (_, index) => {
      const t = (index / (POINTS - 1)) * 2 - 1;
      const swell = 1 - Math.abs(t) ** sharp;
      return { x: middle.x + t * half, y: middle.y - wish.lift * 0.5 + (bow + lip) * swell };
    });
  const upper = line(wish.lift * (wish.open > 0 ? 0.35 : 1), 0, 2);
  const lower = line(wish.lift * (wish.open > 0 ? 0.35 : 1) + wish.open, 0, 2.4);
  const top = line(wish.lift * (wish.open > 0 ? 0.35 : 1), -above, 2);
  const bottom = line(wish.lift * (wish.open > 0 ? 0.35 : 1) + wish.open, below, 2.4);
  const ring = (first: Point[], back: Point[]) => [...first, ...back.slice(1, -1).reverse()];
  return { lips: ring(top, bottom), mouth: ring(upper, lower) };
}
