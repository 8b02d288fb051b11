import { median } from '../../../math.ts';
import type { Region } from '../regions/head-regions.ts';
import type { HairMap } from './hair-map.ts';

/** The outline over the crown is measured from this height above the eyes, in the middle of the head. */
export const CROWN_MIDDLE = 0.6;
/** Degrees between the directions in which it is measured, from the right temple over the crown to the left one. */
const APART = 15;
/** These directions, degrees from the right of the picture upwards. */
export const CROWN_DIRECTIONS: readonly number[] = Array.from(
  { length: 11 },
  (_, index) => (index + 1) * APART,
);

/** How far a head with its hair reaches from there in each of `CROWN_DIRECTIONS`. */
export type CrownOutline = readonly number[];

const STEP = 0.05;
/** Every head reaches farther than this, and no hair reaches beyond the second. */
const RANGE = { from: 0.6, to: 2.2 };
/** Hair and head hang together over gaps of less than this. */
const GAP = 3.5 * STEP;
/** How many degrees apart the three rays are by which a strand that stands off is seen. */
const RAYS = [-4, 0, 4];

/** With fewer directions than this there is no outline. */
const LEAST_SEEN = 3;

/**
 * Measures the outline over the crown; none if the photo hardly shows it. `at` says what the photo shows at a place
 * (y down); `alike`, 0 to 1, evens out both sides. Where the photo ends in the hair, the other side is used, or what
 * is nearby.
 */
export function readCrownOutline(
  { isHair }: HairMap,
  at: (x: number, y: number) => Region | undefined,
  alike: number,
): CrownOutline | undefined {
  const isHead = (x: number, y: number) => isHair(x, y) || HEAD.has(at(x, y));
  const seen = CROWN_DIRECTIONS.map((degrees) => {
    const rays = RAYS.map((aside) => reachAlong(degrees + aside, isHead, at)).filter(
      (far) => far !== undefined,
    );
    return rays.length < RAYS.length ? undefined : median(rays);
  });
  if (seen.filter((far) => far !== undefined).length < LEAST_SEEN) return undefined;
  const mirrored = seen.toReversed();
  const own = fill(seen.map((far, index) => far ?? mirrored[index]));
  const other = own.toReversed();
  return own.map((far, index) => far + (((other[index] ?? far) - far) / 2) * alike);
}

/** What is not seen goes on from its neighbours. */
const fill = (seen: readonly (number | undefined)[]): number[] =>
  seen.map((far, index) => {
    if (far !== undefined) return far;
    const before = seen.findLastIndex((one, at) => at < index && one !== undefined);
    const after = seen.findIndex((one, at) => at > index && one !== undefined);
    const from = seen[before] ?? seen[after] ?? 0;
    const to = seen[after] ?? from;
    return before < 0 ? from : from + ((to - from) * (index - before)) / Math.max(1, after - before);
  });

/** How high above the eyes the outline ends. */
export const topOf = (outline: CrownOutline): number =>
  CROWN_MIDDLE + (outline[(CROWN_DIRECTIONS.length - 1) / 2] ?? 0);

const HEAD: ReadonlySet<Region | undefined> = new Set(['face', 'hair', 'body']);

/**
 * The outermost place along a ray that is connected to the head; none if something else than the wall ends it.
 */
function reachAlong(
  degrees: number,
  isHead: (x: number, y: number) => boolean,
  at: (x: number, y: number) => Region | undefined,
): number | undefined {
  const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const place = (far: number) => [across * far, -CROWN_MIDDLE - up * far] as const;
  let outermost = RANGE.from;
  for (let far = RANGE.from; far < RANGE.to && far - outermost < GAP; far += STEP)
    if (isHead(...place(far))) outermost = far;
  return at(...place(outermost + 2 * STEP)) === 'background' ? outermost + STEP / 2 : undefined;
}
