import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import Delaunator from 'delaunator';
import { clamp } from '../../../math.ts';
import type { Face } from '../face/find-face.ts';
import { type FaceShape, measureFace, readPitch, readYaw, straighten } from '../face/frontal-face.ts';
import { MESH } from '../face/mesh-places.ts';
import { middleOf, type Point } from '../point.ts';
import { type Bitmap, shrinkBitmap } from '../read-photo.ts';
import { readBetween } from '../relief/see-from-front.ts';
import { type FaceFeatures, mouthGap, traceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { mirrorFarSide } from './mirror-far-side.ts';

/** A found face turned to the front, with all that is known of its outlines. */
export type FaceStudy = {
  /** The photo's face in the pixels of the print, three floats each. */
  cut: Float32Array;
  features: FaceFeatures;
  /** Where there can only be skin, 0 to 1 a pixel. */
  skinZone: Float32Array;
  shape: FaceShape;
  /** How far the head is turned in the photo, radians: positive where the side on our right is hidden. */
  yaw: number;
  /** How far it is bent forward, radians; negative where it leans back. */
  pitch: number;
};

/** Cuts a found face out of its photo, upright and seen from the front. */
export function studyFace(photo: Bitmap, face: Face): FaceStudy {
  const points = straighten(face.landmarks);
  const [yaw, pitch] = [readYaw(face.landmarks), readPitch(face.landmarks)];
  const features = traceFeatures(points, yaw);
  const cut = warpFace(photo, face, points);
  mirrorFarSide(cut, yaw);
  return { cut, features, skinZone: mapSkinZone(features), shape: measureFace(points), yaw, pitch };
}

/** The zone is soft: it is drawn at this share of the print's size and enlarged. */
const COARSE = 0.25;

/**
 * How much wider the outline of a mouth may be, in distances of the eyes: the mesh loses the lower lip of a mouth
 * that is wide open.
 */
const lostLip = (mouth: readonly Point[]) => Math.max(0, mouthGap(mouth) - 0.2) * 1.2;

/** Where there can only be skin, 0 to 1 a pixel of the print: the face without its features and its border. */
function mapSkinZone({ eyes, brows, lips, mouth, oval }: FaceFeatures): Float32Array {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const canvas = createCanvas(Math.ceil(width * COARSE), Math.ceil(height * COARSE));
  const context = canvas.getContext('2d');
  context.scale(perUnit * COARSE, perUnit * COARSE);
  context.translate(halfWidth, -top);
  context.lineJoin = 'round';
  context.fillStyle = '#ffffff';
  pathThrough(
    context,
    oval.map(({ x, y }) => ({ x: x * 0.94, y: 0.35 + (y - 0.35) * 0.96 })),
  );
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  const lids = eyes.map(({ upper, lower }) => [...upper, ...lower.toReversed()]);
  for (const points of [...lids, ...brows, lips]) {
    pathThrough(context, points);
    context.lineWidth = 0.12 + (points === lips ? lostLip(mouth) : 0);
    context.fill();
    context.stroke();
  }
  return readAlpha(canvas);
}

/** Starts a closed path through points with rounded corners. */
function pathThrough(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? { x, y };
    const before = points.at(index - 1) ?? { x, y };
    if (index === 0) context.moveTo((before.x + x) / 2, (before.y + y) / 2);
    context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  }
  context.closePath();
}

/** The opacity of a coarse canvas, enlarged smoothly to the size of the print. */
function readAlpha(canvas: Canvas): Float32Array {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const map = new Float32Array(FACE_PRINT.width * FACE_PRINT.height);
  const isBlank = Array.from({ length: height }, (_, y) =>
    pixels.subarray(y * width * 4, (y + 1) * width * 4).every((value) => value === 0),
  );
  for (let row = 0; row < FACE_PRINT.height; row++) {
    const v = clamp((row + 0.5) * COARSE - 0.5, 0, height - 1.001);
    const [y, fy] = [Math.floor(v), v - Math.floor(v)];
    // Eyes, nose and mouth leave most rows blank.
    if (isBlank[y] && isBlank[y + 1]) continue;
    for (let column = 0; column < FACE_PRINT.width; column++) {
      const u = clamp((column + 0.5) * COARSE - 0.5, 0, width - 1.001);
      const x = Math.floor(u);
      const fx = u - x;
      const at = (y * width + x) * 4 + 3;
      const below = at + width * 4;
      const above = pixels[at] * (1 - fx) + pixels[at + 4] * fx;
      const under = pixels[below] * (1 - fx) + pixels[below + 4] * fx;
      map[row * FACE_PRINT.width + column] = (above * (1 - fy) + under * fy) / 255;
    }
  }
  return map;
}

const { width: WIDTH, height: HEIGHT, perUnit: PER_UNIT, halfWidth: HALF_WIDTH, top: TOP } = FACE_PRINT;

/** How far beyond the mesh its border is continued, so that the print has no edge of its own. */
const BEYOND = [1.25, 1.7];

/**
 * The face of a photo seen from the front, in the pixels of the print, three floats each: every triangle of the
 * mesh is moved from where the photo shows it to where it lies on the head.
 */
function warpFace(photo: Bitmap, face: Face, points: readonly Point[]): Float32Array {
  const factor = Math.max(1, eyeDistance(face) / PER_UNIT);
  const source = factor > 1.5 ? shrinkBitmap(photo, Math.round(photo.width / factor)) : photo;
  const scale = source.width / photo.width;
  const from = continueBorder(face.landmarks).map(({ x, y }) => ({ x: x * scale - 0.5, y: y * scale - 0.5 }));
  const to = continueBorder(points).map(({ x, y }) => ({
    x: (x + HALF_WIDTH) * PER_UNIT - 0.5,
    y: (y - TOP) * PER_UNIT - 0.5,
  }));
  const { triangles } = Delaunator.from(
    to,
    ({ x }) => x,
    ({ y }) => y,
  );
  const cut = new Float32Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at], triangles[at + 1], triangles[at + 2]] as const;
    moveTriangle(
      source,
      corners.map((index) => from[index] ?? ORIGIN),
      corners.map((index) => to[index] ?? ORIGIN),
      cut,
    );
  }
  return cut;
}

const ORIGIN: Point = { x: 0, y: 0 };

function eyeDistance({ leftEye, rightEye }: Face): number {
  return Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y);
}

function continueBorder(points: readonly Point[]): Point[] {
  const oval = MESH.oval.map((index) => points[index] ?? ORIGIN);
  const centre = middleOf(oval);
  const rings = BEYOND.flatMap((reach) =>
    oval.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * reach, y: centre.y + (y - centre.y) * reach })),
  );
  return [...points.map(({ x, y }) => ({ x, y })), ...rings];
}

function moveTriangle(source: Bitmap, from: Point[], to: Point[], cut: Float32Array): void {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN] = to;
  const [p = ORIGIN, q = ORIGIN, r = ORIGIN] = from;
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x)));
  const right = Math.min(WIDTH - 1, Math.floor(Math.max(a.x, b.x, c.x)));
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(HEIGHT - 1, Math.floor(Math.max(a.y, b.y, c.y)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const u = 1 - v - w;
      if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
      readColour(source, p.x * u + q.x * v + r.x * w, p.y * u + q.y * v + r.y * w, cut, (y * WIDTH + x) * 3);
    }
  }
}

function readColour(
  { data, width, height }: Bitmap,
  x: number,
  y: number,
  into: Float32Array,
  at: number,
): void {
  const u = clamp(x, 0, width - 1.001);
  const v = clamp(y, 0, height - 1.001);
  for (let channel = 0; channel < 3; channel++)
    into[at + channel] = readBetween(data, width, 3, channel, u, v);
}
