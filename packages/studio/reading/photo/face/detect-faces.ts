import { type Answer, BOX_INPUT, type FaceModels } from '../../networks/face-models.ts';
import type { Point } from '../point.ts';
import type { Bitmap } from '../read-photo.ts';
import { type Square, sampleSquare } from '../sample-square.ts';

/** A face as the detector sees it, in the pixels of the picture. */
export type FaceBox = {
  /** 0 to 1. */
  confidence: number;
  centre: Point;
  /** Edge of the square around the face, from brow to chin. */
  size: number;
  /** The eyes on the left and on the right of an upright face; in a turned photo they turn with it. */
  leftEye: Point;
  rightEye: Point;
};

/** Below this, wallpaper begins. */
const LEAST_CONFIDENCE = 0.5;
/** A face that stands upright is seen at least this certainly; a face upside down never is. */
const SURE = 0.8;
/** Two boxes that share more than this of their area are one face. */
const SAME_FACE = 0.3;

/**
 * Finds the faces of a picture, the most certain first. The detector takes a face upside down for an upright one with
 * a mouth for brows, but with doubt. A doubtful picture is turned over and looked at once more, and of the boxes on
 * one face the most certain remains; faces on their side are found either way. If both looks find none, the picture
 * is looked at in four overlapping parts, where small faces are larger.
 */
export function detectFaces(models: FaceModels, bitmap: Bitmap): FaceBox[] {
  const { width, height } = bitmap;
  const whole = { centre: { x: width / 2, y: height / 2 }, size: Math.max(width, height), angle: 0 };
  const found = detectIn(models, bitmap, whole);
  if (!found.some(({ confidence }) => confidence > SURE)) {
    found.push(...detectIn(models, bitmap, { ...whole, angle: Math.PI }));
  }
  if (found.length > 0) return keepDistinct(found);
  const part = Math.max(width, height) * 0.6;
  if (part < BOX_INPUT) return [];
  const parts: FaceBox[] = [];
  for (const x of spread(width, part)) {
    for (const y of spread(height, part))
      parts.push(...detectIn(models, bitmap, { centre: { x, y }, size: part, angle: 0 }));
  }
  return keepDistinct(parts);
}

/** How much larger than the picture the squares are in which faces that fill it are as small as the detector knows them. */
const AFAR = [1, 1.4, 2];

/** Finds the faces of a picture seen from several distances, the most certain first. */
export function detectFromAfar(models: FaceModels, bitmap: Bitmap): FaceBox[] {
  const { width, height } = bitmap;
  const seen = AFAR.flatMap((times) =>
    detectIn(models, bitmap, {
      centre: { x: width / 2, y: height / 2 },
      size: Math.max(width, height) * times,
      angle: 0,
    }),
  );
  return keepDistinct(seen);
}

/** Middles of as many windows as cover an edge. */
function spread(edge: number, window: number): number[] {
  return edge <= window ? [edge / 2] : [window / 2, edge - window / 2];
}

function detectIn(models: FaceModels, bitmap: Bitmap, square: Square): FaceBox[] {
  const { centre, size, angle } = square;
  const picture = sampleSquare(bitmap, square, BOX_INPUT, (value) => value / 127.5 - 1);
  const answers = models.findBoxes(picture);
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const toPhoto = (x: number, y: number): Point => {
    const [u, v] = [x / BOX_INPUT - 0.5, y / BOX_INPUT - 0.5];
    return { x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos };
  };
  return [
    ...decodeGrid(answers, { cells: 16, perCell: 2 }, toPhoto, size / BOX_INPUT),
    ...decodeGrid(answers, { cells: 8, perCell: 6 }, toPhoto, size / BOX_INPUT),
  ];
}

/** One of the detector's grids: each cell guesses some boxes relative to its middle. */
function decodeGrid(
  answers: Answer[],
  { cells, perCell }: { cells: number; perCell: number },
  toPhoto: (x: number, y: number) => Point,
  scale: number,
): FaceBox[] {
  const count = cells * cells * perCell;
  const boxes = answers.find(({ shape }) => shape[1] === count && shape[2] === 16)?.values;
  const scores = answers.find(({ shape }) => shape[1] === count && shape[2] === 1)?.values;
  if (!boxes || !scores) throw new Error('The face detector answers in another form than its grid.');
  const found: FaceBox[] = [];
  for (let index = 0; index < count; index++) {
    const confidence = 1 / (1 + Math.exp(-(scores[index] ?? -100)));
    if (confidence < LEAST_CONFIDENCE) continue;
    const cell = Math.floor(index / perCell);
    const anchorX = ((cell % cells) + 0.5) * (BOX_INPUT / cells);
    const anchorY = (Math.floor(cell / cells) + 0.5) * (BOX_INPUT / cells);
    const at = (slot: number) => boxes[index * 16 + slot];
    const point = (slot: number) => toPhoto(anchorX + at(slot), anchorY + at(slot + 1));
    found.push({
      confidence,
      centre: point(0),
      size: Math.max(at(2), at(3)) * scale,
      leftEye: point(4),
      rightEye: point(6),
    });
  }
  return found;
}

function keepDistinct(boxes: FaceBox[]): FaceBox[] {
  const kept: FaceBox[] = [];
  for (const box of boxes.sort((a, b) => b.confidence - a.confidence)) {
    if (kept.every((other) => overlap(box, other) < SAME_FACE)) kept.push(box);
  }
  return kept;
}

/** Shared area over joint area of two squares. */
function overlap(a: FaceBox, b: FaceBox): number {
  const along = (axis: 'x' | 'y') =>
    Math.max(
      0,
      Math.min(a.centre[axis] + a.size / 2, b.centre[axis] + b.size / 2) -
        Math.max(a.centre[axis] - a.size / 2, b.centre[axis] - b.size / 2),
    );
  const shared = along('x') * along('y');
  return shared / (a.size ** 2 + b.size ** 2 - shared);
}
