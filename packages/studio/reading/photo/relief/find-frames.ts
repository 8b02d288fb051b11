import type { Rgb } from '../../../colour.ts';
import { clamp, mean, smoothStep } from '../../../math.ts';
import { MESH } from '../face/mesh-places.ts';
import { middleOf, type Point } from '../point.ts';
import { CELLS, createPlane, GRID, nearestIndex, type Plane, xOf, yOf } from './head-grid.ts';
import { type Lab, type LabPlanes, labPlanesOf, medianOf, rgbOf } from './lab.ts';
import { EYEBALLS, mapFeatures } from './map-features.ts';
import { blur, blurWithin } from './planes.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';

/** Glasses as the photo shows them from the front, in the head's units; both sides are alike. */
export type Frames = {
  /** The middle of the rim around its wearer's left eye, from that eye, and where that is (y down). */
  outline: readonly Place[];
  eye: Place;
  /** Half the thickness of the rim. */
  rim: number;
  colour: Rgb;
};

type Place = readonly [x: number, y: number];

/** Where glasses are, around the middle between the eyes; what is worn elsewhere does not count. */
const BAND = { beside: 1.25, above: -0.5, below: 0.6 };
/** What of a thing lies around the eyes. */
function thingsAtEyes({ thing }: Regions): Plane {
  const seen = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [Math.abs(xOf(cell)), yOf(cell)];
    const inside =
      smoothStep(BAND.beside, BAND.beside - 0.1, x) * smoothStep(BAND.below, BAND.below - 0.1, y);
    seen[cell] = thing[cell] * inside * smoothStep(BAND.above, BAND.above + 0.1, y);
  }
  return seen;
}

/**
 * Rays from an eye along which rims are looked for: their number, the nearest and furthest place, and the step, in
 * the head's units.
 */
const RAYS = { count: 32, nearest: 0.14, furthest: 0.66, step: 0.0125 };
/**
 * The share of a thing from which on a rim is seen, and the share of rays on which it must be seen: glare breaks
 * some. A rim that is seen on more of them is enough if the other is seen a little.
 */
const RIM = { seen: 0.3, share: 0.7, alone: 0.8, other: 0.5 };
/** From which share of a thing on a dark lens is seen. */
const LENS_SEEN = 0.5;
/** Rims that are followed well are even: both sides alike within this, and each ray within that of its neighbours. */
const EVEN = { sides: 0.06, rays: 0.05 };
/** Half the width of a bridge at least, in the head's units. */
const HALF_BRIDGE = 0.1;
/** Limits of half the thickness of rims, in the head's units. */
const THICK = { least: 0.015, most: 0.05 };
/** Half the thickness of rims around dark lenses, which do not stand out of them. */
const DARK_RIM = 0.022;
/** Regions are wider than the things that they show. */
const TRUE_WIDTH = 0.6;

/**
 * Finds the frames of glasses; undefined if the photo does not show most of both rims.
 * @param dark lenses count as things as well: rims are where those end
 */
export function findFrames(view: FrontView, regions: Regions, dark = false): Frames | undefined {
  const seen = blur(thingsAtEyes(regions), 0.8);
  const rims = MESH.eyes.map(({ upper, lower }) =>
    followRim(seen, middleOf([...upper, ...lower].flatMap((index) => view.mesh[index] ?? [])), dark),
  );
  const [one, other] = rims;
  if (!one || !other) return undefined;
  const [left, right] = one.eye.x < other.eye.x ? [one, other] : [other, one];
  const radii = radiiOf(left, right);
  if (!radii) return undefined;
  const inwards = (left.eye.x - right.eye.x) / 2 + HALF_BRIDGE;
  const outline = radii.map((radius, ray): Place => {
    const angle = (2 * Math.PI * ray) / RAYS.count;
    return [Math.max(inwards, radius * Math.cos(angle)), radius * Math.sin(angle)];
  });
  const seenRim = dark ? DARK_RIM : (TRUE_WIDTH * (left.rim + right.rim)) / 2;
  const rim = clamp(seenRim, THICK.least, THICK.most);
  const sure = seen.map((value) => +(value > 0.6));
  return {
    outline,
    eye: [(right.eye.x - left.eye.x) / 2, (right.eye.y + left.eye.y) / 2],
    rim,
    colour: rgbOf(brighten(medianOf(labPlanesOf(view.colours), sure))),
  };
}

/**
 * How much lighter, per colour that is left, and more colourful a coloured thin frame is than it looks: it is in its
 * own shade.
 */
const OWN_SHADE = { lightness: 0.8, colour: 1.4 };

function brighten([light, red, yellow]: Lab): Lab {
  const lighter = light + Math.hypot(red, yellow) * OWN_SHADE.lightness;
  return [lighter, red * OWN_SHADE.colour, yellow * OWN_SHADE.colour];
}

/** The same ray of the other side's rim. */
const acrossFrom = (ray: number) => (RAYS.count / 2 - ray + RAYS.count) % RAYS.count;

/** The radii of the rim on the right of a toy, which is even: the mean of both rims, or the larger one. */
function radiiOf(left: Rim, right: Rim): number[] | undefined {
  const mirrored = right.radii.map((radius, ray) => left.radii[acrossFrom(ray)] ?? radius);
  if (![left, right].every(isSmooth)) return undefined;
  const apart = mean(right.radii.map((radius, ray) => Math.abs(radius - (mirrored[ray] ?? radius))));
  const [least, most] = [left.share, right.share].sort((a, b) => a - b) as [number, number];
  if (least >= RIM.share && apart < EVEN.sides)
    return right.radii.map((radius, ray) => (radius + (mirrored[ray] ?? radius)) / 2);
  // Glare breaks one rim rather than both; two whole ones that differ are shadows.
  if (least >= RIM.share || most < RIM.alone) return undefined;
  return mean(left.radii) > mean(right.radii) ? mirrored : right.radii;
}

/** Whether a rim is round, and no shadow or gleam that was taken for one. */
function isSmooth({ radii }: Rim): boolean {
  const bends = radii.map((radius, ray) => {
    const around = (radii.at(ray - 1) ?? radius) + (radii[(ray + 1) % RAYS.count] ?? radius);
    return Math.abs(radius - around / 2);
  });
  return mean(bends) < EVEN.rays;
}

/** A rim around an eye, and on which share of the rays it is seen. */
type Rim = { eye: Point; radii: number[]; rim: number; share: number };

/** Follows a rim around an eye; what glare hides is taken from between what is seen. */
function followRim(seen: Plane, eye: Point, dark: boolean): Rim | undefined {
  const found = Array.from({ length: RAYS.count }, (_, ray) =>
    (dark ? endAlong : peakAlong)(seen, eye, (2 * Math.PI * ray) / RAYS.count),
  );
  const sure = found.filter(({ share }) => share > RIM.seen);
  const share = sure.length / RAYS.count;
  if (share < RIM.other) return undefined;
  const radii = found.map(({ share, radius }) => (share > RIM.seen ? radius : Number.NaN));
  const whole = radii.map((radius, ray) => (Number.isNaN(radius) ? between(radii, ray) : radius));
  const thick = sure.map(({ thickness }) => thickness).sort((a, b) => a - b);
  return { eye, radii: evenOut(evenOut(whole)), rim: (thick[thick.length >> 1] ?? 0) / 2, share };
}

/** Where along a ray a thing is surest, how sure, and over how long a way it is. */
function peakAlong(seen: Plane, eye: Point, angle: number) {
  let [share, radius, thickness] = [0, 0, 0];
  for (let far = RAYS.nearest; far < RAYS.furthest; far += RAYS.step) {
    const value = at(seen, eye.x + far * Math.cos(angle), eye.y + far * Math.sin(angle));
    if (value > RIM.seen) thickness += RAYS.step;
    if (value > share) [share, radius] = [value, far];
  }
  return { share, radius, thickness };
}

/** The same where a lens is as much a thing as its rim is: at its end. */
function endAlong(seen: Plane, eye: Point, angle: number) {
  let radius = 0;
  for (let far = 0; far < RAYS.furthest; far += RAYS.step)
    if (at(seen, eye.x + far * Math.cos(angle), eye.y + far * Math.sin(angle)) > LENS_SEEN) radius = far;
  return { share: radius > RAYS.nearest ? 1 : 0, radius: radius - DARK_RIM, thickness: 0 };
}

const at = (plane: Plane, x: number, y: number) => plane[nearestIndex(y) * GRID.edge + nearestIndex(x)];

/** The mean of the nearest radii to both sides. */
function between(radii: readonly number[], ray: number): number {
  const next = (step: 1 | -1) => {
    for (let away = 1; away < radii.length; away++) {
      const radius = radii[(ray + step * away + radii.length) % radii.length];
      if (radius !== undefined && !Number.isNaN(radius)) return { radius, away };
    }
    return { radius: 0.4, away: 1 };
  };
  const [before, after] = [next(-1), next(1)];
  return (before.radius * after.away + after.radius * before.away) / (before.away + after.away);
}

/** Takes the middle of each three, and a mean, so that no single ray stands out. */
function evenOut(radii: readonly number[]): number[] {
  const around = (values: readonly number[], ray: number) =>
    [-1, 0, 1].map((step) => values[(ray + step + values.length) % values.length] ?? 0);
  const middle = radii.map((_, ray) => around(radii, ray).sort((a, b) => a - b)[1] ?? 0);
  return middle.map((_, ray) => {
    const [before = 0, own = 0, after = 0] = around(middle, ray);
    return (before + 2 * own + after) / 4;
  });
}

/** How far around frames their shade lies, and how far skin next to them reaches under them, cells. */
const SHADE = 3;
const UNDER = 6;
const COVERED = { from: 0.16, to: 0.45 };

/** The colours of a face without the glasses before it: what is next to the glasses continues under them. */
export function takeFramesOff(
  colours: LabPlanes,
  regions: Regions,
  { mesh }: Pick<FrontView, 'mesh'>,
): LabPlanes {
  // Whole glasses may count as a thing; eyes seen through them stay.
  const eyes = mapFeatures(mesh, EYEBALLS, 2);
  const frames = blur(thingsAtEyes(regions), SHADE / 2).map(
    (value, cell) => smoothStep(COVERED.from, COVERED.to, value) * (1 - eyes[cell]),
  );
  const bare = frames.map((value, cell) => (1 - value) * regions.face[cell]);
  const beneath = blurWithin(colours, bare, UNDER, Number.NaN);
  return colours.map((plane, channel) => {
    const under = beneath[channel];
    return plane.map((value, cell) =>
      Number.isNaN(under[cell]) ? value : value + (under[cell] - value) * frames[cell],
    );
  }) as LabPlanes;
}
