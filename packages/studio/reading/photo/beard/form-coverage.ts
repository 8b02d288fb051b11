import type { FacialHairId } from '../../../look/vocabulary.ts';
import { linearStep, smoothStep } from '../../../math.ts';
import type { FaceShape } from '../face/frontal-face.ts';
import { BEARD_GRID, type BeardCoverage, placeOf } from './beard-coverage.ts';

/** Places of the lower face where hair grows. */
type Part = 'lip' | 'circle' | 'chin' | 'tuft' | 'jaw' | 'hollow';

/** What the forms that lie on the skin cover; the others stand off it and are moulded. */
const PARTS: Readonly<Partial<Record<FacialHairId, readonly Part[]>>> = {
  stubble: ['lip', 'circle', 'tuft', 'chin', 'jaw'],
  moustache: ['lip'],
  'soul-patch': ['tuft'],
  'chin-beard': ['tuft', 'chin'],
  goatee: ['lip', 'circle', 'tuft', 'chin'],
  'short-beard': ['lip', 'circle', 'tuft', 'chin', 'jaw'],
  'full-beard': ['lip', 'circle', 'tuft', 'chin', 'jaw'],
};

/**
 * Half of a moustache: where between nose and lips it lies, how far it droops, how high it is at its middle and its
 * end.
 */
const LIP = { height: 0.52, droop: 0.08, thick: 0.125, end: 0.055, beyond: 0.14 };
/** The strands from moustache to chin, next to the corners of the mouth. */
const CIRCLE = { beyond: 0.04, breadth: 0.075 };
/** Hair of the chin: its middle above the chin, half its breadth and height. */
const CHIN = { above: 0.2, wide: 0.34, high: 0.26 };
/** Hair below the lower lip: its middle below the mouth's. */
const TUFT = { below: 0.28, wide: 0.14, high: 0.15 };
/**
 * The line above which no full beard grows, from the corners of the mouth to the ears; below the mouth, and under the
 * chin.
 */
const JAW = { corner: 0.03, rise: 0.44, chin: 0.24, under: 0.4 };
/** How far below the mouth's corners and its middle a whole beard leaves a bare rim next to the tuft. */
const HOLLOW = { corner: 0.09, middle: 0.2 };
/** Half the breadth of a soft edge. */
const SOFT = 0.045;

/** How much of each cell is hair, 0 to 1, where hair grows on some parts of a face. */
function coverOf(parts: readonly Part[], shape: FaceShape): BeardCoverage {
  return Float32Array.from({ length: BEARD_GRID.columns * BEARD_GRID.rows }, (_, cell) => {
    const { x, y } = placeOf(cell);
    return Math.max(0, ...parts.map((part) => soft(-OUTSIDE[part](x, y, shape))));
  });
}

/** How far below the chin a full beard hangs that no photo shows, in the head's units. */
const FULL_LENGTH = 0.26;

/** What makes a beard that no photo shows grow on the skin and hang from it; nothing for a form that is moulded. */
export function growthOf(
  form: FacialHairId,
  shape: FaceShape,
): { coverage?: BeardCoverage; length?: number } {
  const coverage = coverageOfForm(form, shape);
  return { ...(coverage && { coverage }), ...(form === 'full-beard' && { length: FULL_LENGTH }) };
}

/** A form as it grows on a face. */
export function coverageOfForm(form: FacialHairId, shape: FaceShape): BeardCoverage | undefined {
  const parts = PARTS[form];
  if (!parts) return undefined;
  return coverOf(parts.includes('jaw') ? [...parts, 'hollow'] : parts, shape);
}

/** The parts that a beard covers at least, wherever light gleams on it. */
const WHOLE: Readonly<Partial<Record<FacialHairId, readonly Part[]>>> = {
  goatee: ['chin'],
  'short-beard': ['circle', 'chin', 'jaw'],
};
const LEAST = 0.8;

/**
 * A beard whose hairs a soft photo hardly shows gets the usual cover of its form, the more so the less is seen, and
 * has no gaps on chin and jaw.
 */
export function completeFaint(
  coverage: BeardCoverage,
  form: FacialHairId | undefined,
  shape: FaceShape,
): BeardCoverage {
  const parts = form && PARTS[form];
  if (!parts || form === 'stubble') return coverage;
  const share = 1 - Math.max(...coverage);
  const usual = coverOf(parts, shape);
  const whole = coverOf(WHOLE[form] ?? [], shape);
  return coverage.map((own, cell) => Math.max(own, usual[cell] * share, whole[cell] * LEAST));
}

/** How far a place of half a face lies outside of a part, in the head's units; inside less than 0. */
const OUTSIDE: Readonly<Record<Part, (x: number, y: number, shape: FaceShape) => number>> = {
  lip: (x, y, { noseBase, mouth, mouthWidth }) => {
    const share = Math.min(1, x / (mouthWidth + LIP.beyond));
    const middle = noseBase + (mouth - noseBase) * LIP.height + LIP.droop * share ** 2;
    const thick = LIP.thick + (LIP.end - LIP.thick) * share;
    return Math.max(Math.abs(y - middle) - thick, x - mouthWidth - LIP.beyond);
  },
  circle: (x, y, { mouth, mouthWidth, chin }) => {
    const down = linearStep(mouth, chin - CHIN.above, y);
    const middle = mouthWidth + CIRCLE.beyond + (CHIN.wide - CIRCLE.breadth - mouthWidth) * down;
    return Math.max(Math.abs(x - middle) - CIRCLE.breadth, mouth - 0.1 - y, y - chin + CHIN.above);
  },
  chin: (x, y, { chin }) => ellipse(x, y - chin + CHIN.above, CHIN),
  tuft: (x, y, { mouth }) => ellipse(x, y - mouth - TUFT.below, TUFT),
  jaw: (x, y, { mouth, mouthWidth, chin }) => {
    const beyond = x - mouthWidth;
    const onCheek = Math.max(mouth + JAW.corner - beyond * JAW.rise - y, -beyond - SOFT);
    const onChin = Math.max(mouth + JAW.chin - y, y - chin - JAW.under);
    return Math.min(onCheek, onChin);
  },
  hollow: (x, y, { mouth, mouthWidth }) => {
    const share = Math.min(1, x / mouthWidth);
    const rim = HOLLOW.middle + (HOLLOW.corner - HOLLOW.middle) * share ** 2;
    return Math.max(mouth + rim - y, y - mouth - JAW.chin - SOFT * 2, x - mouthWidth);
  },
};

const ellipse = (x: number, y: number, { wide, high }: { wide: number; high: number }) =>
  (Math.hypot(x / wide, y / high) - 1) * Math.min(wide, high);

const soft = (inside: number) => smoothStep(-SOFT, SOFT, inside);
