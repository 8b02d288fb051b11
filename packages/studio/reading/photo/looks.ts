import { luminance, type Rgb } from '../../colour.ts';
import { plasticSkin } from '../../look/skin-of-tone.ts';
import type { HairStyleId } from '../../look/vocabulary.ts';
import { measureBeardCoverage } from './beard/beard-coverage.ts';
import { measureBeardLength } from './beard/beard-length.ts';
import { completeFaint } from './beard/form-coverage.ts';
import { lightBeard, whitenPale } from './beard/light-beard.ts';
import { type Beard, readBeard } from './beard/read-beard.ts';
import { seeBeard } from './beard/see-beard.ts';
import { inWhiteLight } from './clothes/in-white-light.ts';
import { quietClothing } from './clothes/quiet-clothing.ts';
import { readClothes, type SeenClothes } from './clothes/read-clothes.ts';
import { mainColours } from './colour-groups.ts';
import type { Face } from './face/find-face.ts';
import { type FaceShape, USUAL_CROWN, USUAL_SHAPE } from './face/frontal-face.ts';
import { readEars } from './face/read-ears.ts';
import { readNeck } from './face/read-neck.ts';
import { type Glasses, readGlasses, seeGlasses } from './glasses/read-glasses.ts';
import type { FaceOpening } from './hair/face-opening.ts';
import type { HairCourse } from './hair/hair-course.ts';
import type { HairReach } from './hair/hair-reach.ts';
import { holdStraight } from './hair/hold-straight.ts';
import { CHIN_LENGTH, type Hair } from './hair/measure-hair.ts';
import { readHair } from './hair/read-hair.ts';
import { readHairByColour } from './hair/read-hair-by-colour.ts';
import { readHairColours } from './hair/read-hair-colour.ts';
import { settleHairColour } from './hair/settle-hair-colour.ts';
import { hairOfBrightness, toyHairColour } from './hair/toy-hair-colour.ts';
import { readHeadwear, type SeenHeadwear } from './headwear/read-headwear.ts';
import type { Opinion } from './opinion/read-opinion.ts';
import { seenOfLowerFace, showsChin, showsLowerFace } from './print/cover-face.ts';
import { medianSkin } from './print/median-skin.ts';
import { hidesFarSide } from './print/mirror-far-side.ts';
import type { FaceStudy } from './print/study-face.ts';
import type { Bitmap } from './read-photo.ts';
import { coloursIn, cutHeadPatch, type HeadPatch } from './regions/head-patch.ts';
import type { HeadRegions } from './regions/head-regions.ts';
import { takeBlueOut } from './skin/blue-light.ts';
import type { ReadSkin } from './skin/read-skin-tone.ts';

/** What the photo says about a person, colours in sRGB. */
export type Looks = Hair & {
  /** The style that is sculpted; without one it follows from the measures. */
  hairStyle?: HairStyleId;
  /** Where hair ends over the forehead, where the photo shows it. */
  hairCourse?: HairCourse;
  /** The sides on which an ear shows before long hair: -1 left, 1 right. */
  hairTucked?: readonly (-1 | 1)[];
  /** The outer edge of the hair that the photo shows: only of the style that is worn there. */
  hairReach?: HairReach;
  /** How far the face shows between the hair next to it: only of the style that is worn there. */
  hairOpening?: FaceOpening;
  /** Colour of the tips and of the temples where they differ from the rest. */
  hairTips?: Rgb;
  hairTemples?: Rgb;
  /** The colour of the toy's skin, and the step of the Monk scale that was read, 1 to 10 and between. */
  skin: Rgb;
  skinTone: number;
  clothing: Rgb;
  /** What is worn below the head, as far as the photo shows it. */
  clothes?: SeenClothes;
  beard: Beard | undefined;
  glasses: Glasses | undefined;
  /** Only the owner puts hearing aids on: a photo hardly shows them. */
  hearingAid?: true;
  headwear: SeenHeadwear | undefined;
  /** The proportions that the head is moulded to. */
  shape: FaceShape;
  monochrome: boolean;
  /** Whether the photo shows a face. */
  faceFound: boolean;
};

/** How much of what is small about a face a beard or stubble hides. */
const BEARDED = 0.8;
const USUAL_TONE = 4;
const USUAL_HAIR: Rgb = [92, 62, 44];
const USUAL_CLOTHING: Rgb = [60, 90, 150];

/**
 * Measures skin, hair, beard, glasses and clothing in a photo as it was `taken` and as its exposure was `lifted`, and
 * the head there in `fine` pixels and in those of a `close` look. `study` and `tone` are undefined if no face was
 * found, `regions` if the regions are not known, `opinion` if there is none. A black and white photo gets believable
 * skin and hair of the same brightness.
 */
export function measureLooks(
  { taken, lifted, fine, close }: { taken: Bitmap; lifted: Bitmap; fine: HeadPatch; close: HeadPatch },
  face: Face,
  study: FaceStudy | undefined,
  tone: ReadSkin | undefined,
  regions: HeadRegions | undefined,
  opinion?: Opinion,
): Looks {
  const patch = cutHeadPatch(lifted, face);
  const [clothing = USUAL_CLOTHING] = mainColours(
    coloursIn(patch, { left: -1.5, right: 1.5, top: 2.9, bottom: 3.8 }),
    1,
  );
  if (!study || !tone) return { ...UNKNOWN, clothing, monochrome: face.monochrome };
  const measured = medianSkin(study.cut, study.skinZone);
  const white = takeBlueOut(patch, measured);
  const headwear = regions && readHeadwear(patch, regions, fine);
  const hair = regions
    ? readHair({ patch: white.patch, fine, close }, regions, {
        skin: white.skin,
        isCovered: headwear !== undefined && headwear.kind !== 'headphones',
        opinion,
      })
    : readHairByColour(white.patch, white.skin);
  const skin = plasticSkin(tone.step, face.monochrome ? undefined : tone.colour);
  const hairColours = face.monochrome
    ? { hair: hairOfBrightness(luminance(hair.hair)) }
    : regions
      ? readHairColours(cutHeadPatch(taken, face), regions, tone)
      : { hair: toyHairColour(hair.hair, { ...tone, colour: white.skin, gain: 1 }) };
  const settled = opinion && !face.monochrome ? settleHairColour(hairColours, opinion) : hairColours;
  const worn = regions && readClothes(patch, regions, measured);
  const clothes = worn && (face.monochrome ? worn : inWhiteLight(worn, measured, skin));
  const beard = findBeard(study, patch.detail, measured, regions, skin, opinion);
  // A mask hides how small a face is; if a beard grows on the face, it is drawn less small.
  const shown = Math.min(1, regions ? seenOfLowerFace(regions) : 1) * (beard ? 1 - BEARDED : 1);
  const smallness = study.shape.smallness * shown;
  return {
    ...holdStraight(hair, study.pitch),
    ...settled,
    skin,
    skinTone: tone.step,
    clothing: clothes ? (clothes.colours[0] ?? quietClothing(settled.hair)) : clothing,
    ...(clothes && { clothes }),
    beard,
    // By lines only in drawings: in photos the folds of an eye or the shade of a brim are lines as well.
    glasses: regions
      ? seeGlasses(patch, regions, measured)
      : hidesFarSide(study.yaw)
        ? undefined
        : readGlasses(study.cut, measured),
    headwear,
    shape: {
      ...study.shape,
      ears: readEars(regions, study.shape, study.yaw),
      neck: readNeck(beard?.kind === 'full' ? undefined : regions, { ...study.shape, smallness }),
      smallness,
    },
    monochrome: face.monochrome,
    faceFound: true,
  };
}

/** The beard of a face, by its hairs; in drawings, which show none, by its darkness. */
function findBeard(
  study: FaceStudy,
  detail: number,
  skin: Rgb,
  regions: HeadRegions | undefined,
  toySkin: Rgb,
  opinion: Opinion | undefined,
): Beard | undefined {
  if (!regions) return readBeard(study.cut, skin, study.shape);
  // A mask, a hand or a microphone is no beard.
  if (!showsLowerFace(regions)) return undefined;
  const beard = seeBeard(study, detail, showsChin(regions, study.shape.chin), opinion);
  if (!beard) return undefined;
  const { coverage, light } = measureBeardCoverage(study, beard.kind);
  const lit = lightBeard(beard, skin, toySkin);
  return {
    ...lit,
    ...(beard.kind !== 'stubble' && { colour: whitenPale(lit.colour, light, toySkin) }),
    coverage: completeFaint(coverage, beard.form, study.shape),
    ...(beard.kind === 'full' && { length: measureBeardLength(regions, study.shape.chin) }),
  };
}

/** A photo without a face: a toy with short brown hair, dressed in the photo's colours. */
export const UNKNOWN: Omit<Looks, 'clothing' | 'monochrome'> = {
  skin: plasticSkin(USUAL_TONE),
  skinTone: USUAL_TONE,
  hair: USUAL_HAIR,
  hairLength: 'short',
  curly: false,
  fringe: false,
  hairHeight: 0.2,
  hairWidth: 0.1,
  hairline: 1.1,
  hairEnd: CHIN_LENGTH,
  parting: 1,
  bun: false,
  beard: undefined,
  glasses: undefined,
  headwear: undefined,
  shape: { ...USUAL_SHAPE, crown: USUAL_CROWN },
  faceFound: false,
};
