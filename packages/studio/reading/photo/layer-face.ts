import { luminance, type Rgb } from '../../colour.ts';
import { findBare, showsLowerFace } from './cover-face.ts';
import { evenSkin } from './even-skin.ts';
import type { FaceLayers } from './face-layers.ts';
import { FACE_PRINT } from './face-print.ts';
import { mapFace, mapFeatures, mapOpenings } from './feature-zones.ts';
import type { HeadRegions } from './head-regions.ts';
import { liftShade } from './lift-shade.ts';
import type { Looks } from './looks.ts';
import { hidesFarSide } from './mirror-far-side.ts';
import { paintSmooth } from './paint-smooth.ts';
import { readClarity } from './read-clarity.ts';
import { readEvenness } from './read-evenness.ts';
import { readInks } from './read-inks.ts';
import type { FaceStudy } from './study-face.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;

/** The light of a whole room is broader than any form of a face; cells of `evenSkin`. */
const ROOM = 7;

/**
 * The person's face as it is printed on vinyl: the photo itself, evenly lit, on skin of the colour that the looks have,
 * laid down in flat strokes; and the outlines and colours of what is traced over it. `regions` tell what covers the face.
 */
export function layerFace(study: FaceStudy, looks: Looks, regions: HeadRegions | undefined): FaceLayers {
  const { features, skinZone, yaw } = study;
  const cut = Float32Array.from(study.cut);
  const evenness = readEvenness(study.cut, skinZone, yaw);
  const relief = RELIEF.harsh + (RELIEF.even - RELIEF.harsh) * evenness;
  evenSkin(cut, skinZone, looks.skin, ROOM);
  liftShade(cut, skinZone, looks.skin);
  const face = mapFace(features, looks.glasses !== undefined, findBare(regions, yaw, hidesFarSide(yaw)));
  paintSmooth(cut, WIDTH, HEIGHT, face);
  const inks = readInks(features, { cut, taken: study.cut }, looks);
  const [own, openings] = [mapFeatures(features), mapOpenings(features, inks.mouth)];
  const base = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
    settle(
      cut,
      pixel,
      { skin: looks.skin, face: face[pixel], own: own[pixel], opening: openings[pixel], relief },
      base,
    );
  return {
    base,
    features,
    inks,
    clarity: readClarity(study.cut, features) * evenness,
    isMouthSeen: !regions || showsLowerFace(regions),
  };
}

/**
 * The skin; how much a pixel belongs to the face, to its features, and to the whites of eyes and teeth; and how much of
 * what is darker than the skin, beside the features, is printed. All but the skin 0 to 1.
 */
type Place = { skin: Rgb; face: number; own: number; opening: number; relief: number };

/** Shade beside the features is the face's form in even light, and a stain in harsh light. */
const RELIEF = { even: 0.5, harsh: 0.12 };

/** So much is kept of what gleams on skin. */
const GLEAM = 0.3;
/** Skin darker than the first share of itself may be hair or a smear, darker than the second it is. */
const HAIR = { from: 0.62, to: 0.4 };
/** A colour this far from the skin's is a lamp's or a thing's, in shares of its light. */
const STRANGE = { from: 0.16, to: 0.4 };
/** What is so much brighter than dark skin between lids and lips is white, whatever light made the skin as dark. */
const MUCH_BRIGHTER = { from: 1.25, to: 1.7 };
const WHITE = 240;
const WHITE_SHARE = 0.92;
/** The whites of eyes and teeth take so much of their tint from the photo. */
const TINT = 0.35;

/** The pinkest lips have so much of red over green in their blue as well. */
const PINK = 0.25;

const ramp = (from: number, to: number, value: number) =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));

/** Writes a pixel of the print: the photo where it shows the face, the skin elsewhere. */
function settle(
  cut: Float32Array,
  pixel: number,
  { skin, face, own, opening, relief }: Place,
  into: Uint8ClampedArray,
): void {
  const colour: Rgb = [cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]];
  const light = luminance(colour);
  const share = light / Math.max(1, luminance(skin));
  const away = [0, 1, 2].map((channel) => {
    const at = channel as 0 | 1 | 2;
    return Math.abs(colour[at] / Math.max(8, light) - skin[at] / Math.max(8, luminance(skin)));
  });
  const strange = ramp(STRANGE.from, STRANGE.to, Math.max(...away)) * Math.min(1, share * 2);
  const foreign = Math.max(ramp(HAIR.from, HAIR.to, share), strange) * (1 - own);
  // Lips of dark faces are brighter than the skin, and no gleam.
  const red = ramp(1.06, 1.25, (colour[0] * skin[1]) / Math.max(1, colour[1] * skin[0])) * own;
  const gleam = share > 1 ? GLEAM + (1 - GLEAM) * Math.max(opening, red) : 1;
  const white = opening * ramp(MUCH_BRIGHTER.from, MUCH_BRIGHTER.to, share);
  const shaded = share < 1 ? relief + (1 - relief) * own : 1;
  const kept = face * (1 - foreign) * gleam * shaded;
  const at = pixel * 4;
  for (const channel of [0, 1, 2] as const) {
    const untinted = opening * (1 - TINT) * ramp(0.55, 0.9, share);
    const grey = colour[channel] + (light - colour[channel]) * untinted;
    const clean = grey + (WHITE - grey) * WHITE_SHARE * white;
    into[at + channel] = skin[channel] + (clean - skin[channel]) * kept;
  }
  // Lamps turn lips violet.
  const bluest = into[at + 1] + Math.max(0, into[at] - into[at + 1]) * PINK;
  into[at + 2] = into[at + 2] + (Math.min(into[at + 2], bluest) - into[at + 2]) * (1 - opening);
  into[at + 3] = 255;
}
