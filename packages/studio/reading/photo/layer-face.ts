import { luminance, type Rgb } from '../../colour.ts';
import { evenSkin } from './even-skin.ts';
import type { FaceLayers } from './face-layers.ts';
import { FACE_PRINT } from './face-print.ts';
import { mapDetail } from './feature-zones.ts';
import { liftShade } from './lift-shade.ts';
import type { Looks } from './looks.ts';
import { paintSmooth } from './paint-smooth.ts';
import { readInks } from './read-inks.ts';
import type { FaceStudy } from './study-face.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;

/** Differences to the skin below this are noise, not features; 0 to 255. */
const NOISE = 9;
/** So much is kept of what is brighter than the skin. */
const GLARE = 0.3;
/** What the photo paints is never darker than this share of the skin: the brush does black, and a smear is none. */
const DARKEST = 0.3;
/** What is red and darker than this share of the skin is a photo's noise, above the lips. */
const BURNT = 0.6;
/** The colour of lips bleeds so far above them, distances of the eyes. */
const ABOVE_LIPS = 0.04;

/**
 * The person's face as it is painted on vinyl: evenly lit, the skin in one smooth colour, the photo's own
 * detail kept around eyes, brows, nose and lips and laid down in flat strokes, and what is traced crisply over it.
 */
export function layerFace(study: FaceStudy, looks: Looks): FaceLayers {
  const cut = Float32Array.from(study.cut);
  evenSkin(cut, study.skinZone, looks.skin);
  liftShade(cut, study.skinZone, looks.skin);
  const detail = mapDetail(study.features, looks.glasses !== undefined);
  paintSmooth(cut, WIDTH, HEIGHT, detail);
  const base = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const lips = Math.min(...study.features.lips.map(({ y }) => y)) - ABOVE_LIPS;
  const lipsFrom = Math.round((lips - FACE_PRINT.top) * FACE_PRINT.perUnit) * WIDTH;
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
    calm(cut, pixel, { skin: looks.skin, keep: detail[pixel], mayBeRed: pixel >= lipsFrom }, base);
  return { base, features: study.features, inks: readInks(study.features, { cut, taken: study.cut }, looks) };
}

/** Writes a pixel brought towards the skin: wholly where nothing is kept and where it hardly differs. */
function calm(
  cut: Float32Array,
  pixel: number,
  { skin, keep, mayBeRed }: { skin: Rgb; keep: number; mayBeRed: boolean },
  into: Uint8ClampedArray,
): void {
  const red = cut[pixel * 3];
  const green = cut[pixel * 3 + 1];
  const blue = cut[pixel * 3 + 2];
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  const shaded = light / Math.max(1, luminance(skin));
  const away = Math.sqrt((red - skin[0]) ** 2 + (green - skin[1]) ** 2 + (blue - skin[2]) ** 2);
  const clear = Math.max(0, Math.min(1, (away - NOISE) / (NOISE * 2)));
  // Highlights are the renderer's business: a painted face has none of its own.
  const glare = shaded > 1 ? GLARE : Math.min(1, (1 - DARKEST) / Math.max(0.01, 1 - shaded));
  const share = keep * clear * glare * (keep > 0.8 ? 1.08 : 1);
  // Coloured lamps leave blue noses and green cheeks; only what is redder than skin has a colour of its own.
  const cold = (skin[0] - skin[2]) * shaded - (red - blue);
  const mossy = (green - skin[1] * shaded) * 2;
  // Deep shadows leave red rings around eyes and nostrils.
  const burnt = !mayBeRed && shaded < BURNT ? -cold : 0;
  const grey = Math.max(0, Math.min(0.9, Math.max(cold, mossy, burnt) / 24));
  const at = pixel * 4;
  into[at] = skin[0] + (red + (skin[0] * shaded - red) * grey - skin[0]) * share;
  into[at + 1] = skin[1] + (green + (skin[1] * shaded - green) * grey - skin[1]) * share;
  into[at + 2] = skin[2] + (blue + (skin[2] * shaded - blue) * grey - skin[2]) * share;
  into[at + 3] = 255;
}
