import { chroma, clampColour, luminance, mix, type Rgb, toHsl } from '../../colour.ts';
import { plasticSkin } from '../../look/skin-of-tone.ts';
import type { HairStyleId } from '../../look/vocabulary.ts';
import { takeBlueOut } from './blue-light.ts';
import { mainColours } from './colour-groups.ts';
import { evenSkin, medianSkin } from './even-skin.ts';
import type { Face } from './find-face.ts';
import { type FaceShape, USUAL_SHAPE } from './frontal-face.ts';
import { coloursIn, cutHeadPatch, STRAND_UNIT } from './head-patch.ts';
import { type HeadRegions, shareOf } from './head-regions.ts';
import { hasLightCollar } from './light-collar.ts';
import { CHIN_LENGTH, type Hair } from './measure-hair.ts';
import { type Beard, readBeard } from './read-beard.ts';
import { readClothes, type SeenClothes } from './read-clothes.ts';
import { type Glasses, readGlasses, seeGlasses } from './read-glasses.ts';
import { readHair } from './read-hair.ts';
import { readHairByColour } from './read-hair-by-colour.ts';
import { readHeadwear, type SeenHeadwear } from './read-headwear.ts';
import type { Bitmap } from './read-photo.ts';
import type { ReadSkin } from './read-skin-tone.ts';
import { seeBeard } from './see-beard.ts';
import type { FaceStudy } from './study-face.ts';

/** What the photo says about a person, colours in sRGB. */
export type Looks = Hair & {
  /** The style that is sculpted; without one it follows from the measures. */
  hairStyle?: HairStyleId;
  /** Colour of the tips and of the temples where they differ from the rest. */
  hairTips?: Rgb;
  hairTemples?: Rgb;
  /** The colour of the toy's skin, and the step of the Monk scale that was read, 1 to 10 and between. */
  skin: Rgb;
  skinTone: number;
  clothing: Rgb;
  /** What is worn below the head, as far as the photo shows it. */
  clothes?: SeenClothes;
  /** A light shirt shows below the chin, as it does in a suit. */
  lightCollar: boolean;
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

const USUAL_TONE = 4;
const USUAL_HAIR: Rgb = [92, 62, 44];
const USUAL_CLOTHING: Rgb = [60, 90, 150];

/**
 * Measures skin, hair, beard, glasses and clothing; `study` and `tone` are none where no face was found, `regions` where it is
 * not known what is where. A black and white photo gets believable skin of the same brightness.
 */
export function measureLooks(
  bitmap: Bitmap,
  face: Face,
  study: FaceStudy | undefined,
  tone: ReadSkin | undefined,
  regions: HeadRegions | undefined,
): Looks {
  const patch = cutHeadPatch(bitmap, face);
  const [clothing = USUAL_CLOTHING] = mainColours(
    coloursIn(patch, { left: -1.5, right: 1.5, top: 2.9, bottom: 3.8 }),
    1,
  );
  if (!study || !tone) return { ...UNKNOWN, clothing, monochrome: face.monochrome };
  const measured = medianSkin(study.cut, study.skinZone);
  const even = Float32Array.from(study.cut);
  evenSkin(even, study.skinZone, measured);
  const white = takeBlueOut(patch, measured);
  const headwear = regions && readHeadwear(patch, regions);
  const hair = regions
    ? readHair(
        white.patch,
        regions,
        white.skin,
        headwear !== undefined && headwear.kind !== 'headphones',
        cutHeadPatch(bitmap, face, STRAND_UNIT),
      )
    : readHairByColour(white.patch, white.skin);
  const skin = plasticSkin(tone.step, face.monochrome ? undefined : tone.colour);
  const clothes = regions && readClothes(patch, regions);
  return {
    ...hair,
    hair: face.monochrome
      ? tintHair(luminance(hair.hair))
      : clampColour(plausibleHair(asLit(hair.hair, white.skin, skin), luminance(skin))),
    skin,
    skinTone: tone.step,
    clothing: clothes?.colours[0] ?? clothing,
    ...(clothes && { clothes }),
    lightCollar: hasLightCollar(patch, measured),
    beard: findBeard(study, measured, regions),
    // Frames too thin for the network are seen by their lines.
    glasses: (regions && seeGlasses(patch, regions, measured)) ?? readGlasses(even, measured),
    headwear,
    shape: study.shape,
    monochrome: face.monochrome,
    faceFound: true,
  };
}

const DENSE_KINDS: ReadonlySet<Beard['kind']> = new Set(['full', 'goatee']);
/** Of the lower face so much is seen at least: a mask, a hand or a microphone is no beard. */
const LOWER_FACE = { at: { left: -0.5, right: 0.5, top: 0.8, bottom: 1.6 }, share: 0.65 };

/**
 * The beard of a face, by its hairs; in drawings and coarse photos, which show none, by its darkness. A dark lip alone is
 * no moustache: it may be painted.
 */
function findBeard(study: FaceStudy, skin: Rgb, regions: HeadRegions | undefined): Beard | undefined {
  const dark = readBeard(study.cut, skin, study.shape);
  if (!regions) return dark;
  const seen = shareOf(regions, 'face', LOWER_FACE.at) + shareOf(regions, 'hair', LOWER_FACE.at);
  if (seen < LOWER_FACE.share) return undefined;
  return seeBeard(study) ?? (dark && DENSE_KINDS.has(dark.kind) ? dark : undefined);
}

/** A photo without a face: a toy with short brown hair, dressed in the photo's colours. */
export const UNKNOWN: Omit<Looks, 'clothing' | 'monochrome'> = {
  lightCollar: false,
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
  shape: USUAL_SHAPE,
  faceFound: false,
};

/** What a colour would be in the light that gives skin its own colour; a tinted lamp tints hair as well. */
function asLit(colour: Rgb, measuredSkin: Rgb, skin: Rgb): Rgb {
  const channel = (i: 0 | 1 | 2) =>
    colour[i] * Math.max(0.7, Math.min(1.4, skin[i] / Math.max(8, measuredSkin[i]))) ** 0.4;
  return [channel(0), channel(1), channel(2)];
}

/** The colours that hair grows in, from black over brown to blond, then the reds. */
const NATURAL: readonly Rgb[] = [
  [26, 22, 23],
  [58, 38, 28],
  [98, 64, 42],
  [142, 98, 60],
  [186, 144, 88],
  [222, 188, 128],
  [240, 220, 180],
  [128, 52, 30],
  [196, 100, 48],
];

/** Hair of a brightness, from black over brown to blond, for photos that do not tell its colour. */
function tintHair(bright: number): Rgb {
  const tones = NATURAL.slice(0, 7);
  const above = tones.findIndex((tone) => luminance(tone) >= bright);
  if (above <= 0) return tones.at(above) ?? USUAL_HAIR;
  const [low, high] = [tones[above - 1] ?? USUAL_HAIR, tones[above] ?? USUAL_HAIR];
  return mix(low, high, (bright - luminance(low)) / Math.max(1, luminance(high) - luminance(low)));
}

/** Grey hair over the brightness of the skin: at the first it is dark hair that gleams, at the second as pale as it looks. */
const GREY = { dark: 0.55, pale: 0.85 };

/** Brings hair towards the hue that it probably grew in, as bright as it is; a dyed one keeps its own. */
function plausibleHair(colour: Rgb, skinLight: number): Rgb {
  const { hue, saturation } = toHsl(colour);
  if (saturation > 0.35 && chroma(colour) > 60 && hue > 62 && hue < 345) return colour;
  // Of pitch black no share can be told.
  const grey = Math.max(1, luminance(colour));
  if (chroma(colour) < 26) {
    // Glints make black hair measure as grey; only what is pale beside the skin stays so.
    const pale = (grey / skinLight - GREY.dark) / (GREY.pale - GREY.dark);
    const deep = grey * Math.max(0.45, Math.min(1, pale));
    return mix(
      [colour[0] * (deep / grey), colour[1] * (deep / grey), colour[2] * (deep / grey)],
      [deep, deep, deep],
      0.4,
    );
  }
  const off = (tone: Rgb) => Math.hypot(tone[0] - colour[0], tone[1] - colour[1], tone[2] - colour[2]);
  const nearest = NATURAL.reduce((best, tone) => (off(tone) < off(best) ? tone : best));
  const level = grey / luminance(nearest);
  return mix(colour, [nearest[0] * level, nearest[1] * level, nearest[2] * level], 0.5);
}
