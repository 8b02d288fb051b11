import { chroma, type Rgb } from '../../../colour.ts';
import { type FaceModels, loadFaceModels } from '../../networks/face-models.ts';
import { middleOf, type Point } from '../point.ts';
import { type Bitmap, shrinkBitmap } from '../read-photo.ts';
import { detectFaces, detectFromAfar, type FaceBox } from './detect-faces.ts';
import { type FaceMesh, type Landmark, readLandmarks } from './read-landmarks.ts';
import { uprightBoxes } from './upright-boxes.ts';

/** A face from brow to chin: the middle and the edge of the square around it, pixels. */
export type FacePlace = Pick<FaceBox, 'centre' | 'size'>;

/** Where the face is, in pixels of the picture that was searched. */
export type Face = {
  /** False without a face; the eyes are then at their usual place. */
  found: boolean;
  /** The eye on the left and on the right of the picture. */
  leftEye: Point;
  rightEye: Point;
  /** The 468 points of the face mesh; undefined without a face. */
  landmarks: readonly Landmark[];
  /** Edge of the square from brow to chin, pixels; 0 where no face was found. */
  size: number;
  /** The other faces that could be the subject as well. */
  rivals: readonly FacePlace[];
  monochrome: boolean;
};

/** Below this the mesh network does not think that it looks at a face. */
const LEAST_PRESENCE = 0.6;
/** A face at least this large compared with the chosen one could also be the one that is meant. */
const RIVAL_SIZE = 0.5;

const searched = new WeakMap<Bitmap, Promise<Face>>();

/**
 * Finds the face that a photo is about: of several, the larger and more central one. Upright, turned and black and
 * white faces are found in the same way; a picture without any gets a face in the usual place with `found` false. The
 * same picture is searched once, because it is checked and then read.
 */
export function findFace(bitmap: Bitmap): Promise<Face> {
  const search = searched.get(bitmap) ?? searchFace(bitmap);
  searched.set(bitmap, search);
  return search;
}

async function searchFace(bitmap: Bitmap): Promise<Face> {
  const monochrome = isMonochrome(shrinkBitmap(bitmap, 96));
  const models = await loadFaceModels();
  const found = readBest(models, bitmap, detectFaces(models, bitmap)) ?? findInSmall(models, bitmap);
  if (found) return { found: true, ...found, monochrome };
  return { found: false, ...guessEyes(bitmap), landmarks: [], size: 0, rivals: [], monochrome };
}

type Found = Omit<Face, 'found' | 'monochrome'>;

/** Reads the face of the best of some boxes; none if they contain no face. */
function readBest(models: FaceModels, bitmap: Bitmap, seen: readonly FaceBox[]): Found | undefined {
  const boxes = uprightBoxes(seen).sort((a, b) => weigh(b, bitmap) - weigh(a, bitmap));
  for (const [place, box] of boxes.entries()) {
    const { landmarks, presence } = readEitherWay(models, bitmap, box);
    if (presence < LEAST_PRESENCE) continue;
    return {
      ...readEyes(landmarks),
      landmarks,
      size: box.size,
      rivals: boxes.filter((other, at) => at !== place && isRival(models, bitmap, box, other)),
    };
  }
  return undefined;
}

/**
 * Longest edge of the small picture in which a face is looked for once more, pixels: noise and sharpened edges are
 * gone.
 */
const SMALL = 320;

/** Looks once more where nothing was found: in a small picture, and at faces that fill it from further away. */
function findInSmall(models: FaceModels, bitmap: Bitmap): Found | undefined {
  const small = shrinkBitmap(bitmap, Math.round(SMALL * Math.min(1, bitmap.width / bitmap.height)));
  const found = readBest(models, small, detectFromAfar(models, small));
  if (!found) return undefined;
  const scale = bitmap.width / small.width;
  const grow = <P extends Point>(point: P): P => ({ ...point, x: point.x * scale, y: point.y * scale });
  return {
    leftEye: grow(found.leftEye),
    rightEye: grow(found.rightEye),
    landmarks: found.landmarks.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z: z * scale })),
    size: found.size * scale,
    rivals: found.rivals.map((rival) => ({ centre: grow(rival.centre), size: rival.size * scale })),
  };
}

/**
 * Reads the mesh of a box. A face upside down may be an upright one whose mask the detector took for a brow: the
 * orientation that looks more like a face is right.
 */
function readEitherWay(models: FaceModels, bitmap: Bitmap, box: FaceBox): FaceMesh {
  const seen = readLandmarks(models, bitmap, box);
  if (box.leftEye.x <= box.rightEye.x) return seen;
  const turned = readLandmarks(models, bitmap, { ...box, leftEye: box.rightEye, rightEye: box.leftEye });
  return turned.presence > seen.presence ? turned : seen;
}

/** For a small face the detector gives a second box, and takes its shirt for another face: neither is a rival. */
function isRival(models: FaceModels, bitmap: Bitmap, chosen: FaceBox, other: FaceBox): boolean {
  if (other.size <= chosen.size * RIVAL_SIZE) return false;
  const apart = Math.hypot(other.centre.x - chosen.centre.x, other.centre.y - chosen.centre.y);
  if (apart < Math.max(chosen.size, other.size) / 2) return false;
  return readLandmarks(models, bitmap, other).presence >= LEAST_PRESENCE;
}

/** Large, certain and near the middle. */
function weigh(box: FaceBox, { width, height }: Bitmap): number {
  const away = Math.hypot(box.centre.x / width - 0.5, (box.centre.y / height - 0.45) * 0.6);
  return box.size * box.confidence * (1 - 0.7 * away);
}

/** Corners and lids of the eye on the left and on the right of the picture. */
const EYES = { left: [33, 133, 159, 145], right: [263, 362, 386, 374] } as const;

function readEyes(landmarks: readonly Landmark[]): Pick<Face, 'leftEye' | 'rightEye'> {
  const middle = (indices: readonly number[]) => middleOf(indices.map((index) => landmarks[index] ?? ORIGIN));
  return { leftEye: middle(EYES.left), rightEye: middle(EYES.right) };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** A selfie's usual framing: eyes a bit above the middle. */
function guessEyes({ width, height }: Bitmap): Pick<Face, 'leftEye' | 'rightEye'> {
  const half = Math.min(width, height) * 0.09;
  const y = height * 0.42;
  return { leftEye: { x: width / 2 - half, y }, rightEye: { x: width / 2 + half, y } };
}

/** Whether the picture is black and white or toned: then colour says nothing about skin. */
function isMonochrome(bitmap: Bitmap): boolean {
  let total = 0;
  let square = 0;
  const pixels = bitmap.width * bitmap.height;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * 3;
    const colour: Rgb = [bitmap.data[at], bitmap.data[at + 1], bitmap.data[at + 2]];
    // Sepia has chroma, but always the same direction: red over blue varies little around its mean.
    const warmth = colour[0] - colour[2];
    total += warmth;
    square += warmth * warmth + (chroma(colour) > 90 ? 400 : 0);
  }
  const mean = total / pixels;
  return square / pixels - mean * mean < 60;
}
