import type { Rgb } from '../../../colour.ts';
import { perceivedDistance } from '../../../colour-lab.ts';
import { mean } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import type { Neckline } from './neckline.ts';

/** The place of a necklace, below the chin and next to the middle, in the head's units. */
const PLACE = { from: 0.25, until: 1.9, aside: 1.2, middle: 0.3 };
const STEP = 0.05;
/**
 * How many places show a necklace, and how many of them are in the middle and next to it: an earring hangs at the
 * side only.
 */
const LEAST = { all: 30, middle: 4, beside: 8 };
/** How near to a necklace skin shows: what lies on cloth is a strap or a zip. */
const NEAR = 0.4;
/** What share of what is seen is the necklace itself: skin between its parts looks like skin. */
const OWN = 0.5;
/** Anything nearer than this is too fine to be seen. */
const OFF_SKIN = 13;

/** How much lower a necklace hangs in the middle; a line across a picture does not. */
const SAG = 0.05;

type Place = { colour: Rgb; y: number };
const meanHeight = (places: readonly Place[]) => mean(places.map(({ y }) => y));

/** The colour of a necklace on a bare throat; undefined if none is seen. */
export function readNecklace(
  patch: HeadPatch,
  regions: HeadRegions,
  { chin }: Neckline,
  skin: Rgb,
): Rgb | undefined {
  const [beside, middle]: [Place[], Place[]] = [[], []];
  for (let y = chin + PLACE.from; y < chin + PLACE.until; y += STEP) {
    for (let x = -PLACE.aside; x <= PLACE.aside; x += STEP) {
      const colour = liesOnSkin(regions, x, y) ? patch.at(x, y) : undefined;
      if (colour) (Math.abs(x) > PLACE.middle ? beside : middle).push({ colour, y });
    }
  }
  const all = [...beside, ...middle];
  if (all.length < LEAST.all || middle.length < LEAST.middle || beside.length < LEAST.beside)
    return undefined;
  if (meanHeight(middle) - meanHeight(beside) < SAG) return undefined;
  // A mask and a microphone hang before the chin.
  if (regions.at(0, chin + STEP) === 'thing' || regions.at(0, chin - PLACE.from) === 'thing')
    return undefined;
  const fromSkin = all
    .map(({ colour }) => colour)
    .toSorted((a, b) => perceivedDistance(b, skin) - perceivedDistance(a, skin));
  const colour = average(fromSkin.slice(0, Math.ceil(all.length * OWN)));
  return colour && perceivedDistance(colour, skin) > OFF_SKIN ? colour : undefined;
}

/** Whether a place shows a thing with skin next to or above it. */
function liesOnSkin(regions: HeadRegions, x: number, y: number): boolean {
  if (regions.at(x, y) !== 'thing') return false;
  const isSkin = (seen: ReturnType<HeadRegions['at']>) => seen === 'body' || seen === 'face';
  for (let off = STEP; off < NEAR; off += STEP)
    if ([regions.at(x - off, y), regions.at(x + off, y), regions.at(x, y - off)].some(isSkin)) return true;
  return false;
}
