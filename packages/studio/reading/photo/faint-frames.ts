import { CROWN, type Edges, type HeadRegions, shareOf, thingIn } from './head-regions.ts';

/**
 * Thin rims in a soft photo are hardly more probable than skin, but no bare nose is so much of a thing as a faint bridge,
 * nor are both eyes. Below the brim of a hat all is a little.
 */
const LEAST = { nose: 0.045, eyes: 0.025, eye: 0.05, frame: 0.12 };
const HAT = 0.1;

/** What is where, with places that may be frames as things; none where nose and eyes tell of no frames. */
export function faintFrames(
  regions: HeadRegions,
  nose: Edges,
  eyes: readonly Edges[],
): HeadRegions | undefined {
  const { thing } = regions;
  if (!thing || shareOf(regions, 'thing', CROWN) > HAT) return undefined;
  const around = eyes.map((edges) => thingIn(regions, edges));
  const isWorn =
    thingIn(regions, nose) > LEAST.nose &&
    Math.min(...around) > LEAST.eyes &&
    Math.max(...around) > LEAST.eye;
  if (!isWorn) return undefined;
  return { ...regions, at: (x, y) => ((thing(x, y) ?? 0) > LEAST.frame ? 'thing' : regions.at(x, y)) };
}
