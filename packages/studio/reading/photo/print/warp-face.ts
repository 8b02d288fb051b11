import Delaunator from 'delaunator';
import { clamp } from '../../../math.ts';
import type { Face } from '../face/find-face.ts';
import { MESH } from '../face/mesh-places.ts';
import { middleOf, type Point } from '../point.ts';
import { type Bitmap, shrinkBitmap } from '../read-photo.ts';
import { readBetween } from '../relief/see-from-front.ts';
import { FACE_PRINT } from './face-print.ts';

const { width: WIDTH, height: HEIGHT, perUnit: PER_UNIT, halfWidth: HALF_WIDTH, top: TOP } = FACE_PRINT;

/** How far beyond the mesh its border is continued, so that the print has no edge of its own. */
const BEYOND = [1.25, 1.7];

/**
 * The face of a photo seen from the front, in the pixels of the print, three floats each: every triangle of the
 * mesh is moved from where the photo shows it to where it lies on the head.
 */
export function warpFace(photo: Bitmap, face: Face, points: readonly Point[]): Float32Array {
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
