import { luminance } from '../../colour.ts';
import { mean } from '../../math.ts';
import { type Face, type FacePlace, findFace } from './face/find-face.ts';
import type { Bitmap } from './read-photo.ts';
import { cutHeadPatch } from './regions/head-patch.ts';
import { type Square, sampleSquare } from './sample-square.ts';

/** What may spoil the picture that is made from a photo. */
export type PhotoConcern =
  | 'too_small'
  | 'too_dark'
  | 'too_bright'
  | 'too_blurred'
  | 'no_face'
  | 'several_faces'
  | 'face_too_small'
  | 'face_cut_off'
  | 'part_missing'
  | 'damaged';

/** A square from brow to chin, in shares of the photo's width and height. */
export type PhotoFace = Record<'x' | 'y' | 'width' | 'height', number>;

/** What is said of a photo. */
export type PhotoCheck = {
  /** The gravest first. */
  concerns: PhotoConcern[];
  /** Where there are several faces that could be meant: all of them, first the one that is taken. */
  faces: PhotoFace[];
};

/** Shorter edge of the photo, pixels. */
const LEAST_EDGE = 320;
/** Edge of the square from brow to chin, pixels: fewer leave nothing of the eyes. */
const LEAST_FACE = 70;
/** Mean brightness of the face, 0 to 255. */
const DARKEST = 42;
const BRIGHTEST = 226;
/** Sharpness as `readSharpness` measures it. */
const LEAST_SHARPNESS = 0.004;
/** Edge at which a face is judged, pixels. */
const JUDGED_EDGE = 72;

/** Shorter edge of what is left of a damaged photo, pixels: nothing can be found in less. */
const LEAST_REMNANT = 64;
/** What is said of a face of which a part is missing, if the photo is whole. */
const OF_MISSING_FACES = new Set<PhotoConcern>(['no_face', 'face_cut_off']);

/**
 * Says what may spoil the picture made from a photo, the gravest first; nothing if all is well. Of a damaged photo
 * the part that is there is judged: `part_missing` if the face is whole, `damaged` if it is not.
 */
export async function checkPhoto(bitmap: Bitmap): Promise<PhotoCheck> {
  const present = cropToPresent(bitmap);
  if (present === bitmap) return checkWhole(bitmap);
  if (Math.min(present.width, present.height) < LEAST_REMNANT) return { concerns: ['damaged'], faces: [] };
  const { concerns } = await checkWhole(present);
  const others = concerns.filter((concern) => !OF_MISSING_FACES.has(concern));
  const missing = others.length < concerns.length ? 'damaged' : 'part_missing';
  // Nobody is asked to choose a face of what is left.
  return { concerns: [missing, ...others], faces: [] };
}

/** Light and sharpness are judged on the face, or on the middle of a photo without one. */
async function checkWhole(bitmap: Bitmap): Promise<PhotoCheck> {
  const face = await findFace(bitmap);
  const concerns: PhotoConcern[] = [];
  if (!face.found) concerns.push('no_face');
  if (face.found && isCutOff(bitmap, face)) concerns.push('face_cut_off');
  if (Math.min(bitmap.width, bitmap.height) < LEAST_EDGE) concerns.push('too_small');
  const square: Square = face.found
    ? squareOf(face)
    : {
        centre: { x: bitmap.width / 2, y: bitmap.height / 2 },
        size: Math.min(bitmap.width, bitmap.height) * 0.8,
        angle: 0,
      };
  const light = readLight(bitmap, square);
  const usual = mean(light);
  if (usual < DARKEST) concerns.push('too_dark');
  if (usual > BRIGHTEST) concerns.push('too_bright');
  if (face.found && face.size < LEAST_FACE) concerns.push('face_too_small');
  else if (readSharpness(light, usual) < LEAST_SHARPNESS) concerns.push('too_blurred');
  if (face.rivals.length === 0) return { concerns, faces: [] };
  concerns.push('several_faces');
  return { concerns, faces: [square, ...face.rivals].map((place) => inShares(place, bitmap)) };
}

/** Cut off at the edges of the picture. */
function inShares({ centre, size }: FacePlace, { width, height }: Bitmap): PhotoFace {
  const along = (middle: number, edge: number) => {
    const from = Math.max(0, middle - size / 2) / edge;
    return { from, length: Math.min(1, (middle + size / 2) / edge) - from };
  };
  const [across, down] = [along(centre.x, width), along(centre.y, height)];
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** The square of a found face, which may lie on its side or upside down. */
function squareOf({ leftEye, rightEye, size }: Face): Square {
  const angle = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  const below = size * 0.15;
  return {
    centre: {
      x: (leftEye.x + rightEye.x) / 2 - Math.sin(angle) * below,
      y: (leftEye.y + rightEye.y) / 2 + Math.cos(angle) * below,
    },
    size,
    angle,
  };
}

/** Share of the head's outline that may lie outside the photo: a cut tuft of hair takes nothing from the likeness. */
const MOST_OUTSIDE = 0.12;

/** How far the outline reaches up and down from its middle, in the head's units. */
const TO_CROWN = 1.5;
const TO_CHIN = 1.75;

/** Whether the edge of the photo cuts off forehead, chin or an ear: nobody can know what is behind it. */
function isCutOff(bitmap: Bitmap, face: Face): boolean {
  const head = cutHeadPatch(bitmap, face);
  const turns = Array.from({ length: 48 }, (_, step) => (step * Math.PI) / 24);
  const outside = turns.filter((turn) => {
    const up = Math.cos(turn);
    return !head.at(Math.sin(turn) * 1.15, 0.15 - up * (up > 0 ? TO_CROWN : TO_CHIN));
  });
  return outside.length > turns.length * MOST_OUTSIDE;
}

function readLight(bitmap: Bitmap, square: Square): Float32Array {
  const colours = sampleSquare(bitmap, square, JUDGED_EDGE, (value) => value);
  return Float32Array.from({ length: JUDGED_EDGE ** 2 }, (_, pixel) =>
    luminance([colours[pixel * 3], colours[pixel * 3 + 1], colours[pixel * 3 + 2]]),
  );
}

/** The share of the picture's contrast that lies between neighbouring pixels. */
function readSharpness(light: Float32Array, usual: number): number {
  const edge = Math.sqrt(light.length);
  let fine = 0;
  let all = 0;
  for (let y = 1; y < edge - 1; y++) {
    for (let x = 1; x < edge - 1; x++) {
      const at = y * edge + x;
      const here = light[at];
      const around = light[at - 1] + light[at + 1] + light[at - edge] + light[at + edge];
      fine += (here - around / 4) ** 2;
      all += (here - usual) ** 2;
    }
  }
  return fine / Math.max(all, light.length * 20);
}

/** The grey that decoders leave where pixels are missing, and how far a value may be from it after one more encoding. */
const MISSING = 128;
const TOLERANCE = 1;
/** Share of a side: fewer grey lines take nothing from a picture. */
const LEAST_SHARE = 0.01;

/**
 * The part of a photo that is there. If a file ends too early its last rows are grey; turned upright, they may be
 * along any edge.
 * @returns the same bitmap if nothing is missing
 */
function cropToPresent(bitmap: Bitmap): Bitmap {
  const { width, height } = bitmap;
  const isGreyRow = (y: number) => isGrey(bitmap, { start: y * width, step: 1, count: width });
  const isGreyColumn = (x: number) => isGrey(bitmap, { start: x, step: width, count: height });
  const top = countWhile(height, isGreyRow);
  const bottom = countWhile(height, (line) => isGreyRow(height - 1 - line));
  const left = countWhile(width, isGreyColumn);
  const right = countWhile(width, (line) => isGreyColumn(width - 1 - line));
  const most = Math.max(top / height, bottom / height, left / width, right / width);
  if (most < LEAST_SHARE) return bitmap;
  if (most === bottom / height) return cut(bitmap, { x: 0, y: 0, width, height: height - bottom });
  if (most === top / height) return cut(bitmap, { x: 0, y: top, width, height: height - top });
  if (most === left / width) return cut(bitmap, { x: left, y: 0, width: width - left, height });
  return cut(bitmap, { x: 0, y: 0, width: width - right, height });
}

/** Pixels that lie in a line. */
interface Line {
  start: number;
  step: number;
  count: number;
}

function isGrey({ data }: Bitmap, { start, step, count }: Line): boolean {
  for (let index = 0; index < count; index++) {
    const at = (start + index * step) * 3;
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs(data[at + channel] - MISSING) > TOLERANCE) return false;
    }
  }
  return true;
}

function countWhile(lines: number, holds: (line: number) => boolean): number {
  let count = 0;
  while (count < lines && holds(count)) count++;
  return count;
}

function cut(from: Bitmap, part: { x: number; y: number; width: number; height: number }): Bitmap {
  const { width, height } = part;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const start = ((part.y + y) * from.width + part.x) * 3;
    data.set(from.data.subarray(start, start + width * 3), y * width * 3);
  }
  return { ...from, width, height, data };
}
