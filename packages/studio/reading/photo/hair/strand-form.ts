import { knotted, type Texture } from './hair-coils.ts';
import type { Strands } from './hair-strands.ts';

/**
 * Limits for strands that hang. Curls, of both sides together, keep less of their direction than the first, nearby
 * and further on; a share of what those on the head keep counts as well, because ends that turn up or are blown about
 * hang from a smooth head. Straight strands keep more than the second, to which a share of what all have in common
 * counts; strands to the chin are too short to keep it, and have more than the third in common. Found on photos of
 * each.
 */
const HANGING = { curls: 1.55, head: 0.5, straight: 0.942, order: 0.25, bob: 0.4 };
/**
 * Fine curls keep their direction from one to the next, but their grain runs all ways: by more than a share of what
 * they keep and `fine`, and `knotted` by itself. Locks that turn are waves if they were combed: their grain exceeds
 * that share by less than `combed`.
 */
const GRAIN = { kept: 0.25, fine: 0.125, combed: 0.05, knotted: 0.6 };
/**
 * On the head curls keep less of their direction than the first, nearby and further on together; nearby, curled locks
 * that stand out keep less than the second, and bristles, which nobody has combed, less than the third. Hair that was
 * combed back wet keeps less as well, but its locks more than the fourth; coils never keep as much as the last.
 */
const ON_HEAD = { curls: 0.75, locks: 0.74, bristles: 0.725, combed: 0.75, coils: 0.79 };
/** Fainter strands cannot be told; what stands up throws shadows, and locks deep ones. */
const CONTRAST = { least: 0.07, standing: 0.105, locks: 0.13 };
/** In hair as dark as night coils show less than this. */
const COILS = 0.08;
/** Less hair than this, in squares of a unit, says nothing of its strands. */
const LEAST_AREA = 0.25;
/** Less than this says nothing about curls: ends that turn up have it in waves as well. */
const LEAST_CURLS = 0.5;

/** The form of hair next to the face, both sides together; none if too little of it is seen. */
export function formOfHanging(
  sides: readonly Strands[],
  head: Strands,
  texture: Texture,
  isBob: boolean,
): 'curly' | 'wavy' | 'straight' | undefined {
  const { seen, area, mean } = together(sides);
  if (seen.length === 0) return undefined;
  if (hangInFineCurls(sides, head, texture)) return 'curly';
  const isLoose = keptBy(sides, head) < HANGING.curls && grainBeyond(sides, head, texture) > GRAIN.combed;
  if (isLoose && mean('contrast') > CONTRAST.least && area >= LEAST_CURLS) return 'curly';
  const isStraight = isBob
    ? mean('order') >= HANGING.bob
    : mean('steady') + mean('order') * HANGING.order >= HANGING.straight;
  return isStraight ? 'straight' : 'wavy';
}

/** Whether hair of a texture that hangs next to the face is finely curled, whether each curl can be followed or not. */
export const hangInFineCurls = (sides: readonly Strands[], head: Strands, texture: Texture): boolean =>
  together(sides).area >= LEAST_CURLS &&
  knotted(texture) > GRAIN.knotted &&
  grainBeyond(sides, head, texture) > GRAIN.fine;

/** How much more of the grain runs all ways than what strands keep of their direction lets expect. */
const grainBeyond = (sides: readonly Strands[], head: Strands, texture: Texture): number =>
  knotted(texture) - keptBy(sides, head) * GRAIN.kept;

/** How much strands that hang keep of their direction, with a share of those on the head. */
function keptBy(sides: readonly Strands[], head: Strands): number {
  const { mean } = together(sides);
  return mean('near') + mean('far') + (head.near + head.far) * HANGING.head;
}

/** The sides that say something, and their means. */
function together(sides: readonly Strands[]) {
  const seen = sides.filter(({ area }) => area >= LEAST_AREA);
  const area = seen.reduce((sum, strands) => sum + strands.area, 0);
  const mean = (measure: Exclude<keyof Strands, 'area'>) =>
    seen.reduce((sum, strands) => sum + strands[measure] * strands.area, 0) / area;
  return { seen, area, mean };
}

/** Whether strands on the head are curls. */
export const areCurls = ({ area, near, far, contrast }: Strands) =>
  area >= LEAST_AREA && near + far < ON_HEAD.curls && contrast > CONTRAST.least;

/** Whether hair on the head that stands out is curled in locks. */
export const areCurledLocks = ({ area, near, contrast }: Strands) =>
  area >= LEAST_AREA && near < ON_HEAD.locks && contrast > CONTRAST.locks;

/** Whether strands on a head with close sides are bristles, which run all ways. */
export const areBristles = ({ area, near, steady, contrast }: Strands) =>
  area >= LEAST_AREA && near < ON_HEAD.bristles && steady < ON_HEAD.combed && contrast > CONTRAST.least;

/** Whether bristles are long enough to throw shadows on each other. */
export const areSpikes = (strands: Strands) => areBristles(strands) && strands.contrast > CONTRAST.standing;

/** Whether hair as dark as night hides coils: smooth hair would shine. */
export const hideCoils = ({ contrast, near }: Strands) => contrast < COILS && near < ON_HEAD.coils;
