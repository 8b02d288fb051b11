import type { Rgb } from '../../../colour.ts';
import { type Lab, toLab } from '../../../colour-lab.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import type { HairMap } from './hair-map.ts';

/** Hair that is this probable and has the colour of certain hair is hair: before a dark wall dark hair is never certain. */
const LEAST = 0.12;
/** Hair is certain from this, and is looked at where most heads have some. */
const CERTAIN = 0.7;
const AROUND = { side: 1.6, top: -2, bottom: 1, step: 0.15 };
/**
 * How far from the nearest colours of certain hair the eye takes a colour for the same, and how large the near share
 * is.
 */
const SAME = 12;
const NEAR = 0.1;
/** Fewer places show no colour. */
const LEAST_PLACES = 6;

/**
 * Answers whether the colour at a place is one of the certain hair's colours; undefined if too little certain hair is
 * seen.
 */
export function likeCertainHair(
  patch: HeadPatch,
  { hairAt }: HeadRegions,
  { isHair }: HairMap,
): ((x: number, y: number) => boolean) | undefined {
  if (!hairAt) return undefined;
  const own: Lab[] = [];
  for (let y = AROUND.top; y < AROUND.bottom; y += AROUND.step) {
    for (let x = -AROUND.side; x <= AROUND.side; x += AROUND.step) {
      const colour = isHair(x, y) && hairAt(x, y) > CERTAIN ? patch.at(x, y) : undefined;
      if (colour) own.push(toLab(colour));
    }
  }
  if (own.length < LEAST_PLACES) return undefined;
  return (x, y) => {
    const colour = patch.at(x, y);
    return colour !== undefined && isNear(own, colour);
  };
}

/** Whether enough of some colours look the same as another. */
function isNear(own: readonly Lab[], colour: Rgb): boolean {
  const [light, a, b] = toLab(colour);
  let near = 0;
  for (const one of own) {
    const off = (one[0] - light) ** 2 + (one[1] - a) ** 2 + (one[2] - b) ** 2;
    if (off < SAME ** 2) near++;
  }
  return near > own.length * NEAR;
}

/**
 * The hair of a head, together with what is most probably something else but may well be hair and looks like it:
 * locks in the shade of the neck, tails behind the ears, dark hair before a dark wall. It shows how far hair falls.
 */
export function addFaintHair(
  { at, hairAt }: HeadRegions,
  { isHair }: HairMap,
  isLike: (x: number, y: number) => boolean,
): HairMap {
  const isFaint = (x: number, y: number) => {
    const region = at(x, y);
    if ((region !== 'background' && region !== 'body') || (hairAt?.(x, y) ?? 0) < LEAST) return false;
    return isLike(x, y);
  };
  return { isHair: (x, y) => isHair(x, y) || isFaint(x, y) };
}
