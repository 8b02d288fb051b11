import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { ABOVE_CHIN, drawWidth, type FaceOutline } from './face-outline.ts';
import type { FaceShape } from './frontal-face.ts';

/** The network takes a double chin for the face, the mesh leaves it out: the chin lies between, within so much. */
const NEAR_CHIN = 0.2;
/** The photo may say so much else than the mesh: beyond it, a neck or a hand has the colour of the face. */
const MOST_APART = 0.2;
/** No jaw is as broad as the cheeks above it, and no face broader below its jaw. */
const OF_CHEEK = 0.93;
const OF_JAW = 0.94;
/** One side tells the width of a face that is turned no further; radians. */
const FRONTAL = 0.2;
const STEP = 0.02;

type DrawnFace = FaceOutline & Pick<FaceShape, 'cheek'>;

/** Before these the border of a face is its own; hats and hands cover it, and hair may. */
const BEHIND: ReadonlySet<Region | undefined> = new Set(['background', 'body', 'clothes']);

/**
 * The outline of a lower face as a caricaturist would draw it, in the head's units. The mesh draws all chins alike, and the
 * photo takes a neck of the face's colour for a jaw; together they tell round and square faces from pointed ones. `drawn` is
 * what the mesh alone says, and `chin` how far it has the chin below the eyes.
 */
export function readOutline(
  regions: HeadRegions | undefined,
  drawn: DrawnFace,
  chin: number,
  yaw: number,
): FaceOutline {
  const end = regions && endOfFace(regions, chin);
  const at = (key: keyof FaceOutline): number => {
    const seen = regions && end && widthAt(regions, end - ABOVE_CHIN[key], yaw);
    if (!seen) return drawn[key];
    const photo = drawWidth(key, seen.width, 'photo');
    const apart = Math.max(-MOST_APART, Math.min(MOST_APART, photo - drawn[key]));
    // Hair on both sides may hang before the jaw: the face is at least so wide.
    return drawn[key] + (seen.isBetweenHair ? Math.max(0, apart) : apart) / 2;
  };
  return holdBack({ jaw: at('jaw'), jowl: at('jowl'), chinWidth: at('chinWidth') }, drawn.cheek);
}

function holdBack(outline: FaceOutline, cheek: number): FaceOutline {
  const jaw = Math.min(outline.jaw, cheek * OF_CHEEK);
  return { jaw, jowl: Math.min(outline.jowl, jaw * OF_JAW), chinWidth: outline.chinWidth };
}

/** How far the chin lies below the eyes, between what mesh and network say. */
function endOfFace(regions: HeadRegions, chin: number): number {
  const [left, right] = regions.eyes;
  const [middle, height] = [(left.x + right.x) / 2, (left.y + right.y) / 2];
  let end = chin - NEAR_CHIN;
  while (end < chin + NEAR_CHIN && regions.at(middle, height + end) === 'face') end += STEP;
  return (chin + end) / 2;
}

/** Half the width of the face so far below the eyes, where its border shows. */
function widthAt(
  regions: HeadRegions,
  below: number,
  yaw: number,
): { width: number; isBetweenHair: boolean } | undefined {
  const [left, right] = regions.eyes;
  const [middle, at] = [(left.x + right.x) / 2, (left.y + right.y) / 2 + below];
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

/** The mesh takes the border of a full beard for that of the face, which lies so far inside. */
const BEARD: Readonly<FaceOutline> = { jaw: 0.06, jowl: 0.08, chinWidth: 0.05 };
/**
 * So far beyond the face the hair of the toy's beard stands off. Of what more of a beard the photo shows, so much is the
 * face's, and no more than that: the mesh, which sees only hair there, draws all bearded men with the same pointed chin.
 */
const STANDS_OFF = 0.08;
const SEEN = { share: 0.75, most: 0.25 };
/** What reaches this far beyond the cheeks is the hair of the head. */
const BESIDE_CHEEKS = 0.12;

/** The outline of a face under a full beard, whose own border the photo shows. */
export function outlineUnderBeard(
  regions: HeadRegions | undefined,
  drawn: DrawnFace,
  chin: number,
): FaceOutline {
  const { cheek } = drawn;
  const at = (key: keyof FaceOutline): number => {
    const under = drawn[key] - BEARD[key];
    const beard = regions && beardAt(regions, chin - ABOVE_CHIN[key], cheek + BESIDE_CHEEKS);
    const more = beard === undefined ? 0 : beard - STANDS_OFF - under;
    return under + Math.max(0, Math.min(SEEN.most, more)) * SEEN.share;
  };
  return holdBack({ jaw: at('jaw'), jowl: at('jowl'), chinWidth: at('chinWidth') }, cheek);
}

/** Half the width of face and beard so far below the eyes, where both sides end within `most`. */
function beardAt({ eyes: [left, right], at }: HeadRegions, below: number, most: number): number | undefined {
  const [middle, y] = [(left.x + right.x) / 2, (left.y + right.y) / 2 + below];
  const sides = ([-1, 1] as const).map((side) => {
    let aside = 0.2;
    while (aside < most && !BEHIND.has(at(middle + side * aside, y))) aside += STEP;
    return aside;
  });
  return Math.max(...sides) < most ? (sides[0] + sides[1]) / 2 : undefined;
}
