import { luminance, type Rgb } from '../../../colour.ts';
import { clamp, mean } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { HAIR_STEP, type HairMap, isSkull } from './hair-map.ts';

/** How long the hair is; `cropped` is close to the skull, `medium` covers the ears, `long` falls below the chin. */
export type HairLength = 'bald' | 'cropped' | 'short' | 'medium' | 'long';

/** What a photo says about somebody's hair, in the head's units. */
export type Hair = {
  hair: Rgb;
  hairLength: HairLength;
  curly: boolean;
  /** Hair falls over the forehead. */
  fringe: boolean;
  /** How far hair stands above an average crown, 0 to 1. */
  hairHeight: number;
  /** How far hair stands out next to the temples, 0 to 1. */
  hairWidth: number;
  /** Height of the hairline above the eyes. */
  hairline: number;
  /** How far below the eyes the hair ends next to the face, 0.45 to 1.45; it shapes hair of medium length. */
  hairEnd: number;
  /** The side on which more forehead shows: -1 left, 1 right, 0 none. */
  parting: -1 | 0 | 1;
  /** Worn up in a knot on the crown. */
  bun: boolean;
};

/** Where hair ends that falls to the jaw, and where it ends at least when it covers the ears. */
export const CHIN_LENGTH = 1.45;
const BELOW_EARS = 0.45;

export const NO_HAIR: Omit<Hair, 'hair'> = {
  hairLength: 'bald',
  curly: false,
  fringe: false,
  hairHeight: 0,
  hairWidth: 0,
  hairline: 1.3,
  hairEnd: CHIN_LENGTH,
  parting: 0,
  bun: false,
};

/** How many places of the ring above the forehead must be in the photo: with fewer nobody can tell a bald head. */
export const LEAST_RING = 24;

/** If the photo ends at the forehead hair is taken to be short: most people have hair. */
export const UNSEEN_HAIR: Omit<Hair, 'hair'> = {
  ...NO_HAIR,
  hairLength: 'short',
  hairHeight: 0.2,
  hairWidth: 0.1,
  hairline: 1.1,
  parting: 1,
};

/** A usual hair colour for hidden hair with skin of the colour `skin`. */
export const guessedColour = (skin: Rgb): Rgb => [skin[0] * 0.35, skin[1] * 0.32, skin[2] * 0.32];

/** Measures hair that was told from everything else. */
export function measureHair({ isHair }: HairMap): Omit<Hair, 'hair' | 'curly'> {
  const share = (left: number, right: number, top: number, bottom: number) => {
    let [hits, all] = [0, 0];
    for (let y = top; y <= bottom + 1e-9; y += HAIR_STEP) {
      for (let x = left; x <= right + 1e-9; x += HAIR_STEP) {
        all++;
        if (isHair(x, y)) hits++;
      }
    }
    return hits / Math.max(1, all);
  };
  const hairHeight = [1.8, 1.9, 2, 2.1, 2.2, 2.3].filter((up) => share(-0.5, 0.5, -up, -up) > 0.5).length / 6;
  const outside = [1.3, 1.4, 1.5, 1.6, 1.7, 1.8];
  const hairWidth =
    outside.filter((far) => share(far, far, -0.9, -0.1) + share(-far, -far, -0.9, -0.1) > 1).length /
    outside.length;
  const lineAt = (x: number) => {
    for (let up = 0.5; up < 1.9; up += HAIR_STEP) if (isHair(x, -up) && isHair(x, -up - HAIR_STEP)) return up;
    return 1.5;
  };
  const lineNear = (xs: number[]) => mean(xs.map(lineAt));
  const [left, right] = [lineNear([-0.65, -0.5, -0.35]), lineNear([0.35, 0.5, 0.65])];
  return {
    hairLength: readLength(share, hairHeight, hairWidth),
    fringe: share(-0.45, 0.45, -0.85, -0.6) > 0.45,
    hairHeight,
    hairWidth,
    hairline: clamp(lineNear([-0.2, 0, 0.2]), 0.75, 1.4),
    hairEnd: readEnd(share),
    bun:
      share(-0.3, 0.3, -2.5, -2.2) > 0.7 &&
      share(-1.1, -0.75, -2.5, -2.2) + share(0.75, 1.1, -2.5, -2.2) < 0.15,
    parting: left - right > 0.12 ? -1 : right - left > 0.12 ? 1 : 0,
  };
}

/** The share of a rectangle that is hair. */
type Share = (left: number, right: number, top: number, bottom: number) => number;

/** Follows the hair down next to both cheeks. Hair of medium length hides the ears, so it ends below them. */
function readEnd(share: Share): number {
  const down = (left: number, right: number) => {
    let end = 0;
    while (end < CHIN_LENGTH && share(left, right, end, end) > 0.2) end += HAIR_STEP;
    return Math.min(CHIN_LENGTH, end);
  };
  return Math.max(BELOW_EARS, (down(-1.7, -0.9) + down(0.9, 1.7)) / 2);
}

function readLength(share: Share, hairHeight: number, hairWidth: number): HairLength {
  const beside = (top: number, bottom: number) =>
    Math.max(share(-1.75, -1.05, top, bottom), share(1.05, 1.75, top, bottom));
  const both = (top: number, bottom: number) =>
    Math.min(share(-1.6, -1.05, top, bottom), share(1.05, 1.6, top, bottom));
  if (beside(1.7, 2.5) > 0.24 && beside(0.6, 1.6) > 0.22) return 'long';
  if (both(0.3, 0.9) > 0.2 || beside(0.5, 1.3) > 0.35) return 'medium';
  return hairHeight < 0.3 && hairWidth < 0.2 ? 'cropped' : 'short';
}

/** The hair's usual colour. */
export function hairColour(patch: HeadPatch, { isHair }: HairMap): Rgb | undefined {
  const colours: Rgb[] = [];
  for (let y = -1.75; y < 0; y += HAIR_STEP) {
    for (let x = -1.2; x <= 1.2; x += HAIR_STEP) {
      const colour = isHair(x, y) && isSkull(x, y) ? patch.at(x, y) : undefined;
      if (colour) colours.push(colour);
    }
  }
  return litColour(colours);
}

/**
 * Of the colours of hair, darkest first, its own lie here; of a head that is lit from behind nearer to the lit ones.
 */
const LIT = { from: 0.3, to: 0.8 };
const LIT_BEHIND = { from: 0.6, to: 0.95 };

/** The mean of what is neither a glint nor in deep shadow; none of no colours. `rim`, 0 to 1: only the rim is lit. */
export function litColour(colours: Rgb[], rim = 0): Rgb | undefined {
  const sorted = colours.toSorted((a, b) => luminance(a) - luminance(b));
  const at = (end: 'from' | 'to') => sorted.length * (LIT[end] + (LIT_BEHIND[end] - LIT[end]) * rim);
  return average(sorted.slice(Math.floor(at('from')), Math.ceil(at('to'))));
}
