import { mean } from '../../../math.ts';
import { middleOf } from '../point.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { type FaceShape, USUAL_SHAPE } from './frontal-face.ts';

/** Rows below the chin in which a neck shows above most collars, in the head's units. */
const BELOW_CHIN = [0.1, 0.16, 0.22];
/** The mean of 120 portraits, and what else is a shoulder or a gap in a collar. */
const SEEN = { mean: 0.79, least: 0.5, most: 1.15 };
/** A toy's neck is thinner than life, and so are the differences. */
const DRAWN = 0.4;
/** How much thinner the neck of a small head may be, and how wide a neck may be compared with the face above it. */
const SMALL = 0.12;
const OF_JOWL = 0.7;
const LIMITS = { least: 0.44, most: 0.68 };
const STEP = 0.02;

const NECK: ReadonlySet<Region | undefined> = new Set(['body', 'face']);
const BESIDE: ReadonlySet<Region | undefined> = new Set(['background', 'clothes']);

/** Half the width of a toy's neck, in the head's units; the usual width if the photo hides the neck. */
export function readNeck(
  regions: HeadRegions | undefined,
  { chin, jowl, smallness }: Pick<FaceShape, 'chin' | 'jowl' | 'smallness'>,
): number {
  const seen = regions && measure(regions, chin);
  const broader = seen === undefined ? 0 : (seen - SEEN.mean) * DRAWN;
  const neck = USUAL_SHAPE.neck + broader - smallness * SMALL;
  return Math.max(LIMITS.least, Math.min(LIMITS.most, jowl * OF_JOWL, neck));
}

/** On the mean of the rows in which both its borders show. */
function measure(regions: HeadRegions, chin: number): number | undefined {
  const { x: middle, y: eyes } = middleOf(regions.eyes);
  const height = eyes + chin;
  const rows = BELOW_CHIN.flatMap((below) => {
    const sides = ([-1, 1] as const).map((side) => {
      let aside = 0;
      while (NECK.has(regions.at(middle + side * aside, height + below))) aside += STEP;
      return BESIDE.has(regions.at(middle + side * aside, height + below)) ? aside : 0;
    });
    const half = sides.reduce((sum, aside) => sum + aside / 2, 0);
    return Math.min(...sides) > 0 && half > SEEN.least && half < SEEN.most ? [half] : [];
  });
  return rows.length > 0 ? mean(rows) : undefined;
}
