import { lerpThree, linearStep } from '../../math.ts';
import type { Groove, Solid, Vector } from '../../sculpt/solid.ts';
import { cap } from './cap.ts';
import type { HairHead } from './hair-mould.ts';
import { onEgg, onSkin } from './hairline.ts';
import { ALONG, onForehead, onSkull, tuft } from './lock.ts';

/** A comb leaves fine strands. */
const COMBED: Groove = { ...ALONG, density: 6, depth: 0.04 };

/**
 * A place that a lock passes, its upper side `out` above the skull. The place is given as seen from the middle of the
 * head, or as seen from the front; the latter is above the full form of the hair or above the bare skin.
 */
export type Way = {
  at: Vector;
  out: number;
  from?: 'front' | 'skin' | undefined;
  /**
   * How much of the slope of the crown the place is on, seen from the front, 0 to 1: there a lock lies back on the
   * skin instead of hanging over a forehead.
   */
  slope?: number;
};

/** A hairline above the first height lies on the slope of the crown, wholly from the second on. */
const SLOPE = { from: 1.35, to: 1.6 };

/** How much of a hairline at a height lies on the slope of the crown, 0 to 1. */
export const slopeAt = (edge: number): number => linearStep(SLOPE.from, SLOPE.to, edge);

/** A broad flat lock: only the part that is `out` of the skull shows, the rest is inside the hair below. */
export function flow(
  { paint, wide, isCropped }: HairHead,
  ways: readonly Way[],
  radius: number,
  { tip = 0.7, groove = COMBED, paintOf = paint, blend = 0.04 } = {},
): Solid[] {
  const last = ways.length - 1;
  const places = ways.map(({ at, out, from, slope = 0 }, index): Vector => {
    const thick = index === 0 ? radius * ROOT : index === last ? radius * tip : radius;
    const place = (isCropped ? CLOSE : FULLY)[from ?? 'middle'](at, wide, out - thick);
    if (slope === 0) return place;
    return lerpThree(place, onSkin(at, wide, out - thick), slope);
  });
  return tuft(paintOf, places, radius, { tip, blend, groove });
}

/** Full hair fills out the corners of the skull; cropped hair follows the skull's own egg shape. */
const FULLY = { middle: onSkull, front: onForehead, skin: onSkin } as const;
const CLOSE = { middle: onEgg, front: onSkin, skin: onSkin } as const;

/** As thick as a tuft is where it begins. */
const ROOT = 0.7;

/** How far short hair stands over the skull of `cap`, by its own measures. */
export const riseOf = ({ isCropped, lift }: HairHead): number =>
  isCropped ? 0.14 + lift * 0.5 : 0.16 + lift * 0.75;

/** How full short hair is over the temples; cropped hair is as round as the skull. */
const FULL = { side: 0.03, y: 0.9, high: 1, deep: 1.34 };
const CROPPED = { side: 0.04, y: 0.5, high: 1.36, deep: 1.32 };

/** Short hair as one soft whole: close at the ears and the nape, full from the temples up, fuller on one side. */
export function softCap(head: HairHead, rise: number, groove: Groove): [Solid, Solid] {
  const { paint, lift, puff, wide, side, isCropped } = head;
  const { side: across, y, high, deep } = isCropped ? CROPPED : FULL;
  const close = cap(head, paint, isCropped ? 0.05 : 0.09, groove, { lift: lift * 0.5, puff: puff * 0.6 });
  return [
    isCropped ? { ...close, shape: 'ellipsoid' } : close,
    {
      shape: 'ellipsoid',
      at: [-side * 0.03, y, -0.12],
      size: [wide + across + puff * 0.7, high + rise * (isCropped ? 0.3 : 0.9), deep],
      paint,
      blend: 0.25,
      groove,
    },
  ];
}
