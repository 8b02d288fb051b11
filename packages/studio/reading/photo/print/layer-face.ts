import type { Looks } from '../looks.ts';
import type { Point } from '../point.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { calmBeard } from './calm-beard.ts';
import { findBare, showsLowerFace } from './cover-face.ts';
import { evenLight } from './even-light.ts';
import { evenSkin } from './even-skin.ts';
import type { FaceLayers } from './face-layers.ts';
import { FACE_PRINT } from './face-print.ts';
import { mapBrow, mapEyes, mapFace, mapFeatures, mapMouth, mapNose, mapTraced } from './feature-zones.ts';
import { findCreases } from './find-creases.ts';
import { findSmears } from './find-smears.ts';
import { hiddenBrows, mirrorHidden } from './hidden-brows.ts';
import { liftShade } from './lift-shade.ts';
import { mapBeard } from './map-beard.ts';
import { hidesFarSide } from './mirror-far-side.ts';
import { narrowBrow } from './narrow-brow.ts';
import { openEyes } from './open-eyes.ts';
import { paintSmooth } from './paint-smooth.ts';
import { printCreases } from './print-creases.ts';
import { readClarity } from './read-clarity.ts';
import { readEvenness } from './read-evenness.ts';
import { readInks } from './read-inks.ts';
import { settlePixel } from './settle-pixel.ts';
import type { FaceStudy } from './study-face.ts';
import { whitenEyes } from './whiten-eyes.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;

/** Where this much of the skin is hair, 0 to 1, it tells nothing of the light. */
const BEARDED = 0.15;

/**
 * The person's face as it is printed on vinyl: the photo itself, evenly lit, on skin of the colour that the looks have,
 * laid down in flat strokes; and the outlines and colours of what is traced over it. `regions` tell what covers the face.
 */
export function layerFace(study: FaceStudy, looks: Looks, regions: HeadRegions | undefined): FaceLayers {
  const { features, skinZone, yaw } = study;
  const cut = Float32Array.from(study.cut);
  const glasses = looks.glasses !== undefined;
  const beard = looks.beard?.coverage && mapBeard(looks.beard.coverage);
  const bare = beard ? skinZone.map((zone, pixel) => (beard[pixel] > BEARDED ? 0 : zone)) : skinZone;
  evenLight(cut, bare, looks.skin);
  const evenness = readEvenness(cut, bare);
  const seen = readClarity(study.cut, features);
  const clarity = { eyes: seen.eyes * evenness.features, mouth: seen.mouth * evenness.features };
  const relief = RELIEF.harsh + (RELIEF.even - RELIEF.harsh) * evenness.relief;
  evenSkin(cut, bare, looks.skin, 'hue');
  liftShade(cut, bare, looks.skin, evenness.relief);
  const isBare = findBare(regions, yaw, hidesFarSide(yaw));
  const face = mapFace(features, hidesEyes(looks), isBare);
  const hidden = hiddenBrows(features.brows, isBare);
  for (const side of [0, 1] as const) wipe(face, features.brows[side], hidden[side]);
  paintSmooth(cut, WIDTH, HEIGHT, face);
  const isMouthSeen = !regions || showsLowerFace(regions);
  const inks = readInks(features, { cut, taken: study.cut }, looks, isMouthSeen);
  whitenEyes(cut, features, inks);
  const smears = findSmears(cut, looks.skin);
  const [own, nose] = [mapFeatures(features, clarity.eyes), mapNose(features)];
  // Dark hair is no smear.
  for (let pixel = 0; beard && pixel < own.length; pixel++) own[pixel] = Math.max(own[pixel], beard[pixel]);
  const traced = mapTraced(features, clarity.eyes);
  const [eyes, mouth] = [mapEyes(features), mapMouth(features, inks.mouth)];
  const base = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
    settlePixel(
      cut,
      pixel,
      {
        skin: looks.skin,
        face: face[pixel],
        own: own[pixel],
        traced: traced[pixel],
        smear: smears[pixel],
        nose: nose[pixel],
        eyes: eyes[pixel],
        mouth: mouth[pixel],
        beard: beard?.[pixel] ?? 0,
        relief,
      },
      base,
    );
  if (beard && looks.beard) calmBeard(base, beard, looks.skin, looks.beard.colour);
  printCreases(base, findCreases(study.cut, skinZone, hidesFarSide(yaw)), {
    face,
    nose,
    evenness: evenness.relief,
    glasses,
  });
  const opened = openEyes(features, inks);
  // Frames before brows are as dark as they are.
  const brow = (outline: Point[], unseen: number) => (glasses ? outline : narrowBrow(cut, outline, unseen));
  const [left, right] = opened.features.brows;
  const brows = mirrorHidden(base, {
    outlines: [brow(left, hidden[0]), brow(right, hidden[1])],
    inks: opened.inks.brows,
    hidden,
  });
  return {
    base,
    ...opened,
    inks: {
      ...opened.inks,
      brows: brows.inks,
    },
    features: { ...opened.features, brows: brows.outlines },
    clarity,
    hiddenBrows: brows.hidden,
    isMouthSeen,
  };
}

/** Takes a brow off the printed face, as far as it is hidden. */
function wipe(face: Float32Array, brow: readonly Point[], hidden: number): void {
  if (hidden === 0) return;
  for (const [pixel, zone] of mapBrow(brow).entries()) if (zone > 0) face[pixel] *= 1 - zone * hidden;
}

/** Tinted lenses change the colour of all behind them. */
const hidesEyes = ({ glasses }: Looks) =>
  glasses !== undefined && (glasses.dark || glasses.lens !== undefined);

/** Shade and gleams beside the features are the face's form in even light, and stains in harsh light. */
const RELIEF = { even: 1, harsh: 0.3 };
