import { median } from '../../../math.ts';
import type { Point } from '../point.ts';
import type { HeadRegions } from '../regions/head-regions.ts';

/** Rays from the middle of a lens to its rim. */
const RAYS = 48;
const STEP = 0.02;
/** A rim lies within these of the middle, in the head's units. */
const REACH = { least: 0.04, most: 0.62 };

/** The outline of one lens, seen from its middle, in the head's units. */
export type LensShape = {
  /** How many of the rays meet a rim, 0 to 1. */
  closed: number;
  width: number;
  height: number;
  /** How far its corners reach beyond an ellipse: 1 is an ellipse, 1.3 nearly a rectangle. */
  corners: { upperOuter: number; upperInner: number; lowerOuter: number; lowerInner: number };
  /** Thickness of the rim above and below. */
  rim: { upper: number; lower: number };
};

/**
 * How much further a lens reaches above than below on the side of the nose: a corner whose rim is not seen says
 * nothing.
 */
export const dropOf = ({ corners: { upperInner, lowerInner } }: LensShape): number =>
  lowerInner > 0 ? upperInner - lowerInner : 0;

/** Follows the rim around a lens; `side` is -1 for that on the left. The frames, and lenses that hide the eyes, are things. */
export function followLens(regions: HeadRegions, eye: Point, side: -1 | 1): LensShape {
  const isThing = (x: number, y: number) => regions.at(x, y) === 'thing';
  const isFilled = isThing(eye.x, eye.y) && isThing(eye.x, eye.y + 0.08);
  const middle = centre(isThing, eye, isFilled);
  const rays = Array.from({ length: RAYS }, (_, ray) =>
    cast(isThing, middle, (ray / RAYS) * 2 * Math.PI, isFilled),
  );
  const radius = (degrees: number) => {
    const at = Math.round((degrees / 360) * RAYS);
    const near = [at - 1, at, at + 1].flatMap((ray) => rays[(ray + RAYS) % RAYS]?.radius ?? []);
    return near.length > 0 ? median(near) : undefined;
  };
  // Angles run clockwise from the right: outside is left on the left eye.
  const [outer, inner] = side < 0 ? [180, 0] : [0, 180];
  const up = radius(270) ?? radius(255) ?? radius(285) ?? 0.25;
  const down = radius(90) ?? radius(75) ?? radius(105) ?? up;
  const out = radius(outer) ?? radius(side < 0 ? 195 : 345) ?? 0.35;
  const inside = radius(inner) ?? out;
  const corner = (across: number, along: number, toOuter: boolean, isUpper: boolean) => {
    // Halfway around a corner an ellipse of this width and height has this radius.
    const slope = Math.atan2(along, across);
    const angle = isUpper ? -slope : slope;
    const turned = (toOuter ? side : -side) > 0 ? angle : Math.PI - angle;
    const seen = radius(((turned * 180) / Math.PI + 360) % 360);
    return (seen ?? 0) / (Math.hypot(across, along) / Math.SQRT2);
  };
  return {
    closed: rays.filter(({ radius: own }) => own !== undefined).length / RAYS,
    width: out + inside,
    height: up + down,
    corners: {
      upperOuter: corner(out, up, true, true),
      upperInner: corner(inside, up, false, true),
      lowerOuter: corner(out, down, true, false),
      lowerInner: corner(inside, down, false, false),
    },
    rim: { upper: thickness(rays, 270), lower: thickness(rays, 90) },
  };
}

type Ray = { radius: number | undefined; rim: number };

function cast(
  isThing: (x: number, y: number) => boolean,
  from: Point,
  angle: number,
  isFilled: boolean,
): Ray {
  const at = (far: number) => isThing(from.x + Math.cos(angle) * far, from.y + Math.sin(angle) * far);
  let far = isFilled ? 0 : REACH.least;
  while (far < REACH.most && at(far) === isFilled) far += STEP;
  if (far >= REACH.most) return { radius: undefined, rim: 0 };
  let end = far;
  while (!isFilled && end < far + 0.3 && at(end)) end += STEP;
  return { radius: far, rim: end - far };
}

/** The middle of a lens: halfway between its rims. */
function centre(isThing: (x: number, y: number) => boolean, eye: Point, isFilled: boolean): Point {
  let middle = eye;
  for (let pass = 0; pass < 3; pass++) {
    const reach = (angle: number) => cast(isThing, middle, angle, isFilled).radius;
    const [right, down, left, up] = [0, 90, 180, 270].map((degrees) => reach((degrees * Math.PI) / 180));
    middle = {
      x: middle.x + (right !== undefined && left !== undefined ? (right - left) / 2 : 0),
      y: middle.y + (down !== undefined && up !== undefined ? (down - up) / 2 : 0),
    };
  }
  return middle;
}

function thickness(rays: readonly Ray[], degrees: number): number {
  const at = Math.round((degrees / 360) * RAYS);
  const near = [-2, -1, 0, 1, 2].map((ray) => rays[(at + ray + RAYS) % RAYS]?.rim ?? 0);
  return median(near);
}
