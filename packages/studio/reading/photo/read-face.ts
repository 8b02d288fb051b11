import { clamp } from '../../math.ts';
import { enlargeSmallPhoto } from './enlarge-small-photo.ts';
import { type Face, findFace } from './face/find-face.ts';
import type { HairLayer } from './hair/hair-layer.ts';
import { layerHair } from './hair/layer-hair.ts';
import { type Looks, measureLooks } from './looks.ts';
import { type Opinion, readOpinion } from './opinion/read-opinion.ts';
import { type FaceStudy, studyFace } from './print/study-face.ts';
import { type Bitmap, readPhoto } from './read-photo.ts';
import { type Impression, loadHeadModel } from './regions/head-model.ts';
import { cutHeadPatch, lookClosely, STRAND_UNIT } from './regions/head-patch.ts';
import { askAboutHead, type HeadRegions, readHeadRegions } from './regions/head-regions.ts';
import { type HeadRelief, readHeadRelief } from './relief/read-head-relief.ts';
import { whiteLevel, yellowOf } from './skin/photo-light.ts';
import { type ReadSkin, readSkinTone } from './skin/read-skin-tone.ts';
import { gatherSkinEvidence } from './skin/skin-evidence.ts';

/** Everything that makes the toy resemble the person. */
export type FaceReading = {
  /** What was measured in the photo. */
  looks: Looks;
  /** The person's own head; undefined if the photo shows no face. */
  relief?: HeadRelief;
  /** The strands of the hair; undefined if the photo shows no hair. */
  hair?: HairLayer;
  /** How far the eyes are apart, as a share of the photo's width. */
  eyeDistance: number;
};

/** Reads the face of the person in an encoded photo. Throws `PhotoUnreadableError`. */
export const readFaceFromPhoto = async (photo: Uint8Array): Promise<FaceReading> =>
  readFaceOf(await readPhoto(photo));

/**
 * Reads the face of the person in a decoded photo.
 * @param ask gives a second opinion on a head by what the network of regions knows of it.
 */
export async function readFaceOf(
  photo: Bitmap,
  ask: (impression: Impression) => Opinion | undefined = readOpinion,
): Promise<FaceReading> {
  const taken = await enlargeSmallPhoto(photo);
  const lifted = liftExposure(taken);
  const inLight = await findFace(lifted);
  // What brightens the night around a lit face may burn out the face.
  const asTaken = inLight.found || lifted === taken ? inLight : await findFace(taken);
  const face = asTaken.found ? asTaken : inLight;
  const bitmap = face.found && lifted !== taken ? liftExposure(taken, headOf(face)) : lifted;
  const study = face.found ? studyFace(bitmap, face) : undefined;
  const answer = face.found ? askAboutHead(await loadHeadModel(), bitmap, face) : undefined;
  const regions = answer && readHeadRegions(answer, bitmap, face);
  const opinion = regions?.impression && ask(regions.impression);
  // A brightened photo would make dark skin light.
  const rules = study && readTone(taken, bitmap === taken ? study : studyFace(taken, face), face, regions);
  const isTold = rules && opinion && !face.monochrome;
  const tone = isTold ? { ...rules, step: opinion.skin(rules.step) } : rules;
  const fine = cutHeadPatch(bitmap, face, STRAND_UNIT);
  const close = lookClosely(bitmap, face);
  const looks = measureLooks({ taken, lifted: bitmap, fine, close }, face, study, tone, regions, opinion);
  const hair = regions && layerHair(fine, regions);
  return {
    looks,
    ...(hair && { hair }),
    ...(face.found && { relief: readHeadRelief(regions && answer, bitmap, face, looks) }),
    eyeDistance: eyesApart(face) / bitmap.width,
  };
}

/** Reads skin in the photo as it was taken. */
function readTone(taken: Bitmap, study: FaceStudy, face: Face, regions: HeadRegions | undefined): ReadSkin {
  const all = { left: 0, top: 0, right: taken.width, bottom: taken.height };
  const light = {
    photo: whiteLevel(taken, all),
    head: whiteLevel(taken, headOf(face)),
    yellow: yellowOf(taken),
  };
  const seen = gatherSkinEvidence(study, regions);
  return readSkinTone(seen, light, eyesApart(face), face.monochrome);
}

/** Pixels. */
const eyesApart = ({ leftEye, rightEye }: Face) => Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y);

/** The square around a whole head with its hair. */
function headOf({ leftEye, rightEye, size }: Face) {
  const [x, y] = [(leftEye.x + rightEye.x) / 2, (leftEye.y + rightEye.y) / 2];
  return { left: x - size, top: y - size, right: x + size, bottom: y + size };
}

/** Where the brightest fiftieth of a well exposed photo begins, and where the darkest one may end, 0 to 255. */
const WHITE = 205;
const BLACK = 84;
/** A gain beyond this shows more noise than face. */
const MOST = 5;

/** A part of a photo, pixels. */
type Region = { left: number; top: number; right: number; bottom: number };

/**
 * Gives a dark or faded photo the blacks and lights of a well exposed one; other photos come back unchanged. A known
 * `head` counts however small it is: a lit face at night is not dark, dark hair in snow not faded.
 */
function liftExposure(bitmap: Bitmap, head?: Region): Bitmap {
  const all = { left: 0, top: 0, right: bitmap.width, bottom: bitmap.height };
  const ends = [all, ...(head ? [head] : [])].map((region) => findEnds(bitmap, region));
  const low = Math.min(...ends.map((end) => end.low));
  const high = Math.max(...ends.map((end) => end.high));
  const black = low > BLACK ? low - BLACK * 0.6 : 0;
  const gain = Math.min(MOST, Math.max(high, WHITE) / Math.max(1, high - black));
  if (gain < 1.12) return bitmap;
  const lifted = Uint8Array.from({ length: 256 }, (_, value) =>
    clamp(Math.round((value - black) * gain), 0, 255),
  );
  return { ...bitmap, data: bitmap.data.map((value) => lifted[value] ?? value) };
}

/** The brightnesses below and above which the darkest and the brightest fiftieth of a region's pixels lie. */
function findEnds({ data, width, height }: Bitmap, region: Region): { low: number; high: number } {
  const [right, bottom] = [Math.min(width, region.right), Math.min(height, region.bottom)];
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = Math.max(0, Math.round(region.top)); y < bottom; y++) {
    for (let x = Math.max(0, Math.round(region.left)); x < right; x += 4) {
      const green = data[(y * width + x) * 3 + 1];
      histogram[green] = histogram[green] + 1;
      count++;
    }
  }
  const find = (from: number, step: 1 | -1) => {
    let left = count * 0.02;
    let value = from;
    while (value >= 0 && value <= 255) {
      left -= histogram[value];
      if (left < 0) return value;
      value += step;
    }
    return 255 - from;
  };
  return { low: find(0, 1), high: Math.max(24, find(255, -1)) };
}
