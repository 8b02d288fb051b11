import { clamp, lerpThree } from '../math.ts';
import type { Group } from '../sculpt/solid.ts';
import { sculptApronOver } from './apron.ts';
import type { Build } from './build.ts';
import { cutOf } from './cuts.ts';
import { type Drape, drapeCloth } from './drape.ts';
import { layBeside, layBlanket, layOverLap } from './lap.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import { band } from './shapes.ts';
import type { LegJoints } from './skeleton.ts';

/** Whatever flows down from the waist, in the lower body's coordinates: skirts, tails of coats, gowns. */
export function sculptSkirt(
  outfit: Outfit,
  paints: Paints,
  build: Build,
  legs: readonly LegJoints[],
): Group[] {
  const { hem, front } = cutOf(outfit);
  const long = hem === 'knee' || hem === 'ankle';
  const cloth = cutOf(outfit).metal ? paints.top : paints.skirt;
  const gown = long ? cutGown(outfit, build, legs, front === 'open') : undefined;
  return [
    ...(outfit.skirt ? ownSkirt(outfit.skirt, paints, build, legs) : []),
    ...(gown ? [drapeCloth(gown, cloth)] : []),
    ...(gown && outfit.apron ? sculptApronOver(gown, outfit, outfit.apron, build) : []),
  ];
}

/** The same on somebody who sits in a chair; a tutu stands out as ever. */
export function sculptLap(
  outfit: Outfit,
  paints: Paints,
  build: Build,
  legs: readonly [LegJoints, LegJoints],
): Group[] {
  const { hem, front, metal } = cutOf(outfit);
  const knee = legs[0].knee[1] - build.leg[1] * 1.4;
  const low = legs[0].ankle[1] + 0.02;
  const cloth = { ...(metal ? paints.top : paints.skirt), decal: undefined };
  const flows = hem === 'knee' || hem === 'ankle';
  const own = outfit.skirt && outfit.skirt !== 'tutu';
  return [
    ...(outfit.skirt === 'tutu' ? ownSkirt('tutu', paints, build, legs) : []),
    ...(own ? [layOverLap(legs, build, outfit.skirt === 'long-skirt' ? low : knee, paints.bottom)] : []),
    ...layBlanket(outfit, build, legs),
    ...(flows && front === 'open' ? layBeside(legs, build, cloth) : []),
    ...(flows && front !== 'open' ? [layOverLap(legs, build, hem === 'ankle' ? low : knee, cloth)] : []),
  ];
}

function ownSkirt(
  kind: NonNullable<Outfit['skirt']>,
  paints: Paints,
  build: Build,
  legs: readonly LegJoints[],
): Group[] {
  const [x, , z] = build.waist;
  const y = build.hip[1];
  const belt = band(y - 0.05, y + 0.02, { x: x + 0.036, z: z + 0.036 }, paints.bottomTrim);
  const top = { y: y - 0.02, x: x - 0.035, z: z - 0.035, at: 0 };
  const round = { from: 0, until: 360 };
  if (kind === 'tutu') {
    const reach = Math.min(0.42, x * 1.9);
    const layer = (drop: number, out: number): Group =>
      drapeCloth(
        {
          ...round,
          top: { ...top, y: top.y - drop * 0.4 },
          hem: { y: y - drop, x: reach * out, z: reach * out * 0.9, at: 0 },
          folds: 22,
          thick: [0.045, 0.05],
          wave: 0.03,
        },
        paints.bottom,
      );
    return [layer(0.1, 1), layer(0.17, 0.84), belt];
  }
  const down = kind === 'long-skirt' ? 0.11 : y * 0.58;
  const hem = cover(legs, build, top, { y: down, x: x + 0.07, z: z + 0.07, at: 0 });
  const shape = PLEATS[kind] ?? { folds: 14, thick: [0.06, 0.066], wave: 0.03 };
  return [
    drapeCloth(
      {
        ...round,
        top,
        hem,
        folds: shape.folds,
        thick: [shape.thick[0] ?? 0.05, shape.thick[1] ?? 0.05],
        wave: shape.wave,
      },
      paints.bottom,
    ),
    belt,
  ];
}

/** Many narrow folds, soft or pressed. */
const PLEATS: Readonly<
  Partial<Record<NonNullable<Outfit['skirt']>, Pick<Drape, 'folds' | 'thick' | 'wave'>>>
> = {
  kilt: { folds: 22, thick: [0.055, 0.046], wave: 0.016 },
  'pleated-skirt': { folds: 30, thick: [0.05, 0.024], wave: 0.034 },
};

/** How far a buttoned coat gapes below its last button to either side, degrees. */
const SLIT = 14;

/** Coats, dresses and robes flow on below the waist; an open coat leaves its front free. */
function cutGown(outfit: Outfit, build: Build, legs: readonly LegJoints[], open: boolean): Drape {
  const [x, , z] = build.waist;
  const y = build.hip[1];
  const straight = open || outfit.buttoned || outfit.top === 'kimono' || outfit.top === 'sari';
  const down = cutOf(outfit).hem === 'ankle' ? y - 0.11 : open ? y * 0.68 : y * 0.58;
  const wide = straight ? 0.02 : 0.12 * (y / 0.8) ** 0.5;
  const top = { y: y + 0.05, x: x - 0.04, z: z - 0.04, at: 0 };
  const gap = open ? 28 : outfit.buttoned ? SLIT : 0;
  return {
    top,
    hem: cover(legs, build, top, { y: y - down, x: x + wide, z: z + wide, at: 0 }),
    from: gap,
    until: 360 - gap,
    folds: straight ? 13 : 16,
    thick: [0.065, straight ? 0.06 : 0.072],
    wave: straight ? 0.014 : 0.035,
  };
}

/** No skirt is wider than this, so that it fits its packaging. */
const WIDEST = 0.4;

/** Widens a hem until the legs that it reaches are inside. */
function cover(legs: readonly LegJoints[], build: Build, top: Drape['top'], hem: Drape['hem']): Drape['hem'] {
  let { x, z } = hem;
  const fall = top.y - hem.y;
  for (const { hip, knee, ankle } of legs) {
    const [from, to] = hem.y > knee[1] ? [hip, knee] : [knee, ankle];
    const share = clamp((from[1] - hem.y) / Math.max(0.01, from[1] - to[1]), 0, 1);
    for (const point of [lerpThree(from, to, share), lerpThree(hip, knee, 0.8), knee]) {
      // Cloth runs straight from the waist to the hem: what pushes it out higher up widens the hem the more.
      const part = clamp((top.y - point[1]) / fall, 0.25, 1);
      if (point[1] < hem.y - 0.02) continue;
      const [wide, deep] = [top.x + (x - top.x) * part, top.z + (z - top.z) * part];
      const out = 1 + (build.leg[1] * 0.75) / Math.max(0.02, Math.hypot(point[0], point[2]));
      const push = Math.hypot((point[0] * out) / wide, (point[2] * out) / deep);
      if (push <= 1) continue;
      x = top.x + (wide * push - top.x) / part;
      z = top.z + (deep * push - top.z) / part;
    }
  }
  return { ...hem, x: Math.min(WIDEST, x), z: Math.min(WIDEST, z) };
}
