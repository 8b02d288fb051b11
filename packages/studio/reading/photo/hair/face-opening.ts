import { median } from '../../../math.ts';
import type { Region } from '../regions/head-regions.ts';

/** How far the face shows on each side between the hair that hangs next to it; none if no hair ends it. */
export type FaceOpening = { left: number | undefined; right: number | undefined };

/** From above the eyes to the cheekbones, where hair before the temples makes a face narrow; y down. */
const ROWS = [-0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5];
/** From before the outer corner of an eye outwards. */
const FROM = 0.6;
const FARTHEST = 1.6;
const STEP = 0.025;
/** A head turned further, radians, hides one temple behind the face and shows the other one's ear. */
const STRAIGHT = 0.3;

/** Measures where skin ends in hair next to the eyes, in the head's units; glasses and earrings lie before both. */
export function readOpening(at: (x: number, y: number) => Region | undefined, yaw: number): FaceOpening {
  if (Math.abs(yaw) > STRAIGHT) return { left: undefined, right: undefined };
  const side = (way: -1 | 1): number | undefined => {
    const ends = ROWS.map((y) => endOfSkin((x) => at(way * x, y))).filter((end) => end !== undefined);
    return ends.length * 2 > ROWS.length ? median(ends) : undefined;
  };
  const [left, right] = [side(-1), side(1)];
  // The origin lies between the cheeks, but a turned head shows more of one of them.
  const both = left === undefined || right === undefined ? undefined : (left + right) / 2;
  const share = Math.min(1, Math.abs(yaw) / ALIKE);
  const even = (own: number | undefined) =>
    own === undefined || both === undefined ? own : own + (both - own) * share;
  return { left: even(left), right: even(right) };
}

/** From this, radians, both sides of a turned head are taken as alike. */
const ALIKE = 0.2;

function endOfSkin(at: (x: number) => Region | undefined): number | undefined {
  for (let x = FROM; x < FARTHEST; x += STEP) {
    const region = at(x);
    if (region === 'hair') return x;
    if (region !== 'face' && region !== 'thing') return undefined;
  }
  return undefined;
}
