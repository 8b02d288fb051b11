import type { HeadRegions, Region } from '../regions/head-regions.ts';
import type { FaceShape } from './frontal-face.ts';

/** So far above the chin round, square and pointed faces differ most, in the head's units. */
const ABOVE_CHIN = 0.4;
/** The mean of 52 portraits, and the least and most that a mould may have. */
const JOWL = { mean: 0.77, least: 0.58, most: 1.04 };
/** Hardly any face is wider there than where the mesh puts the corners of its jaw. */
const MOST_OF_JAW = 1.03;
/** How far a face is taken away from the mean one. The mould rounds what is measured by half; the jaw is a caricature already. */
const EXAGGERATION = { measured: 2.1, jaw: 1.3 };
/** Of the jaw's width so much is left there on a usual face. */
const OF_JAW = 0.87;
/** The mesh and the network agree about a chin within so much. */
const NEAR_CHIN = 0.2;
/** One side tells the width of a face that is turned no further; radians. */
const FRONTAL = 0.2;
const STEP = 0.02;

/** Before these the border of a face is its own; hats and hands cover it, and hair may. */
const BEHIND: ReadonlySet<Region | undefined> = new Set(['background', 'body', 'clothes']);

/**
 * Half the width of a face a little above its chin, in the head's units, taken away from the mean: the mesh draws all
 * chins alike, but the photo tells round and square faces from pointed ones. Where it does not, it follows from the jaw.
 */
export function readJowl(
  regions: HeadRegions | undefined,
  { chin, jaw }: Pick<FaceShape, 'chin' | 'jaw'>,
  yaw: number,
): number {
  const usual = jaw * OF_JAW;
  const measured = regions && measure(regions, chin, yaw);
  const most = Math.min(JOWL.most, jaw * MOST_OF_JAW);
  const away = (width: number, times: number) => (width - JOWL.mean) * times;
  const ofJaw = away(usual, EXAGGERATION.jaw);
  // Neck and beard of the face's own colour lead both astray; together they are seldom far off.
  const mixed = measured ? (away(measured.width, EXAGGERATION.measured) * 2 + ofJaw) / 3 : ofJaw;
  // Hair on both sides may hang before the jaw: the face is at least so wide.
  const own = measured?.isBetweenHair ? Math.max(mixed, ofJaw) : mixed;
  return Math.max(JOWL.least, Math.min(most, JOWL.mean + own));
}

function measure(
  regions: HeadRegions,
  chin: number,
  yaw: number,
): { width: number; isBetweenHair: boolean } | undefined {
  const [left, right] = regions.eyes;
  const [middle, height] = [(left.x + right.x) / 2, (left.y + right.y) / 2];
  let end = chin - NEAR_CHIN;
  while (end < chin + NEAR_CHIN && regions.at(middle, height + end) === 'face') end += STEP;
  const at = height + end - ABOVE_CHIN;
  const sides = ([-1, 1] as const).flatMap((side) => {
    let aside = 0.2;
    while (regions.at(middle + side * aside, at) === 'face') aside += STEP;
    const behind = regions.at(middle + side * aside, at);
    return behind === 'hair' || BEHIND.has(behind) ? [{ aside, isHair: behind === 'hair' }] : [];
  });
  const bare = sides.filter(({ isHair }) => !isHair).length;
  if (sides.length === 0 || (bare < 2 && Math.abs(yaw) > FRONTAL)) return undefined;
  const width = sides.reduce((sum, { aside }) => sum + aside, 0) / sides.length;
  return { width, isBetweenHair: bare === 0 };
}
