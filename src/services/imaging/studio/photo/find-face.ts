import { createFacePattern, PATTERN_EYES, PATTERN_WINDOW, type PatternPoint } from './face-pattern.ts';
import type { Point } from './point.ts';
import { type Bitmap, shrinkBitmap } from './read-photo.ts';
import { refineEyes } from './refine-eyes.ts';
import { isMonochrome, mapSkin } from './skin.ts';

/** Where the face is, in pixels of the picture that was searched. */
export type Face = {
  /** False where nothing looked like a face: then the eyes are those of a face in the usual place. */
  found: boolean;
  /** The eye on the left and on the right of the picture. */
  leftEye: Point;
  rightEye: Point;
  /** How well the place fits, roughly 0 to 3.2. */
  score: number;
  monochrome: boolean;
  /** Whether the place may be called a face in words; the picture uses it either way. */
  sure: boolean;
};

/** Below this the best place is no better than wallpaper; found by trying faces, rooms and landscapes. */
const SCORE_OF_A_FACE = 1.95;
/** Without colour there is less to go by, so light and dark must fit better. */
const SCORE_WITHOUT_COLOUR = 2.45;
/** From here on a place without colour is surely a face; below it may be wallpaper with two dark spots. */
const SURE_WITHOUT_COLOUR = 2.8;
/** Long edge of the picture in which the smallest face is searched. */
const SEARCH_WIDTH = 170;

/**
 * Finds the most face-like place by sliding a sketch of a face over the picture at falling sizes: light and
 * dark must fit, the left half must mirror the right one, and cheeks and chin must have the colour of skin
 * (colour counts nothing in a black and white photo).
 */
export function findFace(bitmap: Bitmap): Face {
  const small = stretchLevels(shrinkBitmap(bitmap, 360));
  const monochrome = isMonochrome(shrinkBitmap(small, 96));
  const pattern = createFacePattern();
  let best = { score: 0, x: 0, y: 0, eyes: 0 };
  for (let width = SEARCH_WIDTH; width >= 24; width = Math.round(width / 1.14)) {
    const level = shrinkBitmap(small, Math.round(width * Math.min(1, bitmap.width / bitmap.height)));
    const hit = searchLevel(level, pattern, monochrome);
    const score = hit.score && hit.score + sizeBonus(PATTERN_EYES / Math.min(level.width, level.height));
    if (score <= best.score) continue;
    const scale = bitmap.width / level.width;
    best = { score, x: (hit.x + 0.5) * scale, y: (hit.y + 0.5) * scale, eyes: PATTERN_EYES * scale };
  }
  if (best.score < (monochrome ? SCORE_WITHOUT_COLOUR : SCORE_OF_A_FACE))
    return { ...guessFace(bitmap), score: best.score, monochrome, sure: false };
  const sure = !monochrome || best.score >= SURE_WITHOUT_COLOUR;
  return { found: true, ...refineEyes(bitmap, best), score: best.score, monochrome, sure };
}

/** Portraits are the rule: of two places that fit alike, the larger face is the likelier one. */
function sizeBonus(eyesShare: number): number {
  return 0.5 * Math.min(1, eyesShare / 0.13);
}

/** Stretches brightness so that dark and pale photos look alike; black stays black. */
function stretchLevels(bitmap: Bitmap): Bitmap {
  const histogram = new Uint32Array(256);
  for (let at = 1; at < bitmap.data.length; at += 3)
    histogram[bitmap.data[at] ?? 0] = (histogram[bitmap.data[at] ?? 0] ?? 0) + 1;
  let left = (bitmap.data.length / 3) * 0.02;
  let white = 255;
  while (white > 30 && left > 0) left -= histogram[white--] ?? 0;
  const gain = Math.min(6, 240 / white);
  return gain < 1.15 ? bitmap : { ...bitmap, data: bitmap.data.map((value) => Math.min(255, value * gain)) };
}

/** A selfie's usual framing: eyes a bit above the middle. */
function guessFace(bitmap: Bitmap): Pick<Face, 'found' | 'leftEye' | 'rightEye'> {
  const half = Math.min(bitmap.width, bitmap.height) * 0.09;
  const y = bitmap.height * 0.42;
  return {
    found: false,
    leftEye: { x: bitmap.width / 2 - half, y },
    rightEye: { x: bitmap.width / 2 + half, y },
  };
}

function searchLevel(level: Bitmap, pattern: PatternPoint[], monochrome: boolean) {
  const light = mapLight(level);
  const skin = mapSkin(level);
  const place = { light, skin, width: level.width, height: level.height, pattern, monochrome };
  let best = { score: 0, x: 0, y: 0 };
  for (let y = -PATTERN_WINDOW.top; y < level.height - PATTERN_WINDOW.bottom; y++) {
    for (let x = -PATTERN_WINDOW.left; x < level.width - PATTERN_WINDOW.right; x++) {
      const score = scorePlace(place, x, y);
      if (score > best.score) best = { score, x, y };
    }
  }
  return best;
}

/** Brightness on a perceptual scale, so that a dark face has the same pattern as a bright one. */
function mapLight(bitmap: Bitmap): Float32Array {
  const light = new Float32Array(bitmap.width * bitmap.height);
  for (let pixel = 0; pixel < light.length; pixel++) {
    const at = pixel * 3;
    const [r, g, b] = [bitmap.data[at] ?? 0, bitmap.data[at + 1] ?? 0, bitmap.data[at + 2] ?? 0];
    light[pixel] = Math.log(12 + 0.299 * r + 0.587 * g + 0.114 * b);
  }
  return light;
}

type SearchPlace = {
  light: Float32Array;
  skin: Float32Array;
  width: number;
  height: number;
  pattern: PatternPoint[];
  monochrome: boolean;
};

function scorePlace(place: SearchPlace, x: number, y: number): number {
  const { light, skin, width, pattern } = place;
  let sum = 0;
  let square = 0;
  let fit = 0;
  let mirror = 0;
  let skinSum = 0;
  for (const point of pattern) {
    const at = (y + point.y) * width + x + point.x;
    const value = light[at] ?? 0;
    sum += value;
    square += value * value;
    fit += value * point.light;
    mirror += value * (light[at - 2 * point.x] ?? 0);
    skinSum += skin[at] ?? 0;
  }
  const count = pattern.length;
  const variance = square - (sum * sum) / count;
  // A plain wall fits nothing; without this floor its noise would be stretched into a face.
  if (variance < count * 0.004) return 0;
  const correlation = fit / Math.sqrt(variance);
  if (correlation < 0.25) return 0;
  const symmetry = (mirror - (sum * sum) / count) / variance;
  const skinShare = place.monochrome ? 0.65 : skinSum / count;
  const central = 1 - Math.abs((x / width) * 2 - 1);
  // People hold their heads in the upper half of a portrait; badges and pebbles lie below.
  const low = Math.max(0, y / place.height - 0.48);
  return (
    1.4 * correlation +
    0.2 * symmetry +
    0.8 * skinShare +
    0.12 * central -
    1.8 * low +
    0.9 * eyeContrast(place, x, y)
  );
}

/** How much darker both eyes are than the bridge of the nose and the cheeks, 0 to 1: the weaker eye counts. */
function eyeContrast({ light, width }: SearchPlace, x: number, y: number): number {
  const spot = (dx: number, dy: number) => {
    const at = (y + dy) * width + x + dx;
    return ((light[at] ?? 0) * 2 + (light[at - 1] ?? 0) + (light[at + 1] ?? 0)) / 4;
  };
  const bridge = ((light[y * width + x] ?? 0) + (light[(y + 1) * width + x] ?? 0)) / 2;
  const left = Math.min(bridge, spot(-4, 3)) - spot(-4, 0);
  const right = Math.min(bridge, spot(4, 3)) - spot(4, 0);
  return Math.max(0, Math.min(1, Math.min(left, right) / 0.4));
}
