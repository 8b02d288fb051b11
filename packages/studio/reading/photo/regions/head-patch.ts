import type { Rgb } from '../../../colour.ts';
import type { Face } from '../face/find-face.ts';
import { readYaw } from '../face/frontal-face.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Point } from '../point.ts';
import type { Bitmap } from '../read-photo.ts';
import { type Square, sampleSquare } from '../sample-square.ts';

/** Pixels per unit of the patch; one unit is the distance of the eyes. */
const PATCH_UNIT = 20;
/** At this many pixels per unit single strands of hair show. */
export const STRAND_UNIT = 40;
/** At this many pixels per unit the turns of coils show. */
const CLOSE_UNIT = 80;
/** The patch reaches this far to both sides, above and below the middle between the eyes, units. */
export const PATCH_SIDE = 2.6;
export const PATCH_TOP = 2.7;
const SIZE = 6.6;

/** Head and shoulders of a photo, upright, in even steps of the distance of the eyes. */
export type HeadPatch = {
  /** The colour at a place in the head's units (y down), or none outside the photo. */
  at(x: number, y: number): Rgb | undefined;
  /** How far the head is turned, radians: positive where the side on our right is hidden. */
  yaw: number;
  /** Pixels of the photo per unit: how fine what it shows can be. */
  detail: number;
};

/** Where the head is in its photo. */
export type HeadPlace = {
  /** How far it is turned to a side, radians. */
  yaw: number;
  /** Head and shoulders. */
  square: Square;
  /** Both eyes in the head's units, the one on the left first: of a turned head they are not in the middle. */
  eyes: readonly [Point, Point];
  /** The place in the photo of one in the head's units. */
  inPhoto(x: number, y: number): Point;
};

/** Finds the square around head and shoulders; a turned head is measured as wide as it is from the front. */
export function placeHead({ leftEye, rightEye, landmarks }: Face): HeadPlace {
  const angle = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  const [left, right] = MESH.cheeks.map((index) => landmarks[index]);
  const seen = Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y);
  const yaw = readYaw(landmarks);
  const unit = seen / Math.max(0.6, Math.cos(yaw));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const eyes = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  // Seen from the side the eyes leave the middle of the head; the cheeks stay around it.
  const cheeks =
    left && right ? ((left.x + right.x) / 2 - eyes.x) * cos + ((left.y + right.y) / 2 - eyes.y) * sin : 0;
  const origin = { x: eyes.x + cheeks * cos, y: eyes.y + cheeks * sin };
  const down = (SIZE / 2 - PATCH_TOP) * unit;
  const centre = { x: origin.x - down * sin, y: origin.y + down * cos };
  const inUnits = ({ x, y }: Point): Point => ({
    x: ((x - origin.x) * cos + (y - origin.y) * sin) / unit,
    y: ((y - origin.y) * cos - (x - origin.x) * sin) / unit,
  });
  return {
    yaw,
    square: { centre, size: SIZE * unit, angle },
    eyes: [inUnits(leftEye), inUnits(rightEye)],
    inPhoto: (x, y) => ({
      x: origin.x + (x * cos - y * sin) * unit,
      y: origin.y + (x * sin + y * cos) * unit,
    }),
  };
}

/** Cuts head and shoulders out of a photo. @param perUnit pixels per unit */
export function cutHeadPatch(bitmap: Bitmap, face: Face, perUnit = PATCH_UNIT): HeadPatch {
  const place = placeHead(face);
  const edge = Math.round(SIZE * perUnit);
  const pixels = sampleSquare(bitmap, place.square, edge, (value) => value);
  return {
    yaw: place.yaw,
    detail: place.square.size / SIZE / (bitmap.enlarged ?? 1),
    at(x, y) {
      const at = isWithin(bitmap, place.inPhoto(x, y)) ? placeInSquare(x, y, edge) : undefined;
      if (at === undefined) return undefined;
      return [pixels[at * 3], pixels[at * 3 + 1], pixels[at * 3 + 2]];
    },
  };
}

/**
 * Looks at a head as closely as `CLOSE_UNIT` pixels per unit. Few of its places are asked for: each is looked up when
 * it is asked for.
 */
export function lookClosely(bitmap: Bitmap, face: Face): HeadPatch {
  const { yaw, square, inPhoto } = placeHead(face);
  const pixels = square.size / SIZE;
  const [origin, right, down] = [inPhoto(0, 0), inPhoto(1, 0), inPhoto(0, 1)];
  // Ten thousands of places are asked for: they are computed without an object for each.
  const across = { x: right.x - origin.x, y: right.y - origin.y };
  const below = { x: down.x - origin.x, y: down.y - origin.y };
  const taps = pixels > CLOSE_UNIT * 1.5 ? [-0.25 / CLOSE_UNIT, 0.25 / CLOSE_UNIT] : [0];
  const { data, width, height } = bitmap;
  return {
    yaw,
    detail: pixels / (bitmap.enlarged ?? 1),
    at(x, y) {
      let [r, g, b, inside] = [0, 0, 0, 0];
      for (const aside of taps) {
        for (const up of taps) {
          const column = Math.floor(origin.x + (x + aside) * across.x + (y + up) * below.x);
          const row = Math.floor(origin.y + (x + aside) * across.y + (y + up) * below.y);
          if (column < 0 || row < 0 || column >= width || row >= height) continue;
          const from = (row * width + column) * 3;
          r += data[from];
          g += data[from + 1];
          b += data[from + 2];
          inside++;
        }
      }
      return inside === 0 ? undefined : [r / inside, g / inside, b / inside];
    },
  };
}

/** Whether a place lies in a picture. */
export const isWithin = ({ width, height }: Bitmap, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** The pixel of a place in the head's units in a square that was sampled at `edge` pixels, or none outside of it. */
export function placeInSquare(x: number, y: number, edge: number): number | undefined {
  const column = Math.round(((x + SIZE / 2) / SIZE) * edge - 0.5);
  const row = Math.round(((y + PATCH_TOP) / SIZE) * edge - 0.5);
  return column < 0 || row < 0 || column >= edge || row >= edge ? undefined : row * edge + column;
}

/** The place in the head's units of the middle of a pixel in such a square. */
export const placeOfPixel = (column: number, row: number, edge: number): Point => ({
  x: ((column + 0.5) / edge) * SIZE - SIZE / 2,
  y: ((row + 0.5) / edge) * SIZE - PATCH_TOP,
});

/** The colours on a grid over a rectangle of the patch, of those places that are meant and lie in the photo. */
export function coloursIn(
  patch: HeadPatch,
  region: { left: number; right: number; top: number; bottom: number },
  step = 0.05,
  isMeant: (x: number, y: number) => boolean = () => true,
): Rgb[] {
  const colours: Rgb[] = [];
  for (let y = region.top; y <= region.bottom + 1e-9; y += step) {
    for (let x = region.left; x <= region.right + 1e-9; x += step) {
      const colour = isMeant(x, y) ? patch.at(x, y) : undefined;
      if (colour) colours.push(colour);
    }
  }
  return colours;
}
