import { CROWN, type Edges, type HeadRegions, shareOf, thingIn } from '../regions/head-regions.ts';

/**
 * Thin rims in a soft photo, and lenses without rims, are hardly more probable than skin, but no bare nose is so much of a
 * thing as a faint bridge. Below the brim of a hat all is a little.
 */
const LEAST = { nose: 0.05, eyes: 0.017, eye: 0.027, frame: 0.12 };
const HAT = 0.1;
/** How probable rims are around one of the eyes. */
const RIMS = 0.05;

/** What is where, with places that may be frames as things, and whether these have rims. */
export type FaintFrames = { regions: HeadRegions; hasRims: boolean };

/** Looks for frames that are not certain; none if nose and eyes show no frames. */
export function faintFrames(
  regions: HeadRegions,
  nose: Edges,
  eyes: readonly Edges[],
): FaintFrames | undefined {
  const { thingAt } = regions;
  if (!thingAt || shareOf(regions, 'thing', CROWN) > HAT) return undefined;
  const around = eyes.map((edges) => thingIn(regions, edges));
  const isWorn =
    thingIn(regions, nose) > LEAST.nose &&
    Math.min(...around) > LEAST.eyes &&
    Math.max(...around) > LEAST.eye;
  if (!isWorn) return undefined;
  const at: HeadRegions['at'] = (x, y) => ((thingAt(x, y) ?? 0) > LEAST.frame ? 'thing' : regions.at(x, y));
  return { regions: { ...regions, at }, hasRims: Math.max(...around) > RIMS };
}
